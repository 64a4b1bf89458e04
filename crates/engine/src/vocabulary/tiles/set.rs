use super::crossing::{crossing, parted};
use super::file::{self, At, Author, Entry, Found, Head};
use super::{
    Attr, Attrs, Building, FeatureKind, Mark, Part, SegmentType, TileFault, TileFileError, TileName, TileType,
};
use crate::games::GameId;
use crate::vocabulary::geometry::PortSet;
use crate::vocabulary::lang::{Lang, is_invisible};

/// The tiles of one box, as read from a file.
///
/// ```
/// use bastide_engine::TileSet;
///
/// let set = TileSet::base();
/// assert_eq!(set.tiles.len(), 24);
/// assert_eq!(set.tiles.iter().map(|tile| tile.count).sum::<u16>(), 72);
///
/// let broken = TileSet::parse("mine.toml", r#"
///     set = { id = "mine", title = "Mine", tiles = 1 }
///     [[tile]]
///     id = "half"
///     count = 1
///     features = ["city n", "field e s w1 w2"]
/// "#);
/// assert_eq!(
///     broken.unwrap_err().to_string(),
///     "mine.toml, line 4: tile half: no feature covers w3; each of the 12 ports must belong to exactly one feature",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// Short name of the set.
    pub id: String,
    /// What to call it on a page.
    pub title: String,
    /// The title in French; `None` where a file leaves it out.
    pub title_fr: Option<String>,
    /// Its kinds of tile, in the order of the file.
    pub tiles: Vec<TileType>,
}

/// A fault and the byte of the file it was found at.
type Located = (usize, TileFault);

/// What somebody has against a tile that is well formed: its part by number, or the tile itself.
pub(crate) type Complaint = (Option<usize>, TileFault);

/// What somebody asks of a file besides that it is well formed.
pub(crate) struct Checks<'a> {
    /// Whose file it is.
    pub(crate) author: Author,
    /// Asked about the id of the set.
    pub(crate) set: &'a dyn Fn(&str) -> Result<(), TileFault>,
    /// Asked about each tile.
    pub(crate) tile: &'a dyn Fn(&TileType) -> Result<(), Complaint>,
}

impl TileSet {
    /// The most characters a title can have.
    pub const MAX_TITLE: usize = 80;

    /// Whether a set that is part of the program has this id.
    pub fn is_published(id: &str) -> bool {
        GameId::ALL.into_iter().flat_map(|game| game.info().sets).any(|(set, _)| *set == id)
    }

    /// A file that is part of the program.
    pub(crate) fn published(file: &str, text: &str) -> Self {
        Self::parse(file, text).unwrap_or_else(|error| panic!("the tiles are part of the program: {error}"))
    }

    /// Reads a file of tiles of any game. `file` is only used to say where an error is.
    ///
    /// What players bring along goes through more than this: see [`mix`](crate::mix).
    pub fn parse(file: &str, text: &str) -> Result<Self, TileFileError> {
        let checks = Checks { author: Author::Box, set: &|_| Ok(()), tile: &|_| Ok(()) };
        Self::parse_checked(file, text, &checks)
    }

    /// Reads a tile file that has to please somebody besides.
    pub(crate) fn parse_checked(file: &str, text: &str, checks: &Checks<'_>) -> Result<Self, TileFileError> {
        let error = |Found { at, tile, fault }: Found| TileFileError {
            file: file.to_owned(),
            line: text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1,
            tile,
            fault,
        };
        let (head, entries) = file::read(text, checks.author).map_err(error)?;
        let of_head = |(at, fault): Located| error(Found { at, tile: None, fault });
        head.check().map_err(of_head)?;
        (checks.set)(&head.id.value).map_err(|fault| of_head((head.id.at, fault)))?;

        let mut tiles: Vec<TileType> = Vec::new();
        for entry in &entries {
            let name = || Some(crate::vocabulary::lang::shown(&entry.id.value, 64));
            let error = |(at, fault): Located| error(Found { at, tile: name(), fault });
            let tile = entry.read(&tiles).map_err(error)?;
            (checks.tile)(&tile).map_err(|(part, fault)| error((entry.place_of(part), fault)))?;
            tiles.push(tile);
        }
        let found = tiles.iter().map(|tile| i64::from(tile.count)).sum();
        if tiles.is_empty() {
            return Err(of_head((head.tiles.at, TileFault::Empty)));
        }
        if head.tiles.value.parse() != Ok(found) {
            let announced = head.tiles.value.clone();
            return Err(of_head((head.tiles.at, TileFault::WrongTotal { announced, found })));
        }
        let title_fr = head.title_fr.map(|title| title.value);
        Ok(Self { id: head.id.value, title: head.title.value, title_fr, tiles })
    }

