//! How nodes tell each other things.
//!
//! Nothing that is told here is the truth: what is stored is, and a message only makes others look there sooner, or says
//! what is not stored at all, such as who watches. A message may be lost, come twice or come late, and costs nothing but
//! time: each node numbers its messages, so that who hears them notices what is missing.
//! [`LocalBus`] serves the nodes of one process, which is the usual single one; [`NatsBus`] those of many machines.

mod local;
mod nats;

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use futures_util::Stream;
use serde::{Deserialize, Serialize};

pub use local::LocalBus;
pub use nats::{CannotConnect, NatsBus};

/// One of the servers that share a store: a number that each draws when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct NodeId(pub i64);

/// A message on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    pub by: NodeId,
    /// Counted by the sender over all its messages, from 1 on.
    pub number: u64,
    pub message: Message,
}

/// What nodes tell each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The sender lives.
    Beat,
    /// The sender stops.
    Leaves,
    /// Something was stored for this room, and this is how far it goes, where the sender knows.
    Moved { room: Arc<str>, stand: Option<Stand> },
    /// Who has this room before their eyes at the sender; what was said of it before no longer holds.
    Here { room: Arc<str>, here: Here },
    /// The sender wants to know who has these rooms before their eyes.
    Ask { rooms: Vec<Arc<str>> },
    /// The sender takes care of the bots that are waited for after this step.
    Thinks { room: Arc<str>, step: u64 },
    /// What streams are told and nobody looks for in the store: a finger, a bot's remark, a note. It is for all who watch,
    /// or for one seat.
    Shown { room: Arc<str>, seat: Option<u8>, event: String, data: String },
    /// A guest has another name, or is no more.
    Guest { guest: i64 },
}

/// How far a room goes that is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    pub version: i64,
    /// The last step; 0 is the deal.
    pub step: u64,
    /// The number of what was said last.
    pub talk: i64,
}

/// Who has a room before their eyes at a node. Nothing of it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Here {
    /// Whether the node has the room in memory at all.
    pub open: bool,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Whose streams are open, once for each; null for somebody without a name.
    pub audience: Vec<Option<i64>>,
    /// Who had a stream there and has none, and since when.
    pub away: Vec<(i64, i64)>,
    /// Who wants a bot to play which seat.
    pub votes: Vec<(u8, i64)>,
}

/// Messages as they come in; it ends when the bus is gone.
pub type Envelopes = Pin<Box<dyn Stream<Item = Envelope> + Send>>;

/// Carries messages between nodes.
pub trait Bus: Debug + Send + Sync {
    /// Tells everybody who listens, without waiting for anybody. It may be lost.
    fn publish(&self, envelope: Envelope);
    /// What is told from now on, by the listener's own node too.
    fn listen(&self) -> Envelopes;
    /// Whether there can be somebody else to tell.
    fn is_shared(&self) -> bool;
}
