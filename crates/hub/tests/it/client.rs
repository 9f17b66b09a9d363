//! The client end, with scripted engines: good ones, odd ones, dead ones.

use engine::Limits;
use hub::{Client, ClientError, CommandLine, Wait};
use rules::Game;
use std::time::Duration;

const PATIENCE: Wait<'_> = Wait::at_most(Duration::from_secs(20));

fn script(text: &str) -> CommandLine {
    CommandLine {
        program: "sh".to_owned(),
        arguments: vec!["-c".to_owned(), text.to_owned()],
    }
}

/// A stopped clock: only the end of the script can end a wait.
fn no_clock() -> Duration {
    Duration::ZERO
}

/// Starts the script and asks it for the first move of a game.
fn first_move(text: &str) -> Result<String, ClientError> {
    let mut client = Client::spawn(&script(text), no_clock, PATIENCE)?;
    client.init(PATIENCE)?;
    client.new_game()?;
    let thought = client.think(&Game::new(), &Limits::depth(1), PATIENCE, &mut |_| {})?;
    Ok(thought.mv.to_string())
}

const GREETING: &str = "read hub; echo id name=Script version=7; echo wait; read init; echo ready;";
const QUESTION: &str = "read game; read pos; read level; read go;";

#[test]
fn a_script_is_an_engine() {
    let text = format!(
        "echo 'Loading \"weights'; {GREETING} {QUESTION}
         echo info depth=3 score=0.5; echo '  done move=9-14 ponder=22-18 mood=good'; read quit"
    );
    let mut client = Client::spawn(&script(&text), no_clock, PATIENCE).unwrap();
    assert_eq!(client.identity().name, "Script");
    assert_eq!(client.identity().version, "7");
    client.init(PATIENCE).unwrap();
    client.new_game().unwrap();
    let mut heard = Vec::new();
    let thought = client
        .think(&Game::new(), &Limits::depth(1), PATIENCE, &mut |info| {
            heard.push(info.depth);
        })
        .unwrap();
    assert_eq!(thought.mv.to_string(), "9-14");
    assert_eq!(thought.ponder.unwrap().to_string(), "22-18");
    assert_eq!(thought.info.unwrap().score, Some(0.5));
    assert_eq!(heard, [Some(3)]);
}

#[test]
fn the_question_is_put_as_the_protocol_asks() {
    let text = format!("{GREETING} {QUESTION} echo \"$pos / $level / $go\" >&2; exit 3");
    let error = first_move(&text).unwrap_err().to_string();
    assert_eq!(
        error,
        "the engine ended at \"go\", exit status: 3; it wrote:\n\
         pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww / level depth=1 / go think"
    );
}

#[test]
fn bad_engines_are_told_apart() {
    #[track_caller]
    fn check(text: &str, message: &str) {
        let error = first_move(text).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
    check("exit 0", "the engine ended at \"hub\", exit status: 0");
    check(
        "read hub; echo no weights >&2; exit 1",
        "the engine ended at \"hub\", exit status: 1; it wrote:\nno weights",
    );
    check(
        &format!("{GREETING} {QUESTION} echo done move=9-18; read quit"),
        "the engine's move is illegal: 9-18 is not legal",
    );
    check(
        &format!("{GREETING} {QUESTION} echo done move=hello; read quit"),
        "the engine's move is unreadable: \"hello\" is not a move such as 11-15 or 22x15x18",
    );
    check(
        &format!("{GREETING} {QUESTION} echo done; read quit"),
        "the engine gave no move",
    );
}

#[test]
fn silence_has_an_end() {
    let text = "read hub; echo error message=\\\"no licence\\\"; read quit";
    let ticking = {
        let ticks = std::sync::atomic::AtomicU64::new(0);
        move || Duration::from_secs(ticks.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
    };
    let error = Client::spawn(&script(text), ticking, PATIENCE)
        .err()
        .unwrap();
    assert!(
        error
            .to_string()
            .starts_with("the engine didn't answer \"hub\" within 20s"),
        "{error}"
    );
}

#[test]
fn nobody_has_to_wait() {
    let wait = Wait {
        is_cancelled: &|| true,
        ..PATIENCE
    };
    let error = Client::spawn(&script("read hub; read quit"), no_clock, wait)
        .err()
        .unwrap();
    assert!(matches!(error, ClientError::Cancelled));
}

#[test]
fn what_is_not_there_cannot_be_used() {
    let missing = CommandLine {
        program: "./no-such-engine".to_owned(),
        arguments: Vec::new(),
    };
    let error = Client::spawn(&missing, no_clock, PATIENCE).err().unwrap();
    assert_eq!(error.to_string(), "can't start ./no-such-engine");
    let text =
        "read hub; echo param name=hash value=1; echo param name=book value=x; echo wait; read x";
    let mut client = Client::spawn(&script(text), no_clock, PATIENCE).unwrap();
    let error = client.set_param("mood", "good").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the engine has no parameter \"mood\": it has hash, book"
    );
}

#[test]
fn an_engine_that_will_not_leave_is_killed() {
    let text = format!("trap '' TERM INT; {GREETING} while true; do sleep 1; done");
    let mut client = Client::spawn(&script(&text), no_clock, PATIENCE).unwrap();
    client.init(PATIENCE).unwrap();
    drop(client);
}
