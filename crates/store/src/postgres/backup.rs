//! Backing a database up while nodes use it, and filling one from a backup.

use std::io::{BufRead, Write};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection as _};

use super::{Connection, NOW, PostgresStore, copy, migrate, refuse_newer};
use crate::backup::{BackupError, BackupReader, BackupWriter, Kept, TABLES};

/// A node that has said within this time that it lives uses the database.
const LIVING_MILLIS: i64 = 10_000;

impl PostgresStore {
    /// Writes everything that the database holds at this moment. Nodes may use it meanwhile; nothing in it is changed.
    pub async fn back_up(url: &str, out: &mut (dyn Write + Send)) -> Result<Kept, BackupError> {
        let mut connection = options(url)?.connect().await?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        sqlx::query(begin).execute(&mut connection).await?;
        refuse_newer(&mut connection).await?;
        let kept = copy::dump(&mut connection, BackupWriter::begin(out)?).await?;
        connection.close().await?;
        Ok(kept)
    }

    /// Fills a database from a backup, all or nothing; what is there goes, if so wanted. No node may use it meanwhile.
    pub async fn restore(
        url: &str,
        backup: &mut (dyn BufRead + Send),
        overwrite: bool,
    ) -> Result<Kept, BackupError> {
        let backup = BackupReader::begin(backup)?;
        let options = options(url)?;
        migrate(options.clone()).await?;
        let mut connection = options.connect().await?;
        sqlx::query("BEGIN").execute(&mut connection).await?;
        let kept = write(&mut connection, backup, overwrite).await?;
        sqlx::query("COMMIT").execute(&mut connection).await?;
        connection.close().await?;
        Ok(kept)
    }
}

fn options(url: &str) -> Result<PgConnectOptions, BackupError> {
    let options: PgConnectOptions = url.parse()?;
    Ok(options.application_name("ludoteca").disable_statement_logging())
}

/// Where anything is refused, the connection is closed and nothing has changed.
async fn write(
    connection: &mut Connection,
    backup: BackupReader<'_>,
    overwrite: bool,
) -> Result<Kept, BackupError> {
    let sql = format!("SELECT EXISTS (SELECT 1 FROM nodes WHERE seen > {NOW} - $1)");
    if sqlx::query_scalar(&sql).bind(LIVING_MILLIS).fetch_one(&mut *connection).await? {
        return Err(BackupError::InUse);
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM guests) OR EXISTS (SELECT 1 FROM rooms)";
    if !overwrite && sqlx::query_scalar(sql).fetch_one(&mut *connection).await? {
        return Err(BackupError::Occupied);
    }
    // Servers that were started here without a guest have left something too.
    let names: Vec<&str> = TABLES.iter().map(|table| table.name).chain(["nodes", "rations"]).collect();
    sqlx::query(&format!("TRUNCATE {}", names.join(", "))).execute(&mut *connection).await?;
    copy::fill(connection, backup).await
}
