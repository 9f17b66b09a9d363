//! Requests to the server over HTTP: what to send, and how to read the answer.
//!
//! A request is a value. The caller sends it and hands the status and the text of the response to
//! [`ApiRequest::read`].
//!
//! ```
//! # use online_play::requests;
//! # use protocol::SeekId;
//! let request = requests::challenge(SeekId::from_random(Default::default()));
//! assert_eq!(request.method, "GET");
//! assert!(request.read(404, r#"{"code":"not_found"}"#).is_err());
//! ```

use crate::{BadSearch, Delivery, GameSearch};
use protocol::{
    Challenge, ComputerGame, Continuations, Credentials, EndgameBuild, EndgameStatus, GameAnalysis,
    GameId, GameList, GameLog, GameQuery, LearningProgress, Me, NewAccount, NewGame, NewPassword,
    NewSession, NewToken, Password, PlayerId, Problem, Profile, RatingHistory, Reach, Recovery,
    RefusalCode, RushBoard, RushResult, RushRun, RushSpan, RushStart, SeekId, SeekTerms, Speed,
    StoredAnalysis, Token, TokenId, TokenList, Why,
};
use rules::Position;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiTrouble {
    /// The server can't be reached.
    Offline,
    /// The server only serves the pages.
    NoGames,
    /// The server gave a reason.
    Refused(Why),
    /// The search is invalid. Nothing was sent.
    BadSearch(BadSearch),
    /// The client has no session, or it expired.
    NoSession,
    /// The response makes no sense.
    Odd,
    /// The connection was lost before the answer came, so the outcome is unknown.
    NoAnswer,
}

impl ApiTrouble {
    /// What kind of refusal it is, if the server gave a reason.
    pub fn code(&self) -> Option<RefusalCode> {
        match self {
            ApiTrouble::Refused(why) => Some(why.code()),
            _ => None,
        }
    }

    /// Whether what was asked for doesn't exist.
    pub fn is_not_found(&self) -> bool {
        self.code() == Some(RefusalCode::NotFound)
    }
}

impl From<Delivery> for Result<(), ApiTrouble> {
    fn from(answer: Delivery) -> Result<(), ApiTrouble> {
        match answer {
            Delivery::Done => Ok(()),
            Delivery::Refused(why) => Err(ApiTrouble::Refused(why)),
            Delivery::Lost => Err(ApiTrouble::NoAnswer),
        }
    }
}

/// A request whose answer is a `T`.
#[derive(Clone, Debug)]
pub struct ApiRequest<T> {
    /// The HTTP method.
    pub method: &'static str,
    /// The path, with parameters.
    pub path: String,
    /// The body, which is JSON.
    pub body: Option<String>,
    answer: fn(&str) -> Option<T>,
}

impl<T> ApiRequest<T> {
    /// Reads the response.
    pub fn read(&self, status: u16, text: &str) -> Result<T, ApiTrouble> {
        if (200..300).contains(&status) {
            return (self.answer)(text).ok_or(ApiTrouble::Odd);
        }
        Err(match serde_json::from_str::<Problem>(text) {
            Ok(_) if status == 401 => ApiTrouble::NoSession,
            Ok(problem) if problem.why == Why::NoOnlinePlay => ApiTrouble::NoGames,
            Ok(problem) => ApiTrouble::Refused(problem.why),
            // A plain file server doesn't know this path.
            Err(_) if matches!(status, 404 | 405) => ApiTrouble::NoGames,
            Err(_) => ApiTrouble::Odd,
        })
    }

    fn with(mut self, body: &impl Serialize) -> ApiRequest<T> {
        self.body = Some(serde_json::to_string(body).expect("messages serialize to JSON"));
        self
    }
}

/// A request whose answer is JSON.
fn json<T: DeserializeOwned>(method: &'static str, path: impl Into<String>) -> ApiRequest<T> {
    ApiRequest {
        method,
        path: path.into(),
        body: None,
        answer: |text| serde_json::from_str(text).ok(),
    }
}

/// A request whose answer has no content that matters.
fn done(method: &'static str, path: impl Into<String>) -> ApiRequest<()> {
    ApiRequest {
        method,
        path: path.into(),
        body: None,
        answer: |_| Some(()),
    }
}

fn get<T: DeserializeOwned>(path: impl Into<String>) -> ApiRequest<T> {
    json("GET", path)
}

/// How people reach this server.
pub fn reach() -> ApiRequest<Reach> {
    get("/reach.json")
}

/// The endgame tables that the server has, and the state of a build.
pub fn endgame_status() -> ApiRequest<EndgameStatus> {
    get("/endgames/status.json")
}

