//! Embeds the page anew when it is built anew; where it is not built yet there is an empty folder to look into.

fn main() {
    let page = "../../web/dist";
    std::fs::create_dir_all(page).expect("the page's folder can be made");
    println!("cargo::rerun-if-changed={page}");
}
