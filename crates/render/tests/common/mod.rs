//! What tests of pictures share.

use resvg::usvg::{Options, Tree};
use std::collections::BTreeSet;

/// Reads a picture; one that is not well-formed fails the test.
pub(crate) fn parse(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).unwrap_or_else(|error| panic!("{error}: {svg:.200}"))
}

/// The values of an attribute, in order.
pub(crate) fn values<'a>(svg: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!("{attribute}=\"");
    svg.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Everything that is used is defined, and nothing is defined twice.
pub(crate) fn assert_complete(svg: &str) {
    let ids = values(svg, " id");
    let known: BTreeSet<_> = ids.iter().copied().collect();
    assert_eq!(known.len(), ids.len(), "an id is defined twice");
    for href in values(svg, "href") {
        assert!(known.contains(href.trim_start_matches('#')), "{href} is not defined");
    }
}
