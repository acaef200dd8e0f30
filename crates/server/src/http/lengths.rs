//! How long may be what people write.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use crate::limits;

/// In characters as they are seen.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Lengths {
    /// A person's name.
    pub(crate) name: u32,
    /// What is said at once.
    pub(crate) talk: u32,
    /// A note of one's own.
    pub(crate) note: u32,
    pub(crate) passphrase: u32,
}

/// How long may be what people write: more is refused.
#[utoipa::path(get, path = "/api/lengths", tag = "me", responses((status = 200, body = Lengths)))]
pub(crate) async fn read() -> Json<Lengths> {
    Json(Lengths {
        name: limits::NAME as u32,
        talk: limits::TALK as u32,
        note: limits::NOTE as u32,
        passphrase: limits::PASSPHRASE as u32,
    })
}
