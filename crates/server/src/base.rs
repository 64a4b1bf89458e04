//! What the base game has beyond tiles and followers, in the words of the protocol.

use bastide_engine::event::BaseEvent;

/// What kind of event it is, for programs.
pub(crate) fn event(event: &BaseEvent) -> &'static str {
    match event {
        BaseEvent::Dealt { .. } => "dealt",
        BaseEvent::Opened { .. } => "opened",
        BaseEvent::Given { .. } => "given",
        BaseEvent::Discarded { .. } => "discarded",
        BaseEvent::PassedOver { .. } => "passed-over",
        BaseEvent::MountainRaised { .. } => "mountain-raised",
        BaseEvent::Paid { .. } => "paid",
        BaseEvent::Rebuilt { .. } => "rebuilt",
        BaseEvent::Moved { .. } => "moved",
        BaseEvent::SentToQuarter { .. } => "sent-to-quarter",
        BaseEvent::CountMoved { .. } => "count-moved",
        BaseEvent::LeftQuarter { .. } => "left-quarter",
        BaseEvent::RiverEnded { .. } => "river-ended",
        BaseEvent::TradeOpened { .. } => "trade-opened",
        BaseEvent::GoodsScored { .. } => "goods-scored",
    }
}
