//! The record of a finished game, as a file under a name that people understand.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use boardgame::Standing;

use super::extract::InRoom;
use super::wrap::Refusal;
use crate::app::App;
use crate::daily::Day;
use crate::error::Error;
use crate::identity::{Address, MaybeMe};
use crate::limits::Limit;
use crate::rooms::wire::Player;
use crate::rooms::{Finished, Message};

/// The record of a finished game, seed included.
#[utoipa::path(get, path = "/api/rooms/{id}/record", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 409, body = Refusal)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    MaybeMe(guest): MaybeMe,
    Address(address): Address,
    InRoom(id): InRoom,
) -> Result<impl IntoResponse, Error> {
    app.limiter.take(Limit::Looks, address)?;
    let finished = app.ask(&id, |reply| Message::Finished(guest, None, reply)).await?;
    let name = file_name(&finished);
    // Names are not always ASCII: whoever cannot read the second form takes the first.
    let plain: String = name.chars().map(|char| if char.is_ascii() { char } else { '_' }).collect();
    let coded: String = name.bytes().map(coded).collect();
    let attached = format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{coded}");
    Ok(([(header::CONTENT_DISPOSITION, attached)], Json(finished.record())))
}

/// A name for the record that people understand: the game, its date, who played and how it ended. Against each other
/// everybody's place stands behind their name, together the score behind all names.
fn file_name(finished: &Finished) -> String {
    let standing = finished.table.outcome().map(|outcome| outcome.standing);
    let names = finished.room.seats.iter().enumerate().map(|(seat, state)| {
        let name = match &state.player {
            Player::Free => "",
            Player::Bot { bot, .. } => bot,
            Player::Person { name, .. } => name,
        };
        let name: String =
            name.chars().filter(|char| char.is_alphanumeric() || " -'".contains(*char)).collect();
        match &standing {
            Some(Standing::Ranked { places }) => format!("{name} ({})", places.get(seat).unwrap_or(&0)),
            _ => name,
        }
    });
    let mut names = names.collect::<Vec<_>>().join(", ");
    if let Some(Standing::Together { score, .. }) = standing {
        names = format!("{names} ({score})");
    }
    format!("{} {} {names}.json", finished.room.game, Day::at(finished.room.created))
}

/// A byte as headers have it where they speak of more than ASCII.
fn coded(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
        char::from(byte).to_string()
    } else {
        format!("%{byte:02X}")
    }
}
