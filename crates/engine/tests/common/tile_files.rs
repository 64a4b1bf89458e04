//! Tile files that are in order, and tile files that are wrong in every way there is. The tests of the engine, of the
//! command line and of the server go through the same ones, so that all three refuse the same for the same reason.

#![allow(dead_code, reason = "each test uses what it needs")]

/// A tile file that must be refused.
pub(crate) struct Bad {
    /// What is wrong with it.
    pub(crate) what: &'static str,
    /// The file.
    pub(crate) text: String,
    /// The line that is told, if the fault lies in one.
    pub(crate) line: Option<usize>,
    /// The tile that is told, if the fault lies in one.
    pub(crate) tile: Option<&'static str>,
    /// What is said in English, in part.
    pub(crate) en: &'static str,
    /// What is said in French, in part.
    pub(crate) fr: &'static str,
}

/// A file that is in order. Its feature stands in line 10.
pub(crate) const GOOD: &str = r#"[set]
id = "mine"
title = "Mine"
tiles = 3

[[tile]]
id = "my-meadow"
count = 3
features = [
  "field n e s w",
]
"#;

/// The same with these features, from line 10 on.
pub(crate) fn with_features(features: &[&str]) -> String {
    GOOD.replace(
        "  \"field n e s w\",",
        &features.iter().map(|line| format!("  \"{line}\",")).collect::<Vec<_>>().join("\n"),
    )
}

/// Files that are in order, each with what is special about it.
pub(crate) fn good() -> Vec<(&'static str, String)> {
    let plain = |features: &[&str]| with_features(features);
    vec![
        ("as it should be", GOOD.to_owned()),
        ("line ends of Windows", GOOD.replace('\n', "\r\n")),
        ("a mark of the encoding before it", format!("\u{FEFF}{GOOD}")),
        ("no line end at its end", GOOD.trim_end().to_owned()),
        ("a head in one line", GOOD.replace("[set]\nid = \"mine\"\ntitle = \"Mine\"\ntiles = 3\n", "set = { id = \"mine\", title = \"Mine\", tiles = 3 }\n\n\n\n")),
        ("remarks", GOOD.replace("count = 3", "count = 3 # three\nnote = \"a meadow\"\nconfidence = \"certain\"\nletter = \"M\"\nstart = false")),
        ("sources", GOOD.replace("tiles = 3", "tiles = 3\nsources = [\"me\"]\nnotes = []\ntitle_fr = \"À moi\"")),
        ("a road over a road", plain(&["road n2 s2", "road e2 w2", "field n1 w3", "field n3 e1", "field e3 s1", "field s3 w1"])),
        ("a road over a river", plain(&["river n2 s2", "road e2 w2", "field n1 w3", "field n3 e1", "field e3 s1", "field s3 w1"])),
        ("a field between two cities", plain(&["city n +shield +shield", "city s +cathedral", "field e w +not-touches:city2"])),
        ("four cities and what is between", plain(&["city n", "city e", "city s", "city w", "field +touches:city1 +touches:city3"])),
        ("two bends", plain(&["road n2 e2", "road s2 w2 +inn", "field n1 w3 e3 s1", "field n3 e1", "field s3 w1"])),
        ("a lake with two rivers", plain(&["river e2 +lake:lake1", "river w2 +lake:lake1", "lake +rivers:river1,river2", "field n e1 w3", "field s e3 w1"])),
        ("a road that ends at a monastery", plain(&["monastery", "road s2", "field n e s1 s3 w"])),
    ]
}

