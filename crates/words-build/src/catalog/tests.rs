use super::*;

const VALUES_TEXT: &str = "side-red = Red\nside-black = Black\nside-white = White\n";

/// The catalog of these files, each with its path under the folder of languages.
fn load(files: &[(&str, &str)]) -> Result<Catalog, Vec<String>> {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    Catalog::load(folder.path()).map_err(|problems| {
        let told = |problem: &Problem| match &problem.id {
            Some(id) => format!("{id}: {}", problem.what),
            None => problem.what.clone(),
        };
        problems.iter().map(told).collect()
    })
}

#[track_caller]
fn check_problem(english: &str, german: &str, expected: &str) {
    let files = [
        ("en/base/values.ftl", VALUES_TEXT),
        ("en/base/a.ftl", english),
        ("de/a.ftl", german),
    ];
    let problems = load(&files).unwrap_err();
    assert!(
        problems.iter().any(|problem| problem.contains(expected)),
        "{problems:?}"
    );
}

#[test]
fn a_translation_falls_back_to_english() {
    let catalog = load(&[
        ("en/base/a.ftl", "hello = Hello\nbye = Bye\n"),
        ("de/all.ftl", "hello = Hallo\n"),
    ])
    .unwrap();
    let german = &catalog.translations[1];
    assert_eq!(german.language, "de");
    let missing: Vec<&str> = catalog.missing(german).map(|m| m.id.as_str()).collect();
    assert_eq!(missing, ["bye"]);
    let packed = catalog.pack(german, "base");
    let (heading, texts) = packed.split_once('\n').unwrap();
    assert_eq!(heading, catalog.heading("base"));
    assert_eq!(texts, "Hallo\0Bye\0");
}

#[test]
fn a_translator_gets_one_file_to_fill() {
    let english = [
        ("en/base/a.ftl", "hello = Hello\n# Said last.\nbye = Bye\n"),
        ("en/desk/b.ftl", "open = Open\n"),
    ];
    let with = |german: &str| {
        let mut files = english.to_vec();
        files.push(("de/all.ftl", german));
        load(&files).unwrap()
    };
    let template = |catalog: &Catalog| catalog.template(&catalog.translations[1]);
    let written = template(&with("hello = Hallo\n")).unwrap();
    let (_, messages) = written.split_once("\n\n").unwrap();
    assert_eq!(
        messages,
        "## base/a.ftl\n\n# Said last.\nbye = Bye\n\n## desk/b.ftl\n\nopen = Open\n"
    );
    // Saved in the folder of the language, the file is all that was missing.
    let mut files = english.to_vec();
    files.push(("de/all.ftl", "hello = Hallo\n"));
    files.push(("de/new.ftl", &written));
    assert_eq!(template(&load(&files).unwrap()), None);
}

#[test]
fn messages_are_packed_with_their_choices() {
    let catalog = load(&[
        ("en/base/values.ftl", VALUES_TEXT),
        (
            "en/base/a.ftl",
            "-brand = Crownhead\n\
             # $side (side): who. Example: Red\n\
             # $count (number): how many. Example: 2\n\
             won = { -brand }: { $side } won { $count ->\n    [0] nothing\n   *[other] { $count } games\n    [one] a game\n}.\n",
        ),
    ])
    .unwrap();
    let packed = catalog.pack(&catalog.translations[0], "base");
    assert!(
        packed.starts_with(&catalog.heading("base"))
            && packed.contains(
                "\nCrownhead: \u{1}0 won \u{2}1\u{3}=0\u{4}nothing\u{3}+o\u{4}a game\u{3}+x\u{4}\u{1}1 games\u{5}.\0"
            ),
        "{packed:?}"
    );
}