    /// What to call it in this language.
    pub fn title(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.title,
            Lang::Fr => self.title_fr.as_deref().unwrap_or(&self.title),
        }
    }

    /// The tile of that name.
    pub fn tile(&self, name: &str) -> Option<&TileType> {
        self.tiles.iter().find(|tile| &*tile.name == name)
    }
}

impl Head {
    fn check(&self) -> Result<(), Located> {
        if self.id.value.parse::<TileName>().is_err() {
            return Err((self.id.at, TileFault::BadSetName));
        }
        let titles = [("title", Some(&self.title)), ("title_fr", self.title_fr.as_ref())];
        for (key, title) in titles.into_iter().filter_map(|(key, title)| Some((key, title?))) {
            let shown = (1..=TileSet::MAX_TITLE).contains(&title.value.trim().chars().count());
            if !shown || title.value.contains(is_invisible) {
                return Err((title.at, TileFault::BadTitle(key)));
            }
        }
        Ok(())
    }
}

impl Entry {
    fn read(&self, earlier: &[TileType]) -> Result<TileType, Located> {
        let here = self.id.at;
        let name: TileName = self.id.value.parse().map_err(|()| (here, TileFault::BadName))?;
        if earlier.iter().any(|tile| tile.name == name) {
            return Err((here, TileFault::NameTwice(name)));
        }
        if let Some(first) = earlier.iter().find(|tile| self.start && tile.start) {
            return Err((here, TileFault::StartTwice(first.name.clone())));
        }
        let copies = self.count.value.parse().ok().filter(|n| (1..=200).contains(n));
        let count = copies.ok_or_else(|| (self.count.at, TileFault::BadCount(self.count.value.clone())))?;
        Ok(TileType { name, letter: self.letter, count, start: self.start, segments: self.segments()? })
    }

    /// Where in the file a part of it is, or the tile itself.
    fn place_of(&self, part: Option<usize>) -> usize {
        part.and_then(|part| self.features.value.get(part)).map_or(self.id.at, |line| line.at)
    }

    fn segments(&self) -> Result<Vec<SegmentType>, Located> {
        let lines = &self.features.value;
        if lines.len() > TileType::MAX_SEGMENTS {
            return Err((self.features.at, TileFault::TooManyFeatures(lines.len())));
        }
        let read: Vec<Line> = (lines.iter())
            .map(|At { at, value }| Line::read(value).map_err(|fault| (*at, fault)))
            .collect::<Result<_, _>>()?;

        let mut covered = PortSet::EMPTY;
        for (line, text) in read.iter().zip(lines) {
            let twice = covered.intersection(line.ports).iter().next();
            if let Some(port) = twice {
                return Err((text.at, TileFault::PortTwice(port)));
            }
            covered = covered.union(line.ports);
        }
        if covered != PortSet::FULL {
            return Err((self.id.at, TileFault::PortsMissing(covered.complement())));
        }

        let segments = (read.iter().zip(lines))
            .map(|(line, text)| {
                let touches = line.touched(&read).map_err(|fault| (text.at, fault))?;
                Ok(line.segment(touches, &read))
            })
            .collect::<Result<Vec<_>, _>>()?;
        if let Some(river) = lake_and_river_at_odds(&segments) {
            return Err((lines[river].at, TileFault::LakeDisagrees));
        }
        let part = |number: usize| Part { kind: segments[number].kind, ports: segments[number].ports };
        if let Some((first, second)) = crossing(&segments) {
            return Err((lines[second].at, TileFault::Crossing(part(first), part(second))));
        }
        if let Some((field, city, between)) = parted(&segments) {
            let fault =
                TileFault::TouchBeyond { field: part(field), city: part(city), between: part(between) };
            return Err((lines[field].at, fault));
        }
        Ok(segments)
    }
}

