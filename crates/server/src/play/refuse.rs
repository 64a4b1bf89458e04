//! What whoever plays is told when something cannot be kept or read.

use crate::protocol::Refused;
use crate::store::storage::StoreError;

impl From<StoreError> for Refused {
    /// What exactly failed is for the log, not for the table.
    fn from(error: StoreError) -> Self {
        match &error {
            StoreError::Taken(_) => Self::stale(),
            StoreError::Claimed => Self::already_claimed(),
            StoreError::Damaged(why) => {
                tracing::error!(why, "a game can't be read");
                Self::damaged()
            }
            StoreError::Forbidden(why) => {
                tracing::error!(why, "a game can't go on");
                Self::forbidden()
            }
            // What keeps games says why, once and not for every move.
            StoreError::Failed(_) | StoreError::Closed => Self::not_kept(),
            StoreError::NotRead(why) => {
                tracing::error!(why, "a game can't be read now");
                Self::not_read()
            }
            StoreError::Newer(_) | StoreError::Unreadable(..) | StoreError::InUse(_) => {
                tracing::error!(%error, "the store can't be used");
                Self::internal()
            }
        }
    }
}

impl From<getrandom::Error> for Refused {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!(%error, "the system gives no random numbers");
        Self::internal()
    }
}
