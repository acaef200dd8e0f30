//! The description of the API, from which the page's types are generated.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;

use crate::http;
use crate::rooms::wire;

#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Ludoteca",
        description = "Rooms, seats, moves and the streams that tell of them. One API for the page and for programs.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(
        wire::Hello,
        wire::Step,
        wire::Room,
        wire::Talk,
        wire::Pointer,
        wire::Clock,
        wire::Note
    ))
)]
pub(crate) struct Description;

/// The description as JSON, with the types of every game.
pub fn openapi() -> String {
    text(http::api().into_openapi())
}

pub(crate) fn text(mut description: utoipa::openapi::OpenApi) -> String {
    let components = description.components.get_or_insert_default();
    for (name, schema) in games::schemas() {
        components.schemas.entry(name).or_insert(schema);
    }
    for (path, item) in &mut description.paths.paths {
        let methods = [
            ("get", &mut item.get),
            ("put", &mut item.put),
            ("post", &mut item.post),
            ("patch", &mut item.patch),
            ("delete", &mut item.delete),
        ];
        for (method, operation) in methods {
            if let Some(operation) = operation {
                operation.operation_id = Some(operation_id(method, path));
            }
        }
    }
    let mut text = serde_json::to_string_pretty(&description).expect("a description is JSON");
    text.push('\n');
    text
}

/// Handlers are named by their verb alone, so that an operation is told apart by its path: `get_rooms_id_replay`.
fn operation_id(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api").split(|character: char| !character.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).fold(method.to_owned(), |id, word| id + "_" + word)
}

pub(crate) fn response(text: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}
