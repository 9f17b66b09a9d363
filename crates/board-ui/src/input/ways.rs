//! The paths from a piece to a square.

use rules::{Move, Path, Square};

/// Returns the moves that start with these squares.
pub(super) fn beginning(moves: &[Move], from: Square, trail: &[Square]) -> Vec<Move> {
    moves
        .iter()
        .copied()
        .filter(|mv| mv.from() == from && mv.path()[1..].starts_with(trail))
        .collect()
}

/// Returns the rest of each move after a trail of this length.
fn rests(moves: &[Move], done: usize) -> impl Iterator<Item = Path> {
    moves
        .iter()
        .map(move |mv| mv.path().into_iter().skip(1 + done).collect())
}

/// Returns the paths that a player may mean by pressing a square.
///
/// It can be the next landing, for players who go step by step, or the end of a move. If it can be
/// both by different paths, the player has to choose, except that a player who has already jumped
/// means the next landing. Only a square that's neither can be one in the middle of a move.
pub(super) fn ways_to(moves: &[Move], done: usize, goal: Square) -> Vec<Path> {
    let hops = rests(moves, done).any(|rest| rest.first() == Some(&goal));
    if hops && done > 0 {
        return vec![Path::from_iter([goal])];
    }
    let mut ways: Vec<Path> = rests(moves, done)
        .filter(|rest| rest.last() == Some(&goal))
        // A path that starts with the landing can be continued from there.
        .filter(|rest| !(hops && rest.first() == Some(&goal)))
        .collect();
    if hops {
        ways.insert(0, Path::from_iter([goal]));
    }
    if !ways.is_empty() {
        return ways;
    }
    distinct(rests(moves, done).filter_map(|rest| {
        let end = rest.iter().position(|square| *square == goal)?;
        Some(rest.into_iter().take(end + 1).collect())
    }))
}

/// Returns the paths to a square along which the piece was dragged, in order. Longer paths take
/// precedence, because the piece passed over all of their squares.
pub(super) fn dragged_ways(
    moves: &[Move],
    done: usize,
    goal: Square,
    over: &[Square],
) -> Vec<Path> {
    let every = distinct(rests(moves, done).flat_map(|rest| {
        (1..=rest.len())
            .filter(|len| rest[len - 1] == goal)
            .map(|len| rest.iter().copied().take(len).collect::<Path>())
            .collect::<Vec<_>>()
    }));
    let mut passed: Vec<Path> = every
        .into_iter()
        .filter(|way| is_subsequence(way, over))
        .collect();
    let longest = passed.iter().map(Path::len).max().unwrap_or(0);
    passed.retain(|way| way.len() == longest);
    passed
}

/// Narrows paths by a square on them, preferably at the fork. Empty if the square isn't on any
/// path.
pub(super) fn narrow(ways: &[Path], by: Square) -> Vec<Path> {
    let fork = fork_of(ways);
    let only = |keep: &dyn Fn(&Path) -> bool| -> Vec<Path> {
        ways.iter().filter(|way| keep(way)).cloned().collect()
    };
    let at_fork = only(&|way| way.get(fork) == Some(&by));
    if !at_fork.is_empty() {
        return at_fork;
    }
    only(&|way| way.contains(&by))
}

/// Returns the squares right after the fork. Each one chooses some of the paths.
pub fn route_choices(ways: &[Path]) -> impl Iterator<Item = Square> {
    let fork = fork_of(ways);
    ways.iter().filter_map(move |way| way.get(fork).copied())
}

/// Returns the length of the common start of all these paths.
fn fork_of(ways: &[Path]) -> usize {
    let Some((first, others)) = ways.split_first() else {
        return 0;
    };
    (0..first.len())
        .find(|&place| {
            others
                .iter()
                .any(|other| other.get(place) != first.get(place))
        })
        .unwrap_or(first.len())
}

fn distinct(paths: impl Iterator<Item = Path>) -> Vec<Path> {
    let mut all: Vec<Path> = Vec::new();
    for path in paths {
        if !all.contains(&path) {
            all.push(path);
        }
    }
    all
}

fn is_subsequence(part: &[Square], whole: &[Square]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|square| rest.any(|other| other == square))
}
