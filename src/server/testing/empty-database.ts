/** What asks a database: an embedded one, or a connection to a server. */
type Asked = { query: (text: string) => Promise<{ rows: unknown[] }> };

const tables = `pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

// Above this, in bytes, a table is truncated: its files are made anew, with those of its indexes, which takes the time of
// deleting some thousand rows, but leaves no empty pages to later tests.
const truncatedFrom = 256 * 1024;

/** Takes out every row and begins each number anew. Whatever else a test has changed stays (`shapeOf`). */
export async function emptyTables(database: Asked): Promise<void> {
  const { rows } = await database.query(
    `select format('%I', relname) as name, pg_relation_size(oid) >= ${truncatedFrom} as large
      from ${tables} and pg_relation_size(oid) > 0`,
  );
  if (rows.length === 0) return;
  // The audit refuses to be emptied, except for the repair of a database.
  await database.query('set session_replication_role = replica');
  for (const { name, large } of rows as { name: string; large: boolean }[])
    await database.query(large ? `truncate ${name} cascade` : `delete from ${name}`);
  await database.query(`select setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  await database.query('set session_replication_role = origin');
}

const schema = `
  select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull,
    (select pg_get_expr(adbin, adrelid) from pg_attrdef where (adrelid, adnum) = (attrelid, attnum)))
    from pg_attribute where attnum > 0 and attrelid in (select oid from ${tables})
  union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from ${tables})
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select format('%s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace`;

/** Everything of a database but its rows: columns, indexes, constraints, triggers and functions, in no order. */
export async function schemaOf(database: Asked): Promise<string[]> {
  const { rows } = await database.query(`select part from (${schema}) as parts(part)`);
  return (rows as { part: string }[]).map(({ part }) => part);
}

/** The same, and which tables have any row, as one short text. */
export async function shapeOf(database: Asked): Promise<string> {
  const { rows } = await database.query(`
    select md5(string_agg(part, ' ' order by part)) as shape from (
      ${schema}
      union all select format('%s %s', oid::regclass, query_to_xml(format('select from %s limit 1', oid::regclass),
        false, false, '')) from ${tables}
      -- What has been counted plans otherwise; -1 is a table that nobody has analysed.
      union all select format('%s %s', oid::regclass, reltuples) from ${tables}
    ) as parts(part)`);
  return (rows as { shape: string }[])[0]?.shape ?? '';
}