impl SegmentType {
    /// Reads one feature line by itself: `road s2`, `court w +market`.
    pub(crate) fn read(line: &str) -> Result<Self, TileFault> {
        Line::read(line).map(|line| line.segment(0, &[]))
    }
}

/// The most of one thing on one feature line.
const MOST_ALIKE: u32 = 9;

/// One feature line: `city n w +shield`.
struct Line {
    kind: FeatureKind,
    ports: PortSet,
    attrs: Attrs,
    building: Option<Building>,
    mark: Option<Mark>,
    /// `+touches:city1` (true) and `+not-touches:city1` (false).
    overrides: Vec<(bool, String)>,
}

impl Line {
    fn read(text: &str) -> Result<Self, TileFault> {
        let mut words = text.split_whitespace();
        let kind = words.next().unwrap_or("");
        let kind: FeatureKind = kind.parse().map_err(|()| TileFault::UnknownKind(kind.to_owned()))?;
        let mut line = Self {
            kind,
            ports: PortSet::EMPTY,
            attrs: Attrs::default(),
            building: None,
            mark: None,
            overrides: Vec::new(),
        };
        for word in words {
            match word.strip_prefix('+') {
                Some(attribute) => line.read_attribute(attribute, word)?,
                None => {
                    let ports =
                        PortSet::parse_word(word).ok_or_else(|| TileFault::UnknownPort(word.to_owned()))?;
                    if let Some(port) = line.ports.intersection(ports).iter().next() {
                        return Err(TileFault::PortTwice(port));
                    }
                    line.ports = line.ports.union(ports);
                }
            }
        }
        if kind.is_inner() && !line.ports.is_empty() {
            return Err(TileFault::InnerWithPorts(kind.word().to_owned()));
        }
        if kind.is_way()
            && let Some(port) = line.ports.iter().find(|port| !port.is_middle())
        {
            return Err(TileFault::WayOffMiddle(port));
        }
        Ok(line)
    }

    fn read_attribute(&mut self, attribute: &str, word: &str) -> Result<(), TileFault> {
        let (key, named) = attribute.split_once(':').unwrap_or((attribute, ""));
        let meant_for = |kinds: &[FeatureKind]| match kinds.contains(&self.kind) {
            true => Ok(()),
            false => Err(TileFault::TouchMisplaced { attribute: word.to_owned(), on: self.kind }),
        };
        match key {
            "touches" | "not-touches" => {
                meant_for(&[FeatureKind::Field, FeatureKind::Residential])?;
                self.touch(key == "touches", named)?;
            }
            "lake" => {
                meant_for(&[FeatureKind::River])?;
                self.touch(true, named)?;
            }
            "rivers" => {
                meant_for(&[FeatureKind::Lake])?;
                named.split(',').try_for_each(|river| self.touch(true, river))?;
            }
            "fish" if attribute != key => {
                let count = named.parse().ok().filter(|count| (1..=MOST_ALIKE).contains(count));
                for _ in 0..count.ok_or_else(|| TileFault::UnknownAttribute(word.to_owned()))? {
                    self.add(Attr::Fish)?;
                }
            }
            _ => {
                if let Ok(mark) = attribute.parse() {
                    if self.mark.replace(mark).is_some() {
                        return Err(TileFault::MarkTwice);
                    }
                } else if let Ok(building) = attribute.parse() {
                    if let Some(first) = self.building.replace(building) {
                        return Err(TileFault::BuildingTwice(first));
                    }
                } else {
                    let unknown = |()| TileFault::UnknownAttribute(word.to_owned());
                    self.add(attribute.parse().map_err(unknown)?)?;
                }
            }
        }
        Ok(())
    }

