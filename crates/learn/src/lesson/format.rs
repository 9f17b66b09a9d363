//! The files of courses. `docs/lessons.md` describes them.

use super::{Course, Lesson, LessonGoal, Sample, Step};
use notation::{Fen, WrittenMove};
use rules::{Move, Position, RuleSet, Square};

/// A line of a file that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {number}: {problem}")]
pub struct BadLessons {
    /// The number of the line, from 1.
    pub number: usize,
    /// What is wrong.
    #[source]
    pub problem: BadLine,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BadLine {
    /// The first word is unknown, or doesn't belong here.
    #[error("{0:?} isn't expected here")]
    Word(String),
    /// Something has to follow the first word.
    #[error("it is incomplete")]
    Incomplete,
    /// A name has to consist of lower-case letters and hyphens.
    #[error("{0:?} isn't a name: expected lower-case letters and hyphens")]
    Name(String),
    /// The name is taken.
    #[error("{0:?} already exists")]
    Duplicate(String),
    /// The position isn't valid.
    #[error("{0:?} isn't a position with a move to make")]
    Position(String),
    /// The goal isn't valid.
    #[error("{0:?} isn't a goal")]
    Goal(String),
    /// The number of moves isn't valid.
    #[error("{0:?} isn't a number of moves")]
    Par(String),
    /// A move isn't valid, or isn't legal there.
    #[error("{0:?} isn't a legal move here")]
    Move(String),
    /// A step ends without a position, a goal or a right try.
    #[error("the step {0:?} lacks a position, a goal or a right try")]
    Unfinished(String),
    /// A lesson or a course ends without content.
    #[error("{0:?} is empty")]
    Empty(String),
}

/// Reads the file of a course.
pub fn read_course(name: &str, text: &str) -> Result<Course, BadLessons> {
    let mut reader = Reader::default();
    let mut last = 0;
    for (place, line) in text.lines().enumerate() {
        last = place + 1;
        let content = line.split('#').next().unwrap_or_default().trim();
        if !content.is_empty() {
            let (word, rest) = content.split_once(' ').unwrap_or((content, ""));
            let read = reader.line(word, rest.trim());
            read.map_err(|problem| BadLessons {
                number: last,
                problem,
            })?;
        }
    }
    let at_end = |problem| BadLessons {
        number: last,
        problem,
    };
    reader.end_lesson().map_err(at_end)?;
    if reader.lessons.is_empty() {
        return Err(at_end(BadLine::Empty(name.to_owned())));
    }
    Ok(Course {
        name: name.to_owned(),
        lessons: reader.lessons,
    })
}

/// A file, as far as it has been read.
#[derive(Default)]
struct Reader {
    lessons: Vec<Lesson>,
    lesson: Option<Lesson>,
    step: Option<Unfinished>,
}

/// A step without everything that it needs.
struct Unfinished {
    name: String,
    pos: Option<Position>,
    goal: Option<LessonGoal>,
    par: Option<u32>,
    samples: Vec<Sample>,
}

impl Reader {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), BadLine> {
        match word {
            "lesson" => {
                self.end_lesson()?;
                let name = named(rest)?;
                if self.lessons.iter().any(|lesson| lesson.name == name) {
                    return Err(BadLine::Duplicate(name));
                }
                self.lesson = Some(Lesson {
                    name,
                    steps: Vec::new(),
                });
                Ok(())
            }
            "step" => {
                self.end_step()?;
                let name = named(rest)?;
                let lesson = self.lesson.as_ref();
                let lesson = lesson.ok_or_else(|| BadLine::Word(word.to_owned()))?;
                if lesson.steps.iter().any(|step| step.name == name) {
                    return Err(BadLine::Duplicate(name));
                }
                self.step = Some(Unfinished {
                    name,
                    pos: None,
                    goal: None,
                    par: None,
                    samples: Vec::new(),
                });
                Ok(())
            }
            _ => {
                let step = self.step.as_mut();
                let step = step.ok_or_else(|| BadLine::Word(word.to_owned()))?;
                step.line(word, rest)
            }
        }
    }

    fn end_step(&mut self) -> Result<(), BadLine> {
        let Some(step) = self.step.take() else {
            return Ok(());
        };
        let is_right = |sample: &Sample| {
            matches!(
                sample,
                Sample::Right(_) | Sample::Accepted(_) | Sample::TheMove(_)
            )
        };
        match (step.pos, step.goal, &mut self.lesson) {
            (Some(pos), Some(goal), Some(lesson)) if step.samples.iter().any(is_right) => {
                lesson.steps.push(Step {
                    name: step.name,
                    pos,
                    goal,
                    par: step.par,
                    samples: step.samples,
                });
                Ok(())
            }
            _ => Err(BadLine::Unfinished(step.name)),
        }
    }

