/// By how much games end otherwise than they are expected to, in points: that much for one tile still to come, and
/// for several as much as the root of their number, as chance has it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Luck(pub(crate) f64);
