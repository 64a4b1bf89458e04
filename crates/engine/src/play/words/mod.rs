//! What all games say alike about features and about actions that can't be read.

mod action;
mod summary;
mod touch;