    fn end_lesson(&mut self) -> Result<(), BadLine> {
        self.end_step()?;
        if let Some(lesson) = self.lesson.take() {
            if lesson.steps.is_empty() {
                return Err(BadLine::Empty(lesson.name));
            }
            self.lessons.push(lesson);
        }
        Ok(())
    }
}

impl Unfinished {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), BadLine> {
        if rest.is_empty() {
            return Err(BadLine::Incomplete);
        }
        match word {
            "position" => {
                let fen = rest.parse::<Fen>().ok();
                let pos = fen.and_then(|fen| fen.position().ok());
                let pos = pos.filter(|pos| !pos.moves().is_empty());
                self.pos = Some(pos.ok_or_else(|| BadLine::Position(rest.to_owned()))?);
            }
            "goal" => self.goal = Some(goal(rest, self.start()?)?),
            "par" => {
                let moves = rest.parse().ok().filter(|moves| *moves > 0);
                self.par = Some(moves.ok_or_else(|| BadLine::Par(rest.to_owned()))?);
            }
            "right" => {
                let sample = match (&self.goal, rest) {
                    (Some(LessonGoal::TheMove), "me") => Sample::TheMove(self.start()?.turn()),
                    (Some(LessonGoal::TheMove), "opponent") => {
                        Sample::TheMove(self.start()?.turn().opponent())
                    }
                    _ => Sample::Right(self.moves(rest)?),
                };
                self.samples.push(sample);
            }
            "accepted" => {
                let sample = Sample::Accepted(self.moves(rest)?);
                self.samples.push(sample);
            }
            "wrong" => {
                let (moves, kind) = rest.rsplit_once(' ').ok_or(BadLine::Incomplete)?;
                let moves = self.moves(moves)?;
                self.samples.push(Sample::Wrong(moves, kind.to_owned()));
            }
            "refused" => {
                let numbers = rest.split(['-', 'x']).map(str::parse::<u8>);
                let squares: Option<Vec<Square>> = numbers
                    .map(|number| number.ok().and_then(Square::new))
                    .collect();
                let squares = squares.ok_or_else(|| BadLine::Move(rest.to_owned()))?;
                self.samples.push(Sample::Refused(squares));
            }
            _ => return Err(BadLine::Word(word.to_owned())),
        }
        Ok(())
    }

    fn start(&self) -> Result<&Position, BadLine> {
        let lacks = || BadLine::Unfinished(self.name.clone());
        self.pos.as_ref().ok_or_else(lacks)
    }

    /// The learner's moves of a sample.
    fn moves(&self, text: &str) -> Result<Vec<Move>, BadLine> {
        let pos = *self.start()?;
        match &self.goal {
            None => Err(BadLine::Unfinished(self.name.clone())),
            Some(LessonGoal::TheMove) => Err(BadLine::Word(text.to_owned())),
            // Where the opponent moves in between, only the first move can be read now.
            Some(goal) if goal.is_alone() => {
                let mut at = pos;
                let read = |word| {
                    let mv = legal(&at, word)?;
                    at = super::alone::after(&at, mv);
                    Ok(mv)
                };
                text.split_whitespace().map(read).collect()
            }
            Some(_) => Ok(vec![legal(&pos, text)?]),
        }
    }
}

fn legal(pos: &Position, text: &str) -> Result<Move, BadLine> {
    let written = text.parse::<WrittenMove>().ok();
    let mv = written.and_then(|written| written.resolve(pos, RuleSet::OFFICIAL).ok());
    mv.ok_or_else(|| BadLine::Move(text.to_owned()))
}

