//! Opponents: programs that see what a player sees and choose an action.