/// Files that must be refused.
#[rustfmt::skip]
pub(crate) fn bad() -> Vec<Bad> {
    let mut all = Vec::new();
    let mut add = |what, text: String, line: usize, tile, en, fr| {
        all.push(Bad { what, text, line: Some(line), tile, en, fr });
    };
    let change = |from: &str, to: &str| {
        assert!(GOOD.contains(from), "{from}");
        GOOD.replacen(from, to, 1)
    };
    let meadow = Some("my-meadow");

    // The file as a text.
    add("an empty file", String::new(), 1, None, "the file has no [set]", "n'a pas de [set]");
    add("blank lines", "\n\n  \n".into(), 1, None, "the file has no [set]", "n'a pas de [set]");
    add("prose", "Dear Sir,\nhere are my tiles.\n".into(), 1, None, "this can't be read: \"Dear Sir,\"", "ligne illisible : « Dear Sir, »");
    add("JSON", "{ \"set\": 1 }\n".into(), 1, None, "this can't be read", "ligne illisible");
    add("a NUL", change("Mine", "Mi\0ne"), 3, None, "the character U+0000 can't be", "le caractère U+0000");
    add("a NUL in a remark", change("count = 3", "count = 3 # a\0b"), 8, None, "the character U+0000", "le caractère U+0000");
    add("an escape character", change("Mine", "\u{1B}[31mMine"), 3, None, "the character U+001B", "le caractère U+001B");
    add("a line end of old", change("tiles = 3\n", "tiles = 3\r# x\n"), 4, None, "the character U+000D", "le caractère U+000D");
    add("brackets without end", change("[\n  \"field n e s w\",\n]", &format!("{}{}", "[".repeat(500), "]".repeat(500))), 9, meadow, "brackets within brackets", "crochets les uns dans les autres");
    add("a quotation mark that stays open", change("\"Mine\"", "\"Mine"), 3, None, "this can't be read", "ligne illisible");
    add("a list that stays open", change(",\n]", ","), 10, meadow, "close", "fermez");
    add("no quotation marks", change("\"Mine\"", "Mine"), 3, None, "texts in quotation marks", "textes entre guillemets");
    add("no value", change("count = 3", "count ="), 8, meadow, "this can't be read: \"count =\"", "ligne illisible : « count = »");
    add("a sign too many", change("count = 3", "count = = 3"), 8, meadow, "key = value", "clé = valeur");
    add("a colon", change("count = 3", "count: 3"), 8, meadow, "key = value", "clé = valeur");

    // Sections and keys.
    add("no head", "[[tile]]\nid = \"a\"\ncount = 1\nfeatures = [\"field n e s w\"]\n".into(), 1, None, "begin it with [set]", "commencez par [set]");
    add("a head that is a list", change("[set]", "[[set]]"), 1, None, "write [set] once", "écrivez [set] une seule fois");
    add("a head that is a number", "set = 3\n".into(), 1, None, "write [set] once", "écrivez [set] une seule fois");
    add("two heads", format!("{GOOD}\n[set]\nid = \"more\"\n"), 13, meadow, "\"set\" stands here for the second time", "« set » figure ici pour la deuxième fois");
    add("a single bracket", change("[[tile]]", "[tile]"), 6, None, "write [[tile]] above each tile", "écrivez [[tile]] au-dessus");
    add("tiles that are texts", "set = { id = \"a\", title = \"A\", tiles = 1 }\ntile = [\"city\"]\n".into(), 2, None, "write [[tile]]", "écrivez [[tile]]");
    add("no tiles", GOOD[..GOOD.find("[[tile]]").expect("it has a tile")].to_owned(), 4, None, "has no tiles", "n'a pas de tuiles");
    add("a strange section", format!("{GOOD}\n[board]\nsize = 3\n"), 13, None, "nothing called \"board\" in the file; there can be [set], [[tile]]", "« board » dans le fichier ; il peut y avoir [set], [[tile]]");
    add("a strange key at the top", format!("version = 2\n{GOOD}"), 1, None, "nothing called \"version\" in the file", "« version » dans le fichier");
    add("a strange key of the set", change("tiles = 3", "tiles = 3\nauthor = \"me\""), 5, None, "nothing called \"author\" in [set]; there can be id, title", "« author » dans [set] ; il peut y avoir id, title");
    add("a strange key of a tile", change("count = 3", "count = 3\ncolour = \"red\""), 9, meadow, "nothing called \"colour\" in [[tile]]; there can be id, count, features", "« colour » dans [[tile]]");
    add("a capital", change("count = 3", "Count = 3"), 8, meadow, "nothing called \"Count\"", "« Count »");
    add("a key of published sets only", change("count = 3", "count = 3\nrole = \"lake\""), 9, meadow, "nothing called \"role\"", "« role »");
    add("a section in a tile", format!("{GOOD}[tile.more]\nx = 1\n"), 12, meadow, "nothing called \"more\"", "« more »");
    add("an unseen character in a key", change("count = 3", "count = 3\n\"no\u{200B}te\" = \"x\""), 9, meadow, "\"noU+200Bte\"", "« noU+200Bte »");
    add("a key twice", change("count = 3", "count = 3\ncount = 3"), 9, meadow, "\"count\" stands here for the second time", "« count » figure ici");
    add("no id of the set", change("id = \"mine\"\n", ""), 1, None, "[set] has no id; add a line such as id =", "il manque id à [set]");
    add("no title", change("title = \"Mine\"\n", ""), 1, None, "[set] has no title; add a line such as title = \"My tiles\"", "il manque title à [set]");
    add("no total", change("tiles = 3\n", ""), 1, None, "[set] has no tiles", "il manque tiles à [set]");
    add("no id of a tile", change("id = \"my-meadow\"\n", ""), 6, None, "[[tile]] has no id", "il manque id à [[tile]]");
    add("no count", change("count = 3\n", ""), 6, meadow, "[[tile]] has no count; add a line such as count = 3", "il manque count à [[tile]]");
    add("no features", change("features = [\n  \"field n e s w\",\n]\n", ""), 6, meadow, "[[tile]] has no features", "il manque features à [[tile]]");

    // Values of the wrong kind.
    add("an id that is a number", change("\"mine\"", "7"), 2, None, "id is a text in quotation marks, as in id =", "id doit être un texte");
    add("a title that is a list", change("\"Mine\"", "[\"Mine\"]"), 3, None, "title is a text", "title doit être un texte");
    add("a French title that is true", change("tiles = 3", "tiles = 3\ntitle_fr = true"), 5, None, "title_fr is a text", "title_fr doit être un texte");
    add("a total in words", change("tiles = 3", "tiles = \"three\""), 4, None, "tiles is a whole number, as in tiles = 12", "tiles doit être un nombre entier");
    add("a source that is no list", change("tiles = 3", "tiles = 3\nsources = \"me\""), 5, None, "sources is a list of texts", "sources doit être une liste");
    add("a note that is a number", change("tiles = 3", "tiles = 3\nnotes = [1]"), 5, None, "notes is a list of texts", "notes doit être une liste");
    add("a tile's id that is a date", change("\"my-meadow\"", "2026-11-18"), 7, None, "id is a text", "id doit être un texte");
    add("a count in quotation marks", change("count = 3", "count = \"3\""), 8, meadow, "count is a whole number, as in count = 3", "count doit être un nombre entier");
    add("half a tile", change("count = 3", "count = 1.5"), 8, meadow, "count is a whole number", "count doit être un nombre entier");
    add("a start in words", change("count = 3", "count = 3\nstart = \"yes\""), 9, meadow, "start is true or false", "start doit être true ou false");
    add("two letters", change("count = 3", "count = 3\nletter = \"AB\""), 9, meadow, "letter is a single letter", "letter doit être une seule lettre");
    add("a letter nobody sees", change("count = 3", "count = 3\nletter = \"\u{202E}\""), 9, meadow, "letter is a single letter", "letter doit être une seule lettre");
    add("features in one text", change("[\n  \"field n e s w\",\n]", "\"field n e s w\""), 9, meadow, "features is a list of texts", "features doit être une liste");
    add("a feature that is a number", with_features(&["field n e s w"]).replace("  \"field", "  4,\n  \"field"), 10, meadow, "features is a list of texts", "features doit être une liste");
    add("a remark that is true", change("count = 3", "count = 3\nnote = true"), 9, meadow, "note is a text", "note doit être un texte");
    add("a strange confidence", change("count = 3", "count = 3\nconfidence = \"maybe\""), 9, meadow, "confidence is one of \"certain\"", "confidence se choisit parmi");

    // Numbers.
    add("no copies", change("count = 3", "count = 0"), 8, meadow, "count = 0; there can be 1 to 200 copies", "de 1 à 200 exemplaires");
    add("less than no copies", change("count = 3", "count = -3"), 8, meadow, "count = -3;", "count = -3 ;");
    add("201 copies", change("count = 3", "count = 201"), 8, meadow, "1 to 200", "de 1 à 200");
    add("more copies than numbers", change("count = 3", "count = 99999999999999999999"), 8, meadow, "count = 99999999999999999999;", "count = 99999999999999999999 ;");
    add("a total that is wrong", change("tiles = 3", "tiles = 4"), 4, None, "announces 4 tiles but its counts add up to 3; write tiles = 3", "écrivez tiles = 3");
    add("a total below nothing", change("tiles = 3", "tiles = -3"), 4, None, "announces -3 tiles", "annonce -3 tuiles");
    add("a total without end", change("tiles = 3", "tiles = 99999999999999999999"), 4, None, "announces 99999999999999999999 tiles", "annonce 99999999999999999999 tuiles");

    // Names and titles.
    add("an id with a blank", change("my-meadow", "my meadow"), 7, Some("my meadow"), "lower-case letters, digits and hyphens", "minuscules, de chiffres et de traits d'union");
    add("an id with capitals", change("my-meadow", "Meadow"), 7, Some("Meadow"), "lower-case letters", "minuscules");
    add("an empty id", change("my-meadow", ""), 7, Some(""), "lower-case letters", "minuscules");
    add("an id of 65 letters", change("my-meadow", &"x".repeat(65)), 7, Some("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"), "64 at most", "64 au plus");
    add("an id that turns around", change("my-meadow", "my-\u{202E}wodaem"), 7, Some("my-U+202Ewodaem"), "lower-case letters", "minuscules");
    add("an id with a zero-width space", change("my-meadow", "my\u{200B}meadow"), 7, Some("myU+200Bmeadow"), "lower-case letters", "minuscules");
    add("an id of the base game", change("my-meadow", "monastery"), 7, Some("monastery"), "taken by a tile of \"Base game\"; choose another", "pris par une tuile de « Jeu de base »");
    add("an id of an expansion", change("my-meadow", "cathedral"), 7, Some("cathedral"), "\"Inns & Cathedrals\"", "« Auberges et Cathédrales »");
    add("an id of the Count", change("my-meadow", "wall-north-a"), 7, Some("wall-north-a"), "\"The Count of Carcassonne\"", "« Le Comte de Carcassonne »");
    add("a reserved id", change("my-meadow", "mountain"), 7, Some("mountain"), "\"Mountains\"", "« Montagnes »");
    let again = &GOOD[GOOD.find("[[tile]]").expect("it has a tile")..];
    add("an id twice", format!("{GOOD}{again}"), 13, meadow, "taken by an earlier tile", "déjà pris par une autre tuile");
    let start = GOOD.replace("count = 3", "count = 3\nstart = true");
    let second = again.replace("my-meadow", "second").replace("count = 3", "count = 3\nstart = true");
    add("two start tiles", format!("{start}{second}"), 14, Some("second"), "my-meadow is the start tile already", "my-meadow est déjà la tuile de départ");
    add("a set's id with a blank", change("\"mine\"", "\"my tiles\""), 2, None, "the id of a set is made of", "l'id d'un jeu se compose");
    add("the id of a published set", change("\"mine\"", "\"castle\""), 2, None, "the id castle is that of a published set", "celui d'un jeu de tuiles publié");
    add("an empty title", change("\"Mine\"", "\"  \""), 3, None, "title has 1 to 80 characters", "title compte de 1 à 80 caractères");
    add("a title without end", change("\"Mine\"", &format!("\"{}\"", "x".repeat(81))), 3, None, "1 to 80 characters", "de 1 à 80 caractères");
    add("a title that turns around", change("\"Mine\"", "\"Mi\u{202E}ne\""), 3, None, "all of which can be seen", "tous visibles");
    add("a title in two lines", change("\"Mine\"", "\"Mi\\nne\""), 3, None, "all of which can be seen", "tous visibles");
    add("a French title with a zero-width joiner", change("tiles = 3", "tiles = 3\ntitle_fr = \"A\u{200D}B\""), 5, None, "title_fr has 1 to 80 characters", "title_fr compte");

    // Features.
    let mut features = |what, lines: &[&str], line: usize, en, fr| {
        all.push(Bad { what, text: with_features(lines), line: Some(line), tile: meadow, en, fr });
    };
    features("nothing on the tile", &[""], 10, "\"\" is not a kind of feature", "«  » n'est pas un type d'élément");
    features("a strange kind", &["swamp n e s w"], 10, "\"swamp\" is not a kind of feature; write one of road, city", "« swamp » n'est pas un type");
    features("a kind in capitals", &["City n e s w"], 10, "\"City\" is not a kind", "« City »");
    features("a word without end", &[&"x".repeat(9000)], 10, "xxx…\" is not a kind", "xxx… » n'est pas");
    features("a port missing", &["field n e s w1 w2"], 7, "no feature covers w3", "aucun élément ne couvre w3");
    features("a side missing", &["city n", "field e s"], 7, "no feature covers w;", "aucun élément ne couvre w ;");
    features("a port twice in a line", &["field n n2 e s w"], 10, "two features cover n2", "deux éléments couvrent n2");
    features("a port twice on the tile", &["city n", "field n1 e s w"], 11, "two features cover n1", "deux éléments couvrent n1");
    features("port 4", &["field n e s w4"], 10, "\"w4\" is not a port; write sides", "« w4 » n'est pas un port");
    features("port 0", &["field n e s w0"], 10, "\"w0\" is not a port", "« w0 » n'est pas un port");
    features("a side of the sky", &["field n e s u"], 10, "\"u\" is not a port", "« u » n'est pas un port");
    features("a comma", &["field n, e, s, w"], 10, "\"n,\" is not a port", "« n, » n'est pas un port");
    features("seventeen features", &["monastery"; 17], 9, "17 features are more than the 16", "17 éléments");
    features("a strange attribute", &["city n +dragon", "field e s w"], 10, "\"+dragon\" is not an attribute", "« +dragon » n'est pas un attribut");
    features("ten shields", &["city n e s w +shield +shield +shield +shield +shield +shield +shield +shield +shield +shield"], 10, "+shield 9 times at most", "+shield 9 fois au plus");
    features("a shield on a road", &["road s2 +shield", "field n e s1 s3 w"], 10, "+shield means nothing on a road", "+shield ne signifie rien sur l'élément road");
    features("an inn in a city", &["city n +inn", "field e s w"], 10, "+inn means nothing on a city", "+inn ne signifie rien");
    features("a cathedral in a field", &["field n e s w +cathedral"], 10, "+cathedral means nothing", "+cathedral ne signifie rien");
    features("gold", &["field n e s w +gold"], 10, "+gold means nothing on a field", "+gold ne signifie rien");
    features("fish", &["lake +fish:2", "field n e s w"], 10, "+fish means nothing on a lake", "+fish ne signifie rien");
    features("no fish", &["lake +fish:0", "field n e s w"], 10, "\"+fish:0\" is not an attribute", "« +fish:0 »");
    features("a spring of hunters", &["river n2 +source", "field n1 n3 e s w"], 10, "+source means nothing on a river", "+source ne signifie rien");
    features("a shrine", &["field n e s w +shrine"], 10, "+shrine means nothing on a field", "+shrine ne signifie rien");
    features("two marks", &["river n2 +source +source", "field n1 n3 e s w"], 10, "one of +source, +shrine and +port", "un seul +source, +shrine ou +port");
    features("a building of The City", &["city n e s w +public"], 10, "+public means nothing on a city", "+public ne signifie rien");
    features("a port without rivers", &["city n +port", "field e s w"], 10, "+port is only for games with", "+port ne va qu'avec");
    features("a river for boats", &["stream n2", "field n1 n3 e s w"], 10, "stream is only for games with", "stream ne va qu'avec");
    features("a market for boats", &["marketplace", "field n e s w"], 10, "marketplace is only for games with", "marketplace ne va qu'avec");
    for (kind, en, fr) in [
        ("tower", "tower is not a feature of the base game", "tower n'est pas un élément du jeu de base"),
        ("house", "house is not a feature", "house n'est pas"),
        ("court", "court is not a feature", "court n'est pas"),
        ("market", "market is not a feature", "market n'est pas"),
        ("residential", "residential is not a feature", "residential n'est pas"),
        ("forest", "forest is not a feature", "forest n'est pas"),
        ("meadow", "meadow is not a feature", "meadow n'est pas"),
        ("carcassonne", "carcassonne is not a feature", "carcassonne n'est pas"),
        ("mountain", "mountain is not a feature", "mountain n'est pas"),
    ] {
        features("a kind of another game", &[&format!("{kind} n e s w")], 10, en, fr);
    }
    features("two monasteries", &["monastery", "field n e s w", "monastery"], 12, "two features called monastery", "deux éléments monastery");
    features("two fields nobody sees", &["city n e s w", "field", "field"], 12, "two features called field", "deux éléments field");
    features("a monastery with ports", &["monastery n", "field e s w"], 10, "a monastery stands inside its tile", "à l'intérieur de sa tuile");
    features("a crossroads with ports", &["crossroads n2", "field n1 n3 e s w"], 10, "a crossroads stands inside", "« crossroads »");
    features("a city without ports", &["field n e s w", "city"], 11, "a city must reach a side", "l'élément city doit atteindre un côté");
    features("a road without ports", &["field n e s w", "road"], 11, "a road must reach a side", "l'élément road doit atteindre un côté");
    features("a road as wide as its side", &["road n", "field e s w"], 10, "in the middle, not at n1", "en son milieu, pas en n1");
    features("a river off the middle", &["river n3 s2", "field n1 n2 w s3", "field e s1"], 10, "not at n3", "pas en n3");
    features("a city it does not have", &["city n", "field e s w +touches:city2"], 11, "\"city2\" names nothing", "« city2 » ne désigne rien");
    features("city number 0", &["city n", "field e s w +touches:city0"], 11, "\"city0\" names nothing", "« city0 »");
    features("city number 01", &["city n", "field e s w +touches:city01"], 11, "\"city01\" names nothing", "« city01 »");
    features("a touch of nothing", &["city n", "field e s w +touches:"], 11, "\"\" names nothing", "«  » ne désigne rien");
    features("a road that touches", &["city n", "road s2 +touches:city1", "field e s1 s3 w"], 11, "\"+touches:city1\" can't be on a road", "« +touches:city1 » ne va pas avec road");
    features("a lake for a field", &["lake", "field n e s w +lake:lake1"], 11, "\"+lake:lake1\" can't be on a field", "« +lake:lake1 » ne va pas avec field");
    features("rivers for a city", &["river n2", "city e s w +rivers:river1", "field n1 n3"], 11, "can't be on a city", "ne va pas avec city");
    features("it touches and does not", &["city n", "field e s w +touches:city1 +not-touches:city1"], 11, "\"city1\" is said twice", "« city1 » est indiqué deux fois");
    features("a lake that knows nothing of its river", &["river n2 +lake:lake1", "lake", "field n1 n3 e s w"], 10, "must be among the +rivers: of that lake", "parmi les +rivers: de ce lac");

    // What can't be drawn.
    features("two cities that cross", &["city n s", "city e w"], 11, "\"city n s\" and \"city e w\" would run through each other", "« city n s » et « city e w » passeraient l'un à travers l'autre");
    features("a road through a city", &["city n s", "road e2 w2", "field e1", "field e3", "field w1", "field w3"], 11, "\"city n s\" and \"road e2 w2\" would run", "« road e2 w2 » passeraient");
    features("a river through a city", &["river n2 s2", "city e w", "field n1", "field n3", "field s1", "field s3"], 11, "\"river n2 s2\" and \"city e w\"", "« river n2 s2 » et « city e w »");
    features("two fields that cross", &["field n s", "field e w"], 11, "\"field n s\" and \"field e w\"", "« field n s » et « field e w »");
    features("a field across a road", &["road n2 s2", "field n1 w s3 e1", "field n3 e2 e3 s1"], 11, "\"road n2 s2\" and \"field n1 e1 s3 w\"", "« road n2 s2 »");
    features("a field under a bridge", &["road n2 s2", "road e2 w2", "field n1 w3", "field n3 e1 e3 s1", "field s3 w1"], 13, "\"road e2 w2\" and \"field n3 e1 e3 s1\"", "« road e2 w2 »");
    features("a field through a junction", &["road n2", "road e2", "road s2", "road w2", "crossroads", "field n1 e3", "field n3 e1", "field s1", "field s3 w1", "field w3"], 15, "\"road n2\" and \"field n1 e3\" would run", "« road n2 » et « field n1 e3 »");
    features("two rivers that cross", &["river n2 s2", "river e2 w2", "field n1 w3", "field n3 e1", "field e3 s1", "field s3 w1"], 11, "\"river n2 s2\" and \"river e2 w2\"", "« river n2 s2 » et « river e2 w2 »");
    features("a city through a lake and its rivers", &["river e2 +lake:lake1", "river w2 +lake:lake1", "lake +rivers:river1,river2", "city n s", "field e1", "field e3", "field w1", "field w3"], 13, "\"river e2\" and \"city n s\"", "« river e2 » et « city n s »");
    features("corners that take turns", &["city n1 e1", "city n3 s1", "field n2 e2 e3 s2 s3 w"], 11, "\"city n1 e1\" and \"city n3 s1\"", "« city n1 e1 »");
    features("a field that touches a city beyond a road", &["city n", "road e2 w2", "field e1 w3", "field e3 s w1 +touches:city1"], 13, "\"field e3 s w1\" can't touch \"city n\": \"road e2 w2\" lies between", "« road e2 w2 » les sépare");

    let large = format!("{GOOD}# {}\n", "x".repeat(200_000));
    all.push(Bad {
        what: "a file without end",
        text: large,
        line: None,
        tile: None,
        en: "a tile file can have 200000",
        fr: "en a 200000 au plus",
    });
    all
}

/// Words of a programming language or of a parser, which have no place in a sentence to a person.
const JARGON: [&str; 28] = [
    "i64",
    "i128",
    "u8",
    "u16",
    "u32",
    "u64",
    "usize",
    "f64",
    "enum",
    "unknown variant",
    "unknown field",
    "missing field",
    "invalid type",
    "duplicate",
    "expected",
    "struct ",
    "sequence",
    "boolean",
    "integer",
    "string",
    "char ",
    "serde",
    "TOML",
    "recursion",
    "newline",
    "Some(",
    "::",
    "\\u{",
];

/// The sentence must be one that anybody can read.
pub(crate) fn assert_plain(said: &str) {
    for word in JARGON {
        assert!(!said.contains(word), "{word:?} in {said:?}");
    }
    assert!(said.chars().count() < 420, "too long: {said:?}");
    assert!(!said.contains(char::is_control) && !said.contains(['\u{202E}', '\u{200B}']), "{said:?}");
}
