import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/**
 * Runs `work` while the tables lack the indexes that only serve reading, and makes these anew at its end: many rows are
 * sooner sorted once than found a place for one by one. Primary keys and unique indexes stay.
 */
export async function withoutIndexes<T>(tx: Db, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  const names = sql.param(`{${tables.join(',')}}`);
  const indexes = rowsOf<{ name: string; statement: string }>(
    await tx.execute(sql`
      select i.relname as name, pg_get_indexdef(i.oid) as statement
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where t.relname = any(${names}::text[]) and t.relnamespace = 'public'::regnamespace
        and not x.indisunique and not x.indisprimary order by i.relname`),
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  const done = await work();
  for (const { statement } of indexes) await tx.execute(sql.raw(statement));
  return done;
}
