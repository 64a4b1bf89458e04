//! The base game with its expansions and variants.

#[path = "../common/mod.rs"]
mod common;

mod add_on_properties;
mod attempts;
mod combined;
mod conserved;
mod count;
mod eager;
mod final_scoring;
mod followers;
mod inns;
mod known_figures;
mod mixes;
mod mixtures;
mod options;
mod placing;
mod properties;
mod quiet;
mod refusals;
mod river;
mod scoring;
mod setup;
mod summaries;
mod table;
mod texts;
mod variants;
