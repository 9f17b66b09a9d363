//! HTTP requests to the server, and their errors.

use crate::browser;
use crate::texts::{self, t};
use online_play::{BadSearch, GameSearch};
use protocol::{
    Challenge, ComputerGame, Continuation, Continuations, Credentials, EndgameBuild, EndgameStatus,
    GameAnalysis, GameId, GameList, GameLog, GameQuery, LearningProgress, Me, NewAccount, NewGame,
    NewPassword, NewSession, NewToken, Password, PlayerId, Problem, Profile, RatingHistory, Reach,
    Recovery, RefusalCode, RushBoard, RushResult, RushRun, RushSpan, RushStart, SeekId, SeekTerms,
    Speed, StoredAnalysis, Token, TokenId, TokenList, Why,
};
use rules::Position;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The server can't be reached.
    Offline,
    /// The server only serves the pages.
    NoGames,
    /// The server gave a reason.
    Refused(Why),
    /// The search is invalid, with a sentence for the user.
    BadSearch(String),
    /// The client has no session, or it expired.
    NoSession,
    /// The response is unexpected.
    Odd,
}

impl Trouble {
    /// Returns the message for the user.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Trouble::Offline => t().online_offline().to_owned(),
            Trouble::NoGames => t().online_no_games().to_owned(),
            Trouble::Refused(why) => t().why(why).to_owned(),
            Trouble::BadSearch(sentence) => sentence.clone(),
            Trouble::NoSession => t().online_no_session().to_owned(),
            Trouble::Odd => t().online_odd().to_owned(),
        }
    }

    /// Whether the requested item doesn't exist.
    pub(crate) fn is_not_found(&self) -> bool {
        matches!(self, Trouble::Refused(why) if why.code() == RefusalCode::NotFound)
    }
}

type ApiResult<T> = Result<T, Trouble>;

/// Returns how people reach this server.
pub(crate) async fn reach() -> ApiResult<Reach> {
    get("/reach.json").await
}

/// Returns the endgame tables that the server has, and the state of a build.
pub(crate) async fn endgame_status() -> ApiResult<EndgameStatus> {
    get("/endgames/status.json").await
}

/// Starts or cancels a build of endgame tables.
pub(crate) async fn build_endgames(is_wanted: bool) -> ApiResult<EndgameBuild> {
    let method = if is_wanted { "POST" } else { "DELETE" };
    read(&ask(method, "/endgames/build", None).await?)
}

/// The storage key for the account that this browser is logged in to. Screens that aren't online
/// learn from it whether there's one, without asking the server.
const ACCOUNT: &str = "crownhead.account";

/// Returns the account that this browser was last seen logged in to.
pub(crate) fn account() -> Option<String> {
    browser::recall(ACCOUNT)
}

/// Remembers whether this browser is logged in to an account.
fn noted(me: Me) -> Me {
    if me.guest {
        browser::forget(ACCOUNT);
    } else {
        browser::remember(ACCOUNT, me.player.as_str());
    }
    me
}

/// Returns who this client is. `None` without a session.
pub(crate) async fn session() -> ApiResult<Option<Me>> {
    match get("/api/v1/session").await {
        Ok(me) => Ok(Some(noted(me))),
        Err(Trouble::NoSession) => {
            browser::forget(ACCOUNT);
            Ok(None)
        }
        Err(trouble) => Err(trouble),
    }
}

/// Returns who this client is. Opens a guest session if there's none.
pub(crate) async fn session_or_guest() -> ApiResult<Me> {
    match session().await? {
        Some(me) => Ok(me),
        None => open_session().await,
    }
}

/// Returns who this client is. One request that creates a guest if there's no session.
pub(crate) async fn open_session() -> ApiResult<Me> {
    let me = put_in("POST", "/api/v1/session", &NewSession::default()).await;
    me.map(noted)
}

