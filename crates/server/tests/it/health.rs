//! What those learn who keep the server running, and nobody else.

use crate::app::{PATIENCE, TestApp, reply};

#[tokio::test]
async fn metrics_are_not_told_to_the_public() {
    let app = TestApp::start().await;
    app.stranger().get("/metrics").await.refused(404, "error-no-page");
    app.until_metric("ludoteca_streams_open", 0).await;
}

#[tokio::test]
async fn a_store_whose_files_were_removed_is_not_ready() {
    let app = TestApp::start().await;
    let ready = || reply(reqwest::Client::new().get(format!("{}/readyz", app.url)));
    assert_eq!(ready().await.status, 200);
    std::fs::remove_file(app.folder.path().join("test.sqlite")).unwrap();
    // An answer is good for a second: then the store is asked again.
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while ready().await.status == 200 {
        assert!(tokio::time::Instant::now() < deadline);
        tokio::task::yield_now().await;
    }
    ready().await.refused(503, "error-not-stored");
    app.stranger()
        .post("/api/tokens", serde_json::json!({ "name": "Marta" }))
        .await
        .refused(503, "error-not-stored");
}

#[tokio::test]
async fn asking_often_writes_little() {
    let app = TestApp::start().await;
    let (before, begun) = (app.store_writes(), std::time::Instant::now());
    for _ in 0..50 {
        app.stranger().get("/readyz").await;
    }
    let (written, seconds) = (app.store_writes() - before, begun.elapsed().as_secs());
    assert!(written <= seconds + 2, "one write a second, not one a question: {written} in {seconds} s");
}
