//! The page, carried inside the program: its files, and `index.html` for every address that is the page's own.

use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

const INDEX: &str = "index.html";
/// Files here have a hash of their content in their name.
const HASHED: &str = "assets/";

pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let path = uri.path().trim_start_matches('/');
    match Page::get(path) {
        Some(file) if path != INDEX => Ok(asset(path, &file, &headers)),
        // A missing file is missing; any other address is a place in the page.
        None if path.starts_with(HASHED) => Err(Error::NoPage),
        _ => index(&app.config.base_path, &headers),
    }
}

fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..12]))
}

fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes())
}

fn asset(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = tag(file);
    let cache = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(header::CACHE_CONTROL, cache.to_owned()), (header::ETAG, tag.clone())];
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream().to_string();
    (about, [(header::CONTENT_TYPE, kind)], file.data.clone()).into_response()
}

fn index(base: &str, headers: &HeaderMap) -> Result<Response, Error> {
    let file = Page::get(INDEX).ok_or(Error::NoPage)?;
    let html = placed(&String::from_utf8_lossy(&file.data), base);
    let tag = format!("\"{}\"", hex::encode(&Sha256::digest(&html)[..12]));
    let about = [
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag.clone()),
        (header::CONTENT_SECURITY_POLICY, policy(&html)),
    ];
    if is_known(headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    Ok((about, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response())
}

/// The page as it is where the site lies under `base`: what it names beside itself is there.
fn placed(html: &str, base: &str) -> String {
    html.replace("\"./", &format!("\"{base}/"))
}

/// Only what this server sent may run; the page's own inline scripts are known by their hashes.
fn policy(html: &str) -> String {
    let mut scripts = String::from("'self'");
    for script in inline_scripts(html) {
        scripts.push_str(&format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(script))));
    }
    format!(
        "default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'"
    )
}

/// The largest picture of this name that the page has, with the end of its file's name.
pub(crate) fn picture(name: &str) -> Option<(String, Vec<u8>)> {
    let (_, path) = Page::iter().filter_map(|path| Some((width_of(&path, name)?, path))).max()?;
    let (_, end) = path.rsplit_once('.')?;
    Some((end.to_owned(), Page::get(&path)?.data.into_owned()))
}

/// How wide a file of the page is, if it is a picture of this name: they are called after their name and their width.
fn width_of(path: &str, name: &str) -> Option<u32> {
    let rest = path.strip_prefix(HASHED)?.strip_prefix(name)?.strip_prefix('-')?;
    rest.split_once('-')?.0.parse().ok()
}

/// The page that this program carries, by the name of its first script, which changes with anything of it.
/// A page that is open under another name is older or newer than the program.
pub(crate) static BUILD: LazyLock<Option<String>> = LazyLock::new(|| {
    let html = Page::get(INDEX)?.data;
    first_script(&String::from_utf8_lossy(&html)).map(str::to_owned)
});

fn first_script(html: &str) -> Option<&str> {
    let (_, rest) = html.split_once("src=\"./assets/")?;
    rest.split_once('"').map(|(name, _)| name)
}

fn inline_scripts(html: &str) -> Vec<&str> {
    html.split("<script")
        .skip(1)
        .filter_map(|rest| {
            let (attributes, rest) = rest.split_once('>')?;
            let (script, _) = rest.split_once("</script>")?;
            (!attributes.contains("src=") && !script.is_empty()).then_some(script)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inline_scripts_are_found() {
        let html = "<script src=\"/a.js\"></script><script>go()</script><script type=\"module\">x</script>";
        assert_eq!(inline_scripts(html), ["go()", "x"]);
    }

    #[test]
    fn a_page_is_placed_where_its_site_lies() {
        let html = "<script>f(\"./\")</script><link href=\"./assets/a.css\" />";
        assert_eq!(placed(html, ""), "<script>f(\"/\")</script><link href=\"/assets/a.css\" />");
        assert_eq!(
            placed(html, "/games"),
            "<script>f(\"/games/\")</script><link href=\"/games/assets/a.css\" />"
        );
    }

    #[test]
    fn pictures_are_named_after_what_they_show_and_their_width() {
        assert_eq!(width_of("assets/dream-07-600-B4_x-c.avif", "dream-07"), Some(600));
        assert_eq!(width_of("assets/dream-07-600-B4_x-c.avif", "dream-0"), None);
        assert_eq!(width_of("assets/dream-07-B4_x-c.js", "dream-07"), None);
    }

    #[test]
    fn a_page_is_named_by_its_first_script() {
        let html = "<script>f(\"./assets/en-1.js\")</script><script type=\"module\" src=\"./assets/index-2.js\"></script>";
        assert_eq!(first_script(html), Some("index-2.js"));
        assert_eq!(first_script("<p>no page was built</p>"), None);
    }
}