/// Turns the guest into an account.
pub(crate) async fn register(name: String, password: String) -> ApiResult<NewAccount> {
    session_or_guest().await?;
    let credentials = Credentials { name, password };
    let new: NewAccount = put_in("POST", "/api/v1/account", &credentials).await?;
    noted(new.me.clone());
    Ok(new)
}

pub(crate) async fn log_in(name: String, password: String) -> ApiResult<Me> {
    let me = put_in("POST", "/api/v1/login", &Credentials { name, password }).await;
    me.map(noted)
}

/// Replaces a forgotten password by means of a recovery code.
pub(crate) async fn recover(name: String, code: String, new: String) -> ApiResult<Me> {
    let recovery = Recovery { name, code, new };
    let me = put_in("PUT", "/api/v1/account/recovery", &recovery).await;
    me.map(noted)
}

pub(crate) async fn log_out() -> ApiResult<()> {
    browser::forget(ACCOUNT);
    ask("POST", "/api/v1/logout", None).await.map(drop)
}

pub(crate) async fn change_password(old: String, new: String) -> ApiResult<Me> {
    put_in("PUT", "/api/v1/account/password", &NewPassword { old, new }).await
}

pub(crate) async fn delete_account(password: String) -> ApiResult<()> {
    let body = json(&Password { password });
    ask("DELETE", "/api/v1/account", Some(body)).await?;
    browser::forget(ACCOUNT);
    Ok(())
}

/// Merges what this device has learned into the account, and returns everything.
pub(crate) async fn merge_progress(progress: &LearningProgress) -> ApiResult<LearningProgress> {
    put_in("PUT", "/api/v1/progress", progress).await
}

pub(crate) async fn tokens() -> ApiResult<TokenList> {
    get("/api/v1/tokens").await
}

pub(crate) async fn new_token(label: String, password: String) -> ApiResult<Token> {
    put_in("POST", "/api/v1/tokens", &NewToken { label, password }).await
}

pub(crate) async fn delete_token(token: TokenId) -> ApiResult<()> {
    let path = format!("/api/v1/tokens/{token}");
    ask("DELETE", &path, None).await.map(drop)
}

pub(crate) async fn new_challenge(terms: SeekTerms) -> ApiResult<Challenge> {
    put_in("POST", "/api/v1/challenges", &terms).await
}

pub(crate) async fn challenge(seek: SeekId) -> ApiResult<Challenge> {
    get(&format!("/api/v1/challenges/{seek}")).await
}

/// Starts a game against the server's computer player.
pub(crate) async fn play_computer(game: ComputerGame) -> ApiResult<NewGame> {
    put_in("POST", "/api/v1/computer", &game).await
}

/// Returns the complete log of a game.
pub(crate) async fn game(game: GameId) -> ApiResult<GameLog> {
    get(&format!("/api/v1/games/{game}")).await
}

/// Returns a game as PDN.
pub(crate) async fn pdn(game: GameId) -> ApiResult<String> {
    ask("GET", &pdn_path(game), None).await
}

/// Returns the path of a game's PDN.
pub(crate) fn pdn_path(game: GameId) -> String {
    format!("/api/v1/games/{game}/pdn")
}

/// Returns the path of the PDN with all games of a player.
pub(crate) fn all_pdn_path(player: PlayerId) -> String {
    format!("/api/v1/players/{player}/pdn")
}

/// Returns games, latest first.
pub(crate) async fn games(query: &GameQuery) -> ApiResult<GameList> {
    get(&format!("/api/v1/games?{}", query.encode())).await
}

/// Returns how archived games continued from a position.
pub(crate) async fn continuations(position: Position) -> ApiResult<Vec<Continuation>> {
    let query = GameQuery {
        position: Some(position),
        ..GameQuery::default()
    };
    let found: Continuations = get(&format!("/api/v1/explorer?{}", query.encode())).await?;
    Ok(found.moves)
}

/// Starts a rush that counts for the leaderboard.
pub(crate) async fn start_rush() -> ApiResult<RushStart> {
    read(&ask("POST", "/api/v1/rush", None).await?)
}