/// Starts or cancels a build of endgame tables.
pub fn build_endgames(is_wanted: bool) -> ApiRequest<EndgameBuild> {
    json(if is_wanted { "POST" } else { "DELETE" }, "/endgames/build")
}

/// Who this client is. [`ApiTrouble::NoSession`] without a session.
pub fn session() -> ApiRequest<Me> {
    get("/api/v1/session")
}

/// Who this client is. Creates a guest if there's no session.
pub fn open_session() -> ApiRequest<Me> {
    json("POST", "/api/v1/session").with(&NewSession::default())
}

/// Turns the guest into an account.
pub fn register(credentials: &Credentials) -> ApiRequest<NewAccount> {
    json("POST", "/api/v1/account").with(credentials)
}

/// Logs in to an account.
pub fn log_in(credentials: &Credentials) -> ApiRequest<Me> {
    json("POST", "/api/v1/login").with(credentials)
}

/// Logs out.
pub fn log_out() -> ApiRequest<()> {
    done("POST", "/api/v1/logout")
}

/// Replaces a forgotten password by means of a recovery code.
pub fn recover(recovery: &Recovery) -> ApiRequest<Me> {
    json("PUT", "/api/v1/account/recovery").with(recovery)
}

/// Changes the password.
pub fn change_password(new: &NewPassword) -> ApiRequest<Me> {
    json("PUT", "/api/v1/account/password").with(new)
}

/// Deletes the account.
pub fn delete_account(password: String) -> ApiRequest<()> {
    done("DELETE", "/api/v1/account").with(&Password { password })
}

/// Merges what this device has learned into the account, and returns everything.
pub fn merge_progress(progress: &LearningProgress) -> ApiRequest<LearningProgress> {
    json("PUT", "/api/v1/progress").with(progress)
}

/// The tokens of the account.
pub fn tokens() -> ApiRequest<TokenList> {
    get("/api/v1/tokens")
}

/// Creates a token.
pub fn new_token(token: &NewToken) -> ApiRequest<Token> {
    json("POST", "/api/v1/tokens").with(token)
}

/// Deletes a token.
pub fn delete_token(token: TokenId) -> ApiRequest<()> {
    done("DELETE", format!("/api/v1/tokens/{token}"))
}

/// Creates a challenge with a link.
pub fn new_challenge(terms: &SeekTerms) -> ApiRequest<Challenge> {
    json("POST", "/api/v1/challenges").with(terms)
}

/// A challenge.
pub fn challenge(seek: SeekId) -> ApiRequest<Challenge> {
    get(format!("/api/v1/challenges/{seek}"))
}

/// Starts a game against the server's computer player.
pub fn play_computer(game: &ComputerGame) -> ApiRequest<NewGame> {
    json("POST", "/api/v1/computer").with(game)
}

/// The complete log of a game.
pub fn game(game: GameId) -> ApiRequest<GameLog> {
    get(format!("/api/v1/games/{game}"))
}

/// A game as PDN.
pub fn pdn(game: GameId) -> ApiRequest<String> {
    ApiRequest {
        method: "GET",
        path: pdn_path(game),
        body: None,
        answer: |text| Some(text.to_owned()),
    }
}

/// The path of a game's PDN.
pub fn pdn_path(game: GameId) -> String {
    format!("/api/v1/games/{game}/pdn")
}

/// The path of the PDN with all games of a player.
pub fn all_pdn_path(player: PlayerId) -> String {
    format!("/api/v1/players/{player}/pdn")
}

/// Games, latest first.
pub fn games(query: &GameQuery) -> ApiRequest<GameList> {
    get(format!("/api/v1/games?{}", query.encode()))
}

/// Games in progress, of one player or of everyone.
pub fn running_games(player: Option<PlayerId>) -> ApiRequest<GameList> {
    games(&GameQuery {
        player,
        running: Some(true),
        ..GameQuery::default()
    })
}

/// The games that a search finds. `opponent` is the player whose name the search has.
pub fn search(
    search: &GameSearch,
    opponent: Option<PlayerId>,
) -> Result<ApiRequest<GameList>, ApiTrouble> {
    let query = search.query(opponent).map_err(ApiTrouble::BadSearch)?;
    Ok(games(&query))
}

/// How archived games continued from a position.
pub fn continuations(position: Position) -> ApiRequest<Continuations> {
    let query = GameQuery {
        position: Some(position),
        ..GameQuery::default()
    };
    get(format!("/api/v1/explorer?{}", query.encode()))
}

/// Starts a rush that counts for the leaderboard.
pub fn start_rush() -> ApiRequest<RushStart> {
    json("POST", "/api/v1/rush")
}

