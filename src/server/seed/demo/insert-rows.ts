import type { Db } from '#server/db/connection.ts';
import type { PgTable } from '#server/db/pg-core.ts';
import { getTableColumns, getTableName, sql } from '#server/db/sql.ts';

/** Few enough that a batch is read in one piece, enough that the way there does not count. */
const batch = 4000;

/**
 * Inserts many rows in a few statements: each batch is sent as one JSON value, which the database takes apart by the
 * table's own column types. All rows have the same keys as the first; the others get their defaults.
 */
export async function insertRows<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(columns).filter((key) => key in first);
  const names = keys.map((key) => `"${columns[key]?.name}"`);
  const name = `"${getTableName(table)}"`;
  const list = sql.raw(names.join(', '));
  for (let from = 0; from < rows.length; from += batch) {
    const values = rows.slice(from, from + batch).map((row) => toRecord(row, keys, columns));
    await tx.execute(sql`insert into ${sql.raw(name)} (${list})
      select ${list} from json_populate_recordset(null::${sql.raw(name)}, ${JSON.stringify(values)}::json)`);
  }
}

function toRecord(row: Record<string, unknown>, keys: readonly string[], columns: Record<string, { name: string }>) {
  return Object.fromEntries(keys.map((key) => [columns[key]?.name, row[key] ?? null]));
}