/// Sends the answers of a rush, and returns its score.
pub(crate) async fn end_rush(run: &RushRun) -> ApiResult<RushResult> {
    put_in("PUT", "/api/v1/rush", run).await
}

/// Returns the best rushes.
pub(crate) async fn rush_board(span: RushSpan) -> ApiResult<RushBoard> {
    get(&format!("/api/v1/rush?span={}", span.word())).await
}

/// Returns the analysis of a finished game, if one of its players has analyzed it.
pub(crate) async fn analysis(game: GameId) -> ApiResult<StoredAnalysis> {
    get(&format!("/api/v1/games/{game}/analysis")).await
}

/// Stores the analysis of a finished game that the user played.
pub(crate) async fn keep_analysis(game: GameId, analysis: &GameAnalysis) -> ApiResult<()> {
    let path = format!("/api/v1/games/{game}/analysis");
    ask("PUT", &path, Some(json(analysis))).await.map(drop)
}

/// Returns games in progress, of one player or of everyone.
pub(crate) async fn running_games(player: Option<PlayerId>) -> ApiResult<GameList> {
    games(&GameQuery {
        player,
        running: Some(true),
        ..GameQuery::default()
    })
    .await
}

/// Returns games that match a search.
pub(crate) async fn search(search: &GameSearch) -> ApiResult<GameList> {
    let refused = |bad: &BadSearch| Trouble::BadSearch(texts::saved_speaker().bad_search(bad));
    search.check().map_err(|bad| refused(&bad))?;
    let opponent = match search.opponent.as_str() {
        "" => None,
        name => Some(profile_by_name(name).await?.player),
    };
    let query = search.query(opponent).map_err(|bad| refused(&bad))?;
    games(&query).await
}

pub(crate) async fn profile(player: PlayerId) -> ApiResult<Profile> {
    get(&format!("/api/v1/players/{player}")).await
}

/// Returns the account with this name.
pub(crate) async fn profile_by_name(name: &str) -> ApiResult<Profile> {
    let name = String::from(js_sys::encode_uri_component(name));
    get(&format!("/api/v1/players?name={name}")).await
}

/// Returns the history of a player's rating.
pub(crate) async fn rating_history(player: PlayerId, speed: Speed) -> ApiResult<RatingHistory> {
    let speed = speed.word();
    get(&format!("/api/v1/players/{player}/ratings/{speed}")).await
}

async fn get<T: DeserializeOwned>(path: &str) -> ApiResult<T> {
    read(&ask("GET", path, None).await?)
}

async fn put_in<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> ApiResult<T> {
    read(&ask(method, path, Some(json(body))).await?)
}

fn read<T: DeserializeOwned>(text: &str) -> ApiResult<T> {
    serde_json::from_str(text).map_err(|_| Trouble::Odd)
}

fn json(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("messages serialize to JSON")
}

/// Sends a request and returns the text of a successful response.
async fn ask(method: &str, path: &str, body: Option<String>) -> ApiResult<String> {
    let (status, text) = exchange(method, path, body)
        .await
        .map_err(|_| Trouble::Offline)?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    match serde_json::from_str::<Problem>(&text) {
        Ok(_) if status == 401 => Err(Trouble::NoSession),
        Ok(problem) if problem.why == Why::NoOnlinePlay => Err(Trouble::NoGames),
        Ok(problem) => Err(Trouble::Refused(problem.why)),
        // A plain file server doesn't know this path.
        Err(_) if matches!(status, 404 | 405) => Err(Trouble::NoGames),
        Err(_) => Err(Trouble::Odd),
    }
}

async fn exchange(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<(u16, String), JsValue> {
    let request = web_sys::RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        request.set_body(&JsValue::from_str(&body));
        let headers = web_sys::Headers::new()?;
        headers.set("content-type", "application/json")?;
        request.set_headers(&headers);
    }
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &request)).await?;
    let answer: web_sys::Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.status(), text.as_string().unwrap_or_default()))
}
