import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row that a statement answers by `to_json`, with the names and types of the table's columns. */
export function rowFromJson<T extends PgTable>(table: T, json: Readonly<Record<string, unknown>>): T['$inferSelect'] {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values);
}
