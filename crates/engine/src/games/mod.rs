//! The games, each in a folder of its own.

pub mod base;
pub mod castle;
pub mod city;
#[cfg(test)]
mod scripted;