    fn touch(&mut self, touching: bool, name: &str) -> Result<(), TileFault> {
        if self.overrides.iter().any(|(_, other)| other == name) {
            return Err(TileFault::TouchTwice(name.to_owned()));
        }
        self.overrides.push((touching, name.to_owned()));
        Ok(())
    }

    fn add(&mut self, attr: Attr) -> Result<(), TileFault> {
        if self.attrs.get(attr) == MOST_ALIKE {
            return Err(TileFault::TooManyAlike { attr, most: MOST_ALIKE });
        }
        self.attrs.add(attr);
        Ok(())
    }

    fn segment(&self, touches: u16, all: &[Self]) -> SegmentType {
        let touched = all.iter().enumerate().filter(|(i, _)| touches >> i & 1 == 1);
        SegmentType {
            kind: self.kind,
            ports: self.ports,
            attrs: self.attrs,
            building: self.building,
            mark: self.mark,
            named_by: match self.kind {
                FeatureKind::Lake => {
                    touched.fold(PortSet::EMPTY, |ports, (_, river)| ports.union(river.ports))
                }
                _ => self.ports,
            },
            touches,
        }
    }

    /// The cities a field borders, or the markets a residential area does: those with a neighbouring port,
    /// unless the line says otherwise; rivers and lakes those the line names.
    fn touched(&self, all: &[Self]) -> Result<u16, TileFault> {
        let mut touches = 0;
        for other in (0..all.len()).filter(|&i| self.kind.neighbours().contains(&all[i].kind)) {
            let beside = |port: crate::vocabulary::geometry::Port| {
                all[other].ports.contains(port.next()) || all[other].ports.iter().any(|p| p.next() == port)
            };
            touches |= u16::from(self.ports.iter().any(beside)) << other;
        }
        for (touching, name) in &self.overrides {
            let named = self.kind.neighbours().iter().find_map(|&kind| {
                let written = name.strip_prefix(kind.word())?;
                // One name for each: city01 or city+1 could be said besides city1.
                let number: usize = written.parse().ok().filter(|n: &usize| n.to_string() == written)?;
                (0..all.len()).filter(|&i| all[i].kind == kind).nth(number.checked_sub(1)?)
            });
            let Some(other) = named else { return Err(TileFault::UnknownTouch(name.clone())) };
            touches = if *touching { touches | 1 << other } else { touches & !(1 << other) };
        }
        Ok(touches)
    }
}

