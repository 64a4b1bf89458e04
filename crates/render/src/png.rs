//! Pixels from drawings, with nothing taken from the machine they are made on.

use bastide_engine::lang::{Lang, Say};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// The largest width and height of a picture, in pixels.
pub const MAX_SIDE: u32 = 16_000;
/// The largest number of pixels, each of which takes four bytes of memory.
const MAX_PIXELS: u64 = 120_000_000;

/// Why a picture could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The text is not an SVG drawing; what the reader said about it.
    NotSvg(String),
    /// A picture of no width was asked for.
    NoWidth,
    /// The picture would be larger than memory should be asked to hold.
    TooLarge {
        /// In pixels.
        width: u32,
        /// In pixels.
        height: u32,
    },
    /// The pixels could not be written as PNG; what the writer said about it.
    NotWritten(String),
}

impl Say for PngError {
    fn say(&self, lang: Lang) -> String {
        match (self, lang) {
            (Self::NotSvg(why), Lang::En) => format!("this is not an SVG drawing: {why}"),
            (Self::NotSvg(why), Lang::Fr) => format!("ceci n’est pas un dessin SVG : {why}"),
            (Self::NoWidth, Lang::En) => "a picture must be at least one pixel wide".to_owned(),
            (Self::NoWidth, Lang::Fr) => "une image doit avoir au moins un pixel de large".to_owned(),
            (Self::TooLarge { width, height }, Lang::En) => format!(
                "a picture of {width} by {height} pixels is too large: ask for at most {MAX_SIDE} pixels \
                 a side and {} million pixels in all",
                MAX_PIXELS / 1_000_000
            ),
            (Self::TooLarge { width, height }, Lang::Fr) => format!(
                "une image de {width} pixels sur {height} est trop grande : demandez au plus {MAX_SIDE} \
                 pixels de côté et {} millions de pixels en tout",
                MAX_PIXELS / 1_000_000
            ),
            (Self::NotWritten(why), Lang::En) => format!("the picture could not be written as PNG: {why}"),
            (Self::NotWritten(why), Lang::Fr) => format!("l’image n’a pas pu être écrite en PNG : {why}"),
        }
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for PngError {}

/// Turns an SVG drawing into a PNG picture of this width; the height follows.
///
/// Letters come from a font that is part of the program, so the picture is the same on
/// every machine.
///
/// ```
/// use bastide_render::{PngError, png};
///
/// let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>"#;
/// assert_eq!(&png(svg, 20).unwrap()[1..4], b"PNG");
/// assert_eq!(png(svg, 0), Err(PngError::NoWidth));
/// assert_eq!(png(svg, 16_001), Err(PngError::TooLarge { width: 16_001, height: 8_001 }));
/// assert!(matches!(png("<svg", 20), Err(PngError::NotSvg(_))));
/// ```
pub fn png(svg: &str, width_px: u32) -> Result<Vec<u8>, PngError> {
    pixels(svg, width_px)?.encode_png().map_err(|error| PngError::NotWritten(error.to_string()))
}

pub(crate) fn pixels(svg: &str, width: u32) -> Result<Pixmap, PngError> {
    if width == 0 {
        return Err(PngError::NoWidth);
    }
    let options = Options { fontdb: fonts(), font_family: "Noto Sans".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError::NotSvg(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let too_large = PngError::TooLarge { width, height };
    if width > MAX_SIDE || height > MAX_SIDE || u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(too_large);
    }
    let mut pixmap = Pixmap::new(width, height).ok_or(too_large)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// The letters of all pictures: Noto Sans, under the SIL Open Font License.
fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    let load = || {
        let mut fonts = Database::new();
        fonts.load_font_data(notosans::REGULAR_TTF.to_vec());
        fonts.load_font_data(notosans::BOLD_TTF.to_vec());
        fonts.set_sans_serif_family("Noto Sans");
        Arc::new(fonts)
    };
    FONTS.get_or_init(load).clone()
}
