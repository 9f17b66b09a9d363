//! The keys, explained.

use crate::below;
use crate::canvas::Canvas;
use crate::command::{Command, offer};
use crate::table_view::{Places, after, paint_footer, paint_title};
use words::Speaker;

/// Draws the list of keys.
pub(crate) fn paint(canvas: &mut Canvas<'_>, speaker: &Speaker, is_online: bool) {
    let look = canvas.look();
    let words = speaker.words;
    let places = Places::of(canvas.area());
    paint_title(canvas, places.title, speaker, words.shortcuts());
    let arrows = look.sign("← ↑ ↓ →  H J K L", "arrows  H J K L");
    let mut rows: Vec<(&str, String)> = vec![
        (arrows, words.shortcuts_board().to_owned()),
        ("Enter, Space", words.shortcuts_choose().to_owned()),
        ("11-15, 22x15", words.shortcuts_type().to_owned()),
        ("Esc, Backspace", words.shortcuts_cancel().to_owned()),
        ("PgUp, PgDn, [ ]", words.screen_steps().to_owned()),
        ("Home, End", words.screen_ends().to_owned()),
    ];
    let mut list = |key, command: Command| rows.push((key, command.label(words).to_owned()));
    list("u", Command::TakeBack);
    if is_online {
        list("c", Command::Chat);
        list("d", Command::Draw);
        list("r", Command::Resign);
        list("f", Command::Flip);
        list("l", Command::Lobby);
    } else {
        list("h", Command::Hint);
        list("a", Command::Analysis);
        list("m", Command::MoveNow);
        list("d", Command::Draw);
        list("r", Command::Resign);
        list("f", Command::Flip);
        list("n", Command::NewGame);
        list("o", Command::Library);
        list("e", Command::Editor);
    }
    let quit = match is_online {
        true => words.screen_quit().to_owned(),
        false => words.screen_quit_kept().to_owned(),
    };
    rows.push(("q, Ctrl-C", quit));
    let mut area = places.title;
    area.y += 2;
    area.height = places.footer.y.saturating_sub(area.y);
    for (row, (key, text)) in rows.iter().enumerate() {
        let area = below(area, row as u16);
        canvas.text(area, key, look.key());
        canvas.text(after(area, 20), text, look.plain());
    }
    paint_footer(
        canvas,
        places.footer,
        speaker,
        &[offer('q', Command::Cancel)],
    );
}
