//! Lessons: short tasks on a board, judged by the rules, an engine and the tables.

mod alone;
mod attempt;
mod check;
mod drill_try;
mod drills;
mod format;
mod progress;
mod visit;

pub use attempt::{Attempt, Findings, Inquiry, LOOK_LINES, LOOK_NODES, Mistake, Next};
pub use check::{Flaw, FlawedStep, check_lessons};
pub use drill_try::{DrillEnd, DrillTry};
pub use drills::{Achieved, DrillProgress, WINS_TO_MASTER, drill_title_id, drills, find_drill};
pub use format::{BadLessons, BadLine, read_course};
pub use progress::LessonProgress;
pub use visit::{Finished, LessonVisit};

use crate::ByTheBook;
use rules::{Color, Move, Position, Square};
use std::sync::LazyLock;

/// A course: lessons in the recommended order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// Its name in files and addresses: `first-game`. Its title is the message `course-first-game`.
    pub name: String,
    /// Its lessons.
    pub lessons: Vec<Lesson>,
}

/// A lesson: a few steps about one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in files and addresses, unique among all courses: `jumping`. Its title is the
    /// message `lesson-jumping`.
    pub name: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A step: a position and something to do there. The side to move is the learner's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its name in its lesson: `double`. Its text is the message `lesson-jumping-double`.
    pub name: String,
    /// Where it starts.
    pub pos: Position,
    /// What to do.
    pub goal: LessonGoal,
    /// How many moves it takes at least, if someone has computed it.
    pub par: Option<u32>,
    /// Tries that the checks make.
    pub samples: Vec<Sample>,
}

/// What to do in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonGoal {
    /// Bring a piece to a square. The opponent waits.
    Reach {
        /// Where to.
        square: Square,
        /// The maximum number of moves. `usize::MAX` if it may go any way.
        moves: usize,
    },
    /// Take this many pieces. The opponent waits.
    Take {
        /// How many.
        pieces: u32,
        /// The maximum number of moves.
        moves: usize,
    },
    /// Get a king. The opponent waits.
    Crown {
        /// The maximum number of moves.
        moves: usize,
    },
    /// Leave the opponent without a move. The opponent waits.
    Block {
        /// The maximum number of moves.
        moves: usize,
    },
    /// Say who has the move.
    TheMove,
    /// Play the moves of an opening. The opponent plays the other side's moves.
    Line(Vec<Move>),
    /// Find the solution of a puzzle, with the replies in turn, or something as good.
    Solve(Vec<Move>),
    /// Find the solution of a puzzle. No other move counts.
    SolveExactly(Vec<Move>),
    /// Win this many more pieces than you lose.
    Shot(u32),
    /// Play this many moves without losing a piece.
    Safe(usize),
    /// Play this many moves that are about as good as the best.
    Good(usize),
    /// Win the game.
    Win,
    /// Win the game in at most this many moves.
    WinIn(usize),
    /// Play this many moves without losing a draw.
    Draw(usize),
    /// Play an opening by the book, or moves that are about as good.
    ByTheBook(ByTheBook),
}

/// A try that the checks make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sample {
    /// These moves of the learner are right. If the goal needs more moves, the best ones follow.
    Right(Vec<Move>),
    /// The last of these moves is accepted, whether or not the engine alone reaches the goal.
    Accepted(Vec<Move>),
    /// Who has the move, in a step that asks for it.
    TheMove(Color),
    /// The last of these moves is wrong, for a reason of this kind.
    Wrong(Vec<Move>, String),
    /// A move that the rules refuse. The board says why.
    Refused(Vec<Square>),
}

impl LessonGoal {
    /// Whether the opponent waits until the goal is reached.
    pub const fn is_alone(&self) -> bool {
        matches!(
            self,
            LessonGoal::Reach { .. }
                | LessonGoal::Take { .. }
                | LessonGoal::Crown { .. }
                | LessonGoal::Block { .. }
        )
    }

    /// The maximum number of moves in which a side reaches it alone.
    const fn max_moves(&self) -> usize {
        match self {
            LessonGoal::Reach { moves, .. }
            | LessonGoal::Take { moves, .. }
            | LessonGoal::Crown { moves }
            | LessonGoal::Block { moves } => *moves,
            _ => usize::MAX,
        }
    }
}

impl Lesson {
    /// Whether to say which side the learner plays at this step: where the board isn't seen from
    /// Black's side, and where it turns back.
    pub fn names_side(&self, step: usize) -> bool {
        let is_white = |step: &Step| step.pos.turn() == Color::White;
        let shown = &self.steps[step.saturating_sub(1)..=step];
        shown.iter().any(is_white)
    }

    /// The message with its title.
    pub fn title_id(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The message with the text of a step.
    pub fn text_id(&self, step: &Step) -> String {
        format!("lesson-{}-{}", self.name, step.name)
    }
}

impl Course {
    /// The message with its title.
    pub fn title_id(&self) -> String {
        format!("course-{}", self.name)
    }
}

/// The courses that come with the program.
pub fn courses() -> &'static [Course] {
    static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
        FILES
            .iter()
            .map(|(name, text)| read_course(name, text).expect("the tests read every course"))
            .collect()
    });
    &COURSES
}

/// A lesson and the number of its course.
pub fn find_lesson(name: &str) -> Option<(usize, &'static Lesson)> {
    let numbered = courses().iter().enumerate();
    let mut all = numbered.flat_map(|(course, it)| it.lessons.iter().map(move |it| (course, it)));
    all.find(|(_, lesson)| lesson.name == name)
}

/// The lesson after this one, in the same course or the next.
pub fn lesson_after(name: &str) -> Option<&'static Lesson> {
    let mut all = courses().iter().flat_map(|course| &course.lessons);
    all.find(|lesson| lesson.name == name)?;
    all.next()
}

/// The files of the courses, in order. `docs/lessons.md` describes the format.
const FILES: [(&str, &str); 4] = [
    ("first-game", include_str!("../lessons/first-game.lessons")),
    (
        "seeing-shots",
        include_str!("../lessons/seeing-shots.lessons"),
    ),
    ("endings", include_str!("../lessons/endings.lessons")),
    ("openings", include_str!("../lessons/openings.lessons")),
];