#[test]
fn every_mistake_is_found() {
    check_problem("a = { $name }\n", "", "a: there is no $name");
    check_problem(
        "# $name (text): x. Example: y\na = b\n",
        "",
        "a: $name is declared but not used",
    );
    check_problem(
        "# $name (wolf): x. Example: y\na = { $name }\n",
        "",
        "a: there is no kind",
    );
    check_problem("a = b\na = c\n", "", "a: this id is used twice");
    check_problem(
        "a = b\n",
        "b = c\n",
        "b: English has no message of this name",
    );
    check_problem(
        "a = b\n",
        "a = { $name }\n",
        "a: there is no $name: this message has no arguments",
    );
    check_problem("a = { NUMBER(3) }\n", "", "a: functions aren't used here");
    check_problem(
        "a = b\n",
        "a = { a }\n",
        "a: messages don't refer to other messages",
    );
    check_problem("a = { -b }\n", "", "a: there is no term -b");
    check_problem(
        "a = b\n    .title = c\n",
        "",
        "a: attributes aren't used here",
    );
    check_problem("a = { b\n", "", "line 2");
    let counted = "# $n (number): x. Example: 3\na = { $n ->\n   *[other] x\n}\n";
    check_problem(
        counted,
        "a = { $n ->\n   *[several] x\n}\n",
        "a: several is not a plural",
    );
    let sided = "# $side (side): x. Example: Red\na = { $side }\n";
    check_problem(
        sided,
        "a = { $side ->\n   *[green] x\n}\n",
        "a: green is not a side",
    );
    let named = "# $name (text): x. Example: Ann\na = { $name }\n";
    check_problem(
        named,
        "a = { $name ->\n   *[other] x\n}\n",
        "a: $name can't choose a variant",
    );
}

#[test]
fn choices_have_every_form_of_the_language() {
    let check = |language: &str, forms: &str, expected: Option<&str>| {
        let file = format!("{language}/a.ftl");
        let text = format!("a = {{ $n ->\n{forms}   *[other] z\n}}\n");
        let english = "# $n (number): x. Example: 3\na = { $n ->\n    [one] x\n   *[other] y\n}\n";
        let problems = load(&[("en/base/a.ftl", english), (&file, &text)]).err();
        let expected = expected.map(|form| {
            vec![format!(
                "a: there is no form for {form}, which {language} needs"
            )]
        });
        assert_eq!(problems, expected, "{language}: {forms}");
    };
    check("de", "    [one] x\n", None);
    check("de", "    [1] x\n", None);
    // The number doesn't matter.
    check("ru", "", None);
    check("ru", "    [one] x\n    [few] y\n    [many] z\n", None);
    check("ru", "    [one] x\n    [few] y\n", Some("many"));
    // 21 has this form, too.
    check("ru", "    [1] x\n    [few] y\n    [many] z\n", Some("one"));
    let arabic = "    [zero] v\n    [one] w\n    [two] x\n    [few] y\n    [many] z\n";
    check("ar", arabic, None);
    check("ar", &arabic.replace("    [zero] v\n", ""), None);
    check("ar", &arabic.replace("[two]", "[2]"), None);
    check("ar", &arabic.replace("    [two] x\n", ""), Some("two"));
}

#[test]
fn french_signs_have_narrow_spaces() {
    let load_french = |french: &str| {
        let english = "ask = Really?\n# $count (number): how many. Example: 2\n\
            many = { $count ->\n    [one] Yes: { $count }\n   *[other] Yes: { $count }\n}\n";
        load(&[("en/base/a.ftl", english), ("fr/a.ftl", french)])
    };
    load_french("ask = Vraiment\u{202f}?\n").unwrap();
    for french in [
        "ask = Vraiment ?\n",
        "ask = « Oui\u{202f}»\n",
        "many = { $count ->\n    [one] Oui : { $count }\n   *[other] Oui\u{202f}: { $count }\n}\n",
    ] {
        let problems = load_french(french).unwrap_err();
        assert!(problems[0].contains("U+202F"), "{problems:?}");
    }
    // Other languages have their own rules.
    load(&[
        ("en/base/a.ftl", "ask = Really?\n"),
        ("de/a.ftl", "ask = Echt ?\n"),
    ])
    .unwrap();
}
