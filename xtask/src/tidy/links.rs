//! Checks the links between our pages.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{BrokenLink, Event, Options, Parser, Tag, TagEnd};

use super::Problem;
use super::tree::Tree;

/// Checks every link and image inside the repository, including its `#section`.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let pages: HashMap<&Path, Page> = tree
        .texts("md")
        .map(|(path, text)| (path, Page::read(text)))
        .collect();
    let mut problems = Vec::new();
    for (path, page) in &pages {
        for link in &page.links {
            if let Some(rule) = broken(path, &link.target, tree, &pages) {
                problems.push(Problem::new(path, link.line, rule));
            }
        }
    }
    problems.sort();
    problems
}

/// The links and anchors of a page.
#[derive(Default)]
struct Page {
    links: Vec<Link>,
    /// The anchors of its headings.
    anchors: Vec<String>,
}

struct Link {
    target: String,
    line: usize,
}

impl Page {
    fn read(text: &str) -> Page {
        let line_at = |offset: usize| text[..offset].matches('\n').count() + 1;
        // A link to an undefined name would otherwise pass as plain text.
        let undefined = std::cell::RefCell::new(Vec::new());
        let note_undefined = |link: BrokenLink<'_>| {
            // `[x]` alone is just brackets; `[text][name]` was meant to be a link.
            if text[link.span.clone()].contains("][") {
                undefined.borrow_mut().push(Link {
                    target: format!("[{}]", link.reference),
                    line: line_at(link.span.start),
                });
            }
            None
        };
        let parser = Parser::new_with_broken_link_callback(
            text,
            Options::ENABLE_TABLES,
            Some(note_undefined),
        );
        let mut page = Page::default();
        let mut heading: Option<String> = None;
        for (event, range) in parser.into_offset_iter() {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(Link {
                        target: dest_url.into_string(),
                        line: line_at(range.start),
                    });
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::Text(text) | Event::Code(text) => {
                    if let Some(heading) = &mut heading {
                        heading.push_str(&text);
                    }
                }
                Event::End(TagEnd::Heading(_)) => {
                    let anchor = anchor(&heading.take().unwrap_or_default());
                    let same = page
                        .anchors
                        .iter()
                        .filter(|known| **known == anchor)
                        .count();
                    page.anchors.push(match same {
                        0 => anchor,
                        n => format!("{anchor}-{n}"),
                    });
                }
                _ => {}
            }
        }
        page.links.extend(undefined.into_inner());
        page
    }
}

/// The anchor of a heading.
fn anchor(heading: &str) -> String {
    heading
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// Why a link from this page is broken, if it is.
fn broken(from: &Path, target: &str, tree: &Tree, pages: &HashMap<&Path, Page>) -> Option<String> {
    if target.starts_with('[') {
        return Some(format!("the link {target} is not defined on this page"));
    }
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (path, section) = match target.split_once('#') {
        Some((path, section)) => (path, Some(section)),
        None => (target, None),
    };
    let path = if path.is_empty() {
        from.to_owned()
    } else {
        resolved(from, path)
    };
    if !tree.contains(&path) {
        return Some(format!("the link `{target}` is broken"));
    }
    let page = pages.get(path.as_path())?;
    let section = section?;
    (!page.anchors.iter().any(|known| known == section))
        .then(|| format!("the link `{target}` points to a missing section"))
}

/// The path from the root that a link on this page refers to.
fn resolved(from: &Path, target: &str) -> PathBuf {
    let folder = from.parent().unwrap_or(Path::new(""));
    let mut path = PathBuf::new();
    for part in folder.join(target).components() {
        match part {
            Component::ParentDir if path.pop() => {}
            Component::CurDir => {}
            other => path.push(other),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks a page in docs/ with this text, next to a few others.
    fn check_text(text: &str, expected: &[&str]) {
        let tree = Tree::of(&[
            (
                "README.md",
                "# Crownhead\n## What it is\n## What it is\n## `crownhead` & you\n",
            ),
            ("docs/images/board.svg", "<svg/>"),
            ("docs/page.md", text),
        ]);
        let found: Vec<String> = check(&tree).iter().map(Problem::to_string).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn good_links_pass() {
        check_text(
            "[a](../README.md) and ![b](images/board.svg) and [c](./images)",
            &[],
        );
        check_text(
            "[a](../README.md#what-it-is) [b](../README.md#what-it-is-1)",
            &[],
        );
        check_text("[a](../README.md#crownhead--you)", &[]);
        check_text("# Here\n[a](#here)", &[]);
        check_text(
            "[a](https://example.org/nowhere) <mailto:me@example.org>",
            &[],
        );
        check_text("[a][b]\n\n[b]: ../README.md", &[]);
        check_text("[a](..)", &[]);
    }

    #[test]
    fn what_only_looks_like_a_link_passes() {
        check_text("`[a](nowhere.md)`", &[]);
        check_text("```\n[a](nowhere.md)\n```", &[]);
        check_text("moves [9-14] and [x]", &[]);
    }

    #[test]
    fn broken_links_are_named() {
        check_text(
            "one\n\n[a](nowhere.md)",
            &["docs/page.md:3: the link `nowhere.md` is broken"],
        );
        check_text(
            "![a](board.svg)",
            &["docs/page.md:1: the link `board.svg` is broken"],
        );
        check_text(
            "[a](../../outside.md)",
            &["docs/page.md:1: the link `../../outside.md` is broken"],
        );
        check_text(
            "[a](../README.md#why)",
            &["docs/page.md:1: the link `../README.md#why` points to a missing section"],
        );
        check_text(
            "[a](#gone)",
            &["docs/page.md:1: the link `#gone` points to a missing section"],
        );
        check_text(
            "[a][b]",
            &["docs/page.md:1: the link [b] is not defined on this page"],
        );
    }
}
