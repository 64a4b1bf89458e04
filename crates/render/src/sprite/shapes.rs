use crate::palette::INK;

/// A filled shape with a thin line of ink around it.
pub(crate) fn inked(path: &str, fill: &str) -> String {
    format!(
        "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\".5\" stroke-linejoin=\"round\"/>"
    )
}

/// A filled shape.
pub(crate) fn plain(path: &str, fill: &str) -> String {
    format!("<path d=\"{path}\" fill=\"{fill}\"/>")
}

/// The shadow a thing throws to the south-east.
pub(crate) fn shadow(path: &str) -> String {
    format!("<path d=\"{path}\" fill=\"{INK}\" opacity=\".25\"/>")
}

/// A round shadow at the foot of a thing.
pub(crate) fn pool(x: f64, y: f64, rx: f64, ry: f64) -> String {
    format!("<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{INK}\" opacity=\".22\"/>")
}

/// A dot.
pub(crate) fn dot(x: f64, y: f64, r: f64, fill: &str) -> String {
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{fill}\"/>")
}