/// Sends the answers of a rush, and returns its score.
pub fn end_rush(run: &RushRun) -> ApiRequest<RushResult> {
    json("PUT", "/api/v1/rush").with(run)
}

/// The best rushes.
pub fn rush_board(span: RushSpan) -> ApiRequest<RushBoard> {
    get(format!("/api/v1/rush?span={}", span.word()))
}

/// The analysis of a finished game, if one of its players has analyzed it.
pub fn analysis(game: GameId) -> ApiRequest<StoredAnalysis> {
    get(format!("/api/v1/games/{game}/analysis"))
}

/// Stores the analysis of a finished game that the user played.
pub fn keep_analysis(game: GameId, analysis: &GameAnalysis) -> ApiRequest<()> {
    done("PUT", format!("/api/v1/games/{game}/analysis")).with(analysis)
}

/// A player's public page.
pub fn profile(player: PlayerId) -> ApiRequest<Profile> {
    get(format!("/api/v1/players/{player}"))
}

/// The account with this name.
pub fn profile_by_name(name: &str) -> ApiRequest<Profile> {
    let mut parameters = form_urlencoded::Serializer::new(String::new());
    parameters.append_pair("name", name);
    get(format!("/api/v1/players?{}", parameters.finish()))
}

/// The history of a player's rating.
pub fn rating_history(player: PlayerId, speed: Speed) -> ApiRequest<RatingHistory> {
    let speed = speed.word();
    get(format!("/api/v1/players/{player}/ratings/{speed}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(why: &Why) -> String {
        let problem = Problem {
            code: why.code(),
            why: why.clone(),
            detail: None,
        };
        serde_json::to_string(&problem).unwrap()
    }

    #[test]
    fn an_answer_is_read_or_says_why_not() {
        #[track_caller]
        fn check(status: u16, text: &str, expected: Result<Reach, ApiTrouble>) {
            assert_eq!(reach().read(status, text), expected);
        }
        let found = Reach::default();
        check(200, &serde_json::to_string(&found).unwrap(), Ok(found));
        check(200, "<!doctype html>", Err(ApiTrouble::Odd));
        let gone = Why::NoGame;
        check(404, &problem(&gone), Err(ApiTrouble::Refused(gone.clone())));
        assert!(ApiTrouble::Refused(gone.clone()).is_not_found());
        assert!(!ApiTrouble::Offline.is_not_found());
        check(401, &problem(&gone), Err(ApiTrouble::NoSession));
        check(404, &problem(&Why::NoOnlinePlay), Err(ApiTrouble::NoGames));
        // A plain file server, and a proxy in front of a server that's down.
        check(404, "Not found", Err(ApiTrouble::NoGames));
        check(405, "", Err(ApiTrouble::NoGames));
        check(502, "Bad gateway", Err(ApiTrouble::Odd));
    }

    #[test]
    fn requests_have_paths_and_bodies() {
        #[track_caller]
        fn check<T>(request: &ApiRequest<T>, expected: &str, body: Option<&str>) {
            let line = format!("{} {}", request.method, request.path);
            assert_eq!((line.as_str(), request.body.as_deref()), (expected, body));
        }
        check(&session(), "GET /api/v1/session", None);
        check(&log_out(), "POST /api/v1/logout", None);
        let old = delete_account("a \"b\"".to_owned());
        check(
            &old,
            "DELETE /api/v1/account",
            Some(r#"{"password":"a \"b\""}"#),
        );
        check(&build_endgames(false), "DELETE /endgames/build", None);
        let path = "GET /api/v1/players?name=J%C3%B6rg+%26+Co";
        check(&profile_by_name("Jörg & Co"), path, None);
        check(
            &rush_board(RushSpan::Week),
            "GET /api/v1/rush?span=week",
            None,
        );
        check(&running_games(None), "GET /api/v1/games?running=true", None);
    }

    #[test]
    fn some_answers_are_plain_text_or_nothing() {
        let game = GameId::from_random(Default::default());
        assert_eq!(pdn(game).read(200, "1. 11-15 *").unwrap(), "1. 11-15 *");
        assert_eq!(log_out().read(204, ""), Ok(()));
    }

    #[test]
    fn a_search_that_makes_no_sense_is_not_sent() {
        let search_of = |opening: &str| GameSearch {
            opening: opening.to_owned(),
            ..GameSearch::default()
        };
        assert!(search(&search_of("9-13"), None).is_ok());
        let bad = search(&search_of("9-99"), None);
        assert!(matches!(bad, Err(ApiTrouble::BadSearch(_))));
    }
}
