//! The description of the API, from which the page's types are generated.

use std::collections::BTreeMap;

use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, Schema};

use crate::http;
use crate::identity::COOKIE;
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
        wire::Remark,
        wire::Clock,
        wire::Note
    ))
)]
pub(crate) struct Description;

/// The description as JSON, with the types of every game.
pub fn openapi() -> String {
    text(http::api().into_openapi())
}

/// Who may call: a guest, anybody, or anybody who is told more as a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caller {
    Guest,
    Anybody,
    Either,
}

/// Calls that need no guest; all others do.
const OPEN: [(&str, &str, Caller); 20] = [
    ("get", "/api/me", Caller::Either),
    ("put", "/api/me", Caller::Either),
    ("post", "/api/tokens", Caller::Anybody),
    ("post", "/api/me/return", Caller::Anybody),
    ("post", "/api/me/arrive", Caller::Anybody),
    ("get", "/api/games", Caller::Anybody),
    ("get", "/api/lengths", Caller::Anybody),
    ("get", "/api/games/{game}/decks", Caller::Anybody),
    ("get", "/api/decks/{deck}/{picture}", Caller::Anybody),
    ("get", "/api/doors/{code}", Caller::Anybody),
    ("get", "/api/rooms/{id}", Caller::Either),
    ("get", "/api/rooms/{id}/invitation", Caller::Anybody),
    ("get", "/api/rooms/{id}/qr.svg", Caller::Anybody),
    ("get", "/api/rooms/{id}/events", Caller::Either),
    ("get", "/api/rooms/{id}/history", Caller::Either),
    ("get", "/api/rooms/{id}/replay", Caller::Either),
    ("get", "/api/rooms/{id}/replay/moments", Caller::Either),
    ("get", "/api/rooms/{id}/record", Caller::Either),
    ("post", "/api/replays", Caller::Anybody),
    ("post", "/api/replays/moments", Caller::Anybody),
];

pub(crate) fn text(mut description: utoipa::openapi::OpenApi) -> String {
    let components = description.components.get_or_insert_default();
    for (name, schema) in games::schemas() {
        components.schemas.entry(name).or_insert(schema);
    }
    if let Some(RefOr::T(Schema::Object(seat))) = components.schemas.get_mut("Seat") {
        // As many as a byte can tell.
        seat.maximum = Some(u8::MAX.into());
    }
    let cookie = ApiKeyValue::with_description(COOKIE, "How a browser is known, since PUT /api/me.");
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    components.add_security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
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
                complete(operation, method, path);
            }
        }
    }
    let mut text = serde_json::to_string_pretty(&description).expect("a description is JSON");
    text.push('\n');
    text
}

/// Says who may make a call, and every way in which it can be refused besides its own.
fn complete(operation: &mut Operation, method: &str, path: &str) {
    let known = OPEN.iter().find(|(open, at, _)| (*open, *at) == (method, path));
    let caller = known.map_or(Caller::Guest, |(_, _, caller)| *caller);
    let guest = ["bearer", "cookie"].map(|name| SecurityRequirement::new::<_, [&str; 0], &str>(name, []));
    operation.security = match caller {
        Caller::Guest => Some(guest.into()),
        Caller::Either => Some([SecurityRequirement::default()].into_iter().chain(guest).collect()),
        Caller::Anybody => Some(Vec::new()),
    };
    for (status, why) in refusals(operation, method, path, caller) {
        let refusal = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
        let response = ResponseBuilder::new().description(why).content("application/json", refusal).build();
        let responses = &mut operation.responses.responses;
        responses.entry(status.as_u16().to_string()).or_insert(RefOr::T(response));
    }
}

/// How a call can be refused, for reasons that it shares with others.
fn refusals(
    operation: &Operation,
    method: &str,
    path: &str,
    caller: Caller,
) -> BTreeMap<StatusCode, &'static str> {
    use StatusCode as Is;
    let mut refusals = BTreeMap::from([
        (Is::INTERNAL_SERVER_ERROR, "a mistake of the server"),
        (Is::FORBIDDEN, "whoever keeps this place open lets nobody in from this address"),
        (Is::MISDIRECTED_REQUEST, "this server is not called by the name in `Host`"),
        (Is::SERVICE_UNAVAILABLE, "the disk refused, or the server stops: nothing has changed, try again"),
        (Is::TOO_MANY_REQUESTS, "too many requests; Retry-After says when to come back"),
    ]);
    let writes = method != "get";
    if writes {
        refusals.insert(Is::FORBIDDEN, "another site asks, or it is not yours to do");
        refusals.insert(Is::PAYLOAD_TOO_LARGE, "the body is too large");
    }
    if writes && method != "delete" {
        refusals.insert(Is::BAD_REQUEST, "the body cannot be read");
        refusals.insert(Is::REQUEST_TIMEOUT, "the body did not come in time");
        refusals.insert(Is::UNSUPPORTED_MEDIA_TYPE, "the content type is not application/json");
    }
    let parameters = operation.parameters.iter().flatten();
    if operation.request_body.is_some() || parameters.clone().next().is_some() {
        refusals.insert(
            Is::UNPROCESSABLE_ENTITY,
            "it can be read, and is not legal or speaks of nothing that is there",
        );
    }
    if parameters.clone().any(|parameter| parameter.parameter_in == ParameterIn::Query) {
        refusals.insert(Is::BAD_REQUEST, "the query cannot be read");
    }
    if parameters.clone().any(|parameter| parameter.parameter_in == ParameterIn::Path) {
        refusals.insert(Is::NOT_FOUND, "there is nothing");
    }
    if path.contains("{id}") {
        refusals.insert(Is::CONFLICT, "the table has moved on, or is not there yet");
    }
    if !writes && path.contains("/rooms/{id}/") {
        refusals.insert(Is::FORBIDDEN, "it is not yours to do");
    }
    if caller != Caller::Anybody {
        refusals.insert(Is::UNAUTHORIZED, "no token, or one that is not known");
    }
    refusals
}

/// The calls that there are, for telling a wrong method from a wrong body.
#[derive(Debug)]
pub(crate) struct Calls(Vec<(String, Vec<Method>)>);

impl Calls {
    pub(crate) fn of(description: &utoipa::openapi::OpenApi) -> Calls {
        let methods = |item: &utoipa::openapi::PathItem| {
            let there = [
                (Method::GET, &item.get),
                (Method::PUT, &item.put),
                (Method::POST, &item.post),
                (Method::PATCH, &item.patch),
                (Method::DELETE, &item.delete),
            ];
            there.into_iter().filter(|(_, operation)| operation.is_some()).map(|(method, _)| method).collect()
        };
        Calls(description.paths.paths.iter().map(|(path, item)| (path.clone(), methods(item))).collect())
    }

    /// What can be done at an address: nothing where there is none.
    pub(crate) fn at(&self, path: &str) -> Option<&[Method]> {
        let is_it = |known: &str| {
            let mut parts = path.split('/');
            known
                .split('/')
                .all(|known| parts.next().is_some_and(|part| known.starts_with('{') || known == part))
                && parts.next().is_none()
        };
        self.0.iter().find(|(known, _)| is_it(known)).map(|(_, methods)| &**methods)
    }
}

/// Handlers are named by their verb alone, so that an operation is told apart by its path: `get_rooms_id_replay`.
fn operation_id(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api").split(|character: char| !character.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).fold(method.to_owned(), |id, word| id + "_" + word)
}

pub(crate) fn response(text: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text.to_owned()).into_response()
}
