import type { IndexColumn, PgInsertValue, PgTable } from '#server/db/pg-core.ts';
import { getTableColumns, type SQL, sql } from '#server/db/sql.ts';
import type { Db } from './connection.ts';

/**
 * Writes rows that are there already, whole, in one statement however many they are; `key` is the columns of their primary
 * key. The caller has them locked: one that is gone would be made anew.
 */
export async function writeRows<T extends PgTable>(
  tx: Db,
  { table, key }: { table: T; key: IndexColumn[] },
  rows: readonly T['$inferSelect'][],
): Promise<void> {
  if (rows.length === 0) return;
  const written: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(getTableColumns(table)))
    written[name] = sql`excluded.${sql.identifier(column.name)}`;
  await tx
    .insert(table)
    .values(rows as PgInsertValue<T>[])
    .onConflictDoUpdate({ target: key, set: written as never });
}
