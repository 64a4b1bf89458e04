//! What the signs on a board mean.

use bastide_engine::GameId;
use bastide_engine::State;
use bastide_engine::lang::{Lang, Text};
use bastide_engine::tiles::{Attr, FeatureKind, Mark, TileType};

/// The signs of a game's own tiles and pieces.
const fn of_game(game: GameId) -> Text {
    match game {
        GameId::Base => Text {
            en: "# city  - | road  . field  M monastery  S shield  X crossroads  1 2 … followers by player",
            fr: "# ville  - | chemin  . pré  M abbaye  S blason  X carrefour  1 2 … partisans par joueur",
        },
        GameId::Castle => Text {
            en: "T tower  H house  - | road  . court  m market  o well  X square  1 2 followers by player",
            fr: "T tour  H maison  - | chemin  . cour  m marché  o puits  X place  1 2 sujets par joueur",
        },
        GameId::Hunters => Text {
            en: "F forest  G gold  p mushrooms  ~ river  o lake  . meadow  d deer  m mammoth  t tiger  a aurochs  * fire  + shrine\n1 2 … followers by player  h1 h2 … huts",
            fr: "F forêt  G or  p champignons  ~ rivière  o lac  . prairie  d gibier  m mammouth  t tigre  a aurochs  * feu  + lieu de culte\n1 2 … partisans par joueur  h1 h2 … huttes",
        },
        GameId::City => Text {
            en: "f g c fish, grain and cattle market  - | road  X crossing  . residential area  P public  H historic building\n═ ║ wall  G gate  T tower  1 2 … followers and guards by player",
            fr: "f g c marché au poisson, aux céréales, au bétail  - | chemin  X carrefour  . zone résidentielle  P bâtiment public  H bâtiment historique\n═ ║ rempart  G porte  T tour  1 2 … sujets et gardes par joueur",
        },
    }
}

/// What the signs on a board mean, those of expansions and of tiles mixed in as well.
pub(crate) fn legend(state: &State, lang: Lang) -> String {
    let mut lines = vec![of_game(state.game()).get(lang)];
    let State::Base(position) = state else { return lines.concat() };
    let rules = position.rules();
    let types = state.table().types();
    let any = |has: &dyn Fn(&TileType) -> bool| types.iter().any(has);
    let with_kind =
        |kind: FeatureKind| any(&|tile: &TileType| tile.segments.iter().any(|segment| segment.kind == kind));
    let with_attr =
        |attr: Attr| any(&|tile: &TileType| tile.segments.iter().any(|segment| segment.attrs.get(attr) > 0));
    let with_port =
        any(&|tile: &TileType| tile.segments.iter().any(|segment| segment.mark == Some(Mark::Port)));
    let more = [
        (with_attr(Attr::Inn), Text { en: "I inn by a road", fr: "I auberge au bord d'un chemin" }),
        (with_attr(Attr::Cathedral), Text { en: "C cathedral", fr: "C cathédrale" }),
        (rules.inns(), Text { en: "B1 B2 … big followers", fr: "B1 B2 … gros partisans" }),
        (
            with_kind(FeatureKind::River),
            Text { en: "~ river  o spring, lake", fr: "~ rivière  o source, lac" },
        ),
        (with_kind(FeatureKind::Mountain), Text { en: "^ mountain", fr: "^ montagne" }),
        (with_kind(FeatureKind::Stream), Text { en: "≈ river for boats", fr: "≈ rivière pour bateaux" }),
        (with_port, Text { en: "P port", fr: "P port" }),
        (with_kind(FeatureKind::Marketplace), Text { en: "m market", fr: "m marché" }),
        (with_kind(FeatureKind::Stream), Text { en: "b1 b2 … boats", fr: "b1 b2 … bateaux" }),
        (rules.ports(), Text { en: "g1 g2 … goods", fr: "g1 g2 … marchandises" }),
        (
            position.count().is_some(),
            Text {
                en: "% Carcassonne  a castle  b market  c blacksmith's  d cathedral  * the Count",
                fr: "% Carcassonne  a château  b marché  c forge  d cathédrale  * le Comte",
            },
        ),
    ];
    let more: Vec<&str> = more.iter().filter(|(there, _)| *there).map(|(_, text)| text.get(lang)).collect();
    let more = more.join("  ");
    if !more.is_empty() {
        lines.extend(["\n", more.as_str()]);
    }
    lines.concat()
}