/// `reach 18 in 4`, `take 2 in 1`, `crown in 2`, `shot 1`, `win`, …
fn goal(text: &str, pos: &Position) -> Result<LessonGoal, BadLine> {
    let bad = || BadLine::Goal(text.to_owned());
    let number = |word: &str| word.parse::<u8>().ok().filter(|&number| number > 0);
    let count = |word: &str| number(word).map(usize::from).ok_or_else(bad);
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["reach", square] => LessonGoal::Reach {
            square: number(square).and_then(Square::new).ok_or_else(bad)?,
            moves: usize::MAX,
        },
        ["reach", square, "in", moves] => LessonGoal::Reach {
            square: number(square).and_then(Square::new).ok_or_else(bad)?,
            moves: count(moves)?,
        },
        ["take", pieces, "in", moves] => LessonGoal::Take {
            pieces: number(pieces).map(u32::from).ok_or_else(bad)?,
            moves: count(moves)?,
        },
        ["crown", "in", moves] => LessonGoal::Crown {
            moves: count(moves)?,
        },
        ["block", "in", moves] => LessonGoal::Block {
            moves: count(moves)?,
        },
        ["the-move"] => LessonGoal::TheMove,
        ["line", ref moves @ ..] if !moves.is_empty() => {
            let mut at = *pos;
            let read = |word: &&str| {
                let mv = legal(&at, word)?;
                at = at.play_unchecked(mv);
                Ok(mv)
            };
            LessonGoal::Line(moves.iter().map(read).collect::<Result<_, BadLine>>()?)
        }
        ["shot", pieces] => LessonGoal::Shot(number(pieces).map(u32::from).ok_or_else(bad)?),
        ["safe", moves] => LessonGoal::Safe(count(moves)?),
        ["good", moves] => LessonGoal::Good(count(moves)?),
        ["win"] => LessonGoal::Win,
        ["win", "in", moves] => LessonGoal::WinIn(count(moves)?),
        ["draw", moves] => LessonGoal::Draw(count(moves)?),
        _ => return Err(bad()),
    })
}

fn named(text: &str) -> Result<String, BadLine> {
    let is_name = !text.is_empty()
        && text
            .bytes()
            .all(|sign| sign.is_ascii_lowercase() || sign == b'-');
    if is_name {
        Ok(text.to_owned())
    } else {
        Err(BadLine::Name(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: &str = "lesson jumping\nstep one\nposition B:W15,30:B10\n";

    #[test]
    fn a_course_is_read() {
        let text =
            format!("# A course.\n{STEP}goal take 1 in 1 # all\nright 10x19\nrefused 10-14\n");
        let course = read_course("first-game", &text).unwrap();
        let [lesson] = &course.lessons[..] else {
            panic!("{course:?}")
        };
        assert_eq!(lesson.name, "jumping");
        let goal = LessonGoal::Take {
            pieces: 1,
            moves: 1,
        };
        assert_eq!(lesson.steps[0].goal, goal);
        assert_eq!(lesson.steps[0].samples.len(), 2);
        assert_eq!(lesson.text_id(&lesson.steps[0]), "lesson-jumping-one");
    }

    #[test]
    fn what_makes_no_sense_is_named_with_its_line() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            let bad = read_course("course", text).unwrap_err();
            assert_eq!(bad.to_string(), expected);
        }
        check("", "line 0: \"course\" is empty");
        check("lesson a\n", "line 1: \"a\" is empty");
        check("step a", "line 1: \"step\" isn't expected here");
        check(
            "lesson Jumping",
            "line 1: \"Jumping\" isn't a name: expected lower-case letters and hyphens",
        );
        check(
            "lesson a\nposition B:W1:B2",
            "line 2: \"position\" isn't expected here",
        );
        check(
            "lesson a\nstep b\nposition nowhere",
            "line 3: \"nowhere\" isn't a position with a move to make",
        );
        check(
            "lesson a\nstep b\ngoal win",
            "line 3: the step \"b\" lacks a position, a goal or a right try",
        );
        check(&format!("{STEP}goal fly"), "line 4: \"fly\" isn't a goal");
        check(
            &format!("{STEP}par 0"),
            "line 4: \"0\" isn't a number of moves",
        );
        check(
            &format!("{STEP}goal reach 33 in 1"),
            "line 4: \"reach 33 in 1\" isn't a goal",
        );
        check(
            &format!("{STEP}goal take 0 in 1"),
            "line 4: \"take 0 in 1\" isn't a goal",
        );
        check(
            &format!("{STEP}goal line 10-14"),
            "line 4: \"10-14\" isn't a legal move here",
        );
        check(
            &format!("{STEP}goal win\nright 10-14"),
            "line 5: \"10-14\" isn't a legal move here",
        );
        check(
            &format!("{STEP}goal win\nright"),
            "line 5: it is incomplete",
        );
        check(
            &format!("{STEP}goal win\nwrong 10x19"),
            "line 5: it is incomplete",
        );
        check(
            &format!("{STEP}goal win"),
            "line 4: the step \"one\" lacks a position, a goal or a right try",
        );
        check(
            &format!("{STEP}goal win\nright 10x19\nstep one"),
            "line 6: \"one\" already exists",
        );
    }
}