/// A river that names a lake which does not name it, or the other way around.
fn lake_and_river_at_odds(segments: &[SegmentType]) -> Option<usize> {
    let names = |a: usize, b: usize| segments[a].touches >> b & 1 == 1;
    let lakes = |i: &usize| segments[*i].kind == FeatureKind::Lake;
    (0..segments.len()).find(|&river| {
        segments[river].kind == FeatureKind::River
            && (0..segments.len()).filter(lakes).any(|lake| names(river, lake) != names(lake, river))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::tiles::Syntax;

    fn fault(features: &str) -> TileFault {
        let text = format!(
            "[set]\nid = 'x'\ntitle = 'X'\ntiles = 1\n[[tile]]\nid = 'a'\ncount = 1\nfeatures = [{features}]\n"
        );
        TileSet::parse("x.toml", &text).unwrap_err().fault
    }

    #[test]
    fn each_fault_of_a_feature_line_is_named() {
        let port = |text: &str| text.parse().unwrap();
        assert_eq!(fault("'field n e s'"), TileFault::PortsMissing(PortSet::parse("w").unwrap()));
        assert_eq!(fault("'field n e s w', 'city n'"), TileFault::PortTwice(port("n1")));
        assert_eq!(fault("'field n n2 e s w'"), TileFault::PortTwice(port("n2")));
        assert_eq!(fault("'swamp n e s w'"), TileFault::UnknownKind("swamp".into()));
        assert_eq!(fault("'field n e s q'"), TileFault::UnknownPort("q".into()));
        assert_eq!(fault("'field n e s w +dragon'"), TileFault::UnknownAttribute("+dragon".into()));
        assert_eq!(
            fault("'residential n e s w +public +historic:batiment'"),
            TileFault::BuildingTwice(Building::Public)
        );
        assert_eq!(
            fault("'residential n e s w +historic:louvre'"),
            TileFault::UnknownAttribute("+historic:louvre".into())
        );
        assert_eq!(fault("'monastery n', 'field e s w'"), TileFault::InnerWithPorts("monastery".into()));
        assert_eq!(fault("'road n', 'field e s w'"), TileFault::WayOffMiddle(port("n1")));
        assert_eq!(fault("'river n', 'meadow e s w'"), TileFault::WayOffMiddle(port("n1")));
        let lake = "'river n2 +lake:lake1', 'lake +fish:1', 'meadow n1 n3 e s w'";
        assert_eq!(fault(lake), TileFault::LakeDisagrees);
        let fish = "'lake +fish:0', 'meadow n e s w'";
        assert_eq!(fault(fish), TileFault::UnknownAttribute("+fish:0".into()));
        assert_eq!(fault("'city n', 'field e s w +touches:city2'"), TileFault::UnknownTouch("city2".into()));
        assert_eq!(
            fault("'city n +touches:city1', 'field e s w'"),
            TileFault::TouchMisplaced { attribute: "+touches:city1".into(), on: FeatureKind::City }
        );
        let shields = format!("'city n e s w{}'", " +shield".repeat(10));
        assert_eq!(fault(&shields), TileFault::TooManyAlike { attr: Attr::Shield, most: 9 });
        assert_eq!(fault(&"'monastery',".repeat(17)), TileFault::TooManyFeatures(17));
    }

    #[test]
    fn faults_of_the_file_say_the_line() {
        let head = "[set]\nid = 'x'\ntitle = 'X'\ntiles = 2\n";
        let tile = |id: &str, count: i64| {
            format!("[[tile]]\nid = '{id}'\ncount = {count}\nstart = true\nfeatures = ['field n e s w']\n")
        };
        let error = |text: String| {
            let error = TileSet::parse("x.toml", &text).unwrap_err();
            (error.line, error.fault)
        };
        assert_eq!(error(head.into()), (4, TileFault::Empty));
        assert_eq!(
            error(format!("{head}{}", tile("a", 1))),
            (4, TileFault::WrongTotal { announced: "2".into(), found: 1 })
        );
        assert_eq!(error(format!("{head}{}", tile("A b", 1))), (6, TileFault::BadName));
        assert_eq!(error(format!("{head}{}", tile("a", 0))), (7, TileFault::BadCount("0".into())));
        let name: TileName = "a".parse().unwrap();
        let (a, b) = (tile("a", 1), tile("b", 1));
        assert_eq!(error(format!("{head}{a}{a}")), (11, TileFault::NameTwice(name.clone())));
        assert_eq!(error(format!("{head}{a}{b}")), (11, TileFault::StartTwice(name)));
        let (line, fault) = error("[set]\nid = 'x'\ntitle = = 3\n".into());
        assert_eq!((line, fault), (3, TileFault::Syntax(Syntax::Line("title = = 3".into()))));
    }

    #[test]
    fn a_field_touches_the_cities_beside_it_unless_the_file_denies_it() {
        let touches =
            |name: &str, segment: usize| TileSet::base().tile(name).unwrap().segments[segment].touches;
        assert_eq!(touches("city-side-road-straight", 2), 0b0001, "the strip by the wall");
        assert_eq!(touches("city-side-road-straight", 3), 0, "beyond the road");
        assert_eq!(touches("two-cities-adjacent", 2), 0b11);
        let text = "set = { id = 'x', title = 'X', tiles = 1 }\n[[tile]]\nid = 'a'\ncount = 1\n\
            features = ['city n', 'city s', 'field e w +not-touches:city2']\n";
        assert_eq!(TileSet::parse("x", text).unwrap().tiles[0].segments[2].touches, 0b01);
    }
}
