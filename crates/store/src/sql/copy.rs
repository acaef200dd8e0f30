//! Everything out of a database and into one. This file is compiled once for each database, with the names of `super`.

use futures_util::TryStreamExt;
use sqlx::Row as _;

use super::writes::placeholders;
use super::{AFTER_FILLING, COLUMNS, Connection, OVERRIDING, Row, TEXT_ORDER};
use crate::backup::{BackupError, BackupReader, BackupWriter, Kept, Kind, Next, TABLES, Table, Value};

/// Rows that one statement inserts.
const ROWS: usize = 64;

/// Writes all that is there at this moment; whoever calls it holds the moment.
pub(super) async fn dump(
    connection: &mut Connection,
    mut backup: BackupWriter<'_>,
) -> Result<Kept, BackupError> {
    for table in TABLES {
        // A database that an older program has left has fewer columns, and is not changed here.
        let there: Vec<String> =
            sqlx::query_scalar(COLUMNS).bind(table.name).fetch_all(&mut *connection).await?;
        let is_there = |(name, _): &&(&str, Kind)| there.iter().any(|there| there == name);
        let columns: Vec<(&str, Kind)> = table.columns.iter().filter(is_there).copied().collect();
        if columns.is_empty() {
            continue;
        }
        backup.table(table, &columns)?;
        let sql = format!("SELECT {} FROM {} ORDER BY {}", names(&columns), table.name, order(table));
        let mut rows = sqlx::query(&sql).fetch(&mut *connection);
        while let Some(row) = rows.try_next().await? {
            let read = columns.iter().enumerate().map(|(index, (_, kind))| value(&row, index, *kind));
            backup.row(table, &read.collect::<Result<Vec<_>, _>>()?)?;
        }
    }
    Ok(backup.end()?)
}

fn names(columns: &[(&str, Kind)]) -> String {
    columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

/// The same order in every database.
fn order(table: &Table) -> String {
    let column = |(name, kind): &(&str, Kind)| match kind {
        Kind::Text => format!("{name}{TEXT_ORDER}"),
        _ => (*name).to_owned(),
    };
    table.columns[..table.key].iter().map(column).collect::<Vec<_>>().join(", ")
}

fn value(row: &Row, index: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Kind::Number => Value::Number(row.try_get(index)?),
        Kind::Text => Value::Text(row.try_get(index)?),
        Kind::Bytes => Value::Bytes(row.try_get(index)?),
        Kind::Flag => Value::Flag(row.try_get(index)?),
    })
}

/// Reads a whole backup into tables that are empty, inside a transaction of the caller.
pub(super) async fn fill(
    connection: &mut Connection,
    mut backup: BackupReader<'_>,
) -> Result<Kept, BackupError> {
    let mut section: Option<(&Table, Vec<(&str, Kind)>)> = None;
    let mut rows: Vec<Vec<Value>> = Vec::with_capacity(ROWS);
    let mut references: Vec<(Value, Value)> = Vec::new();
    loop {
        let next = backup.next()?;
        let is_row = matches!(next, Next::Row(_));
        if let Some((table, columns)) = &section
            && (rows.len() == ROWS || !is_row)
        {
            insert(connection, table, columns, &rows).await?;
            rows.clear();
            if !is_row {
                refer(connection, table, &std::mem::take(&mut references)).await?;
            }
        }
        match next {
            Next::Table(table, columns) => section = Some((table, columns)),
            Next::Row(mut row) => {
                if let Some((table, columns)) = &section
                    && let Some(refers) = table.refers
                    && let Some(index) = columns.iter().position(|(name, _)| *name == refers)
                    && row[index] != Value::Text(None)
                {
                    // It may name a row that is yet to come.
                    let other = std::mem::replace(&mut row[index], Value::Text(None));
                    references.push((row[0].clone(), other));
                }
                rows.push(row);
            }
            Next::End(kept) => {
                for sql in AFTER_FILLING {
                    sqlx::query(sql).execute(&mut *connection).await?;
                }
                return Ok(kept);
            }
        }
    }
}

async fn insert(
    connection: &mut Connection,
    table: &Table,
    columns: &[(&str, Kind)],
    rows: &[Vec<Value>],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let (name, places) = (table.name, placeholders(rows.len(), columns.len()));
    let sql = format!("INSERT INTO {name} ({}) {OVERRIDING}VALUES {places}", names(columns));
    let mut query = sqlx::query(&sql);
    for value in rows.iter().flatten() {
        query = match value {
            Value::Number(value) => query.bind(*value),
            Value::Text(value) => query.bind(value.as_deref()),
            Value::Bytes(value) => query.bind(value.as_deref()),
            Value::Flag(value) => query.bind(*value),
        };
    }
    query.execute(connection).await.map(drop)
}

/// Writes what was left out because it names another row of the same table.
async fn refer(
    connection: &mut Connection,
    table: &Table,
    references: &[(Value, Value)],
) -> Result<(), sqlx::Error> {
    let (Some(column), [(key, _), ..]) = (table.refers, table.columns) else { return Ok(()) };
    let sql = format!("UPDATE {} SET {column} = $1 WHERE {key} = $2", table.name);
    for reference in references {
        if let (Value::Text(key), Value::Text(other)) = reference {
            sqlx::query(&sql).bind(other.as_deref()).bind(key.as_deref()).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
