//! The variants, by what they change.

mod drawing;
mod followers;
mod mountains;
mod ports;
mod reconstruction;
mod scoring;
mod setup;
