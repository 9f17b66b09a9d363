//! The levels, as docs/levels.md describes them.

use crownhead_engine::Level;

#[test]
fn the_page_has_the_names_and_ratings() {
    let page = include_str!("../../../../docs/levels.md");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .filter(|cells: &Vec<&str>| cells[0].parse::<u8>().is_ok())
        .collect();
    let told: Vec<(String, &str, String)> = Level::all()
        .map(|level| {
            (
                level.number().to_string(),
                level.name(),
                level.rating().to_string(),
            )
        })
        .collect();
    let written: Vec<(String, &str, String)> = rows
        .iter()
        .map(|cells| {
            let rating = cells[cells.len() - 1];
            (cells[0].to_owned(), cells[1], rating.to_owned())
        })
        .collect();
    assert_eq!(written, told);
}
