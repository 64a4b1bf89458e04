//! The games, each in a folder of its own.

pub mod base;
pub mod castle;
pub mod city;
pub mod hunters;
#[cfg(test)]
mod scripted;
