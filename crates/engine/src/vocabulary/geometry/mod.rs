//! Where things are: sides and ports of a tile, quarter turns, squares of the board.
//!
//! Every tile has twelve [`Port`]s on its rim, three a side, numbered clockwise from the
//! north-west corner. Everything else follows from that numbering: turning a tile adds
//! three to each port, and two tiles that touch meet port by port.

mod edge;
mod port;
mod port_set;
mod pos;
mod rotation;
mod side;

pub use edge::Edge;
pub use port::Port;
pub use port_set::PortSet;
pub use pos::Pos;
pub use rotation::Rotation;
pub use side::Side;
