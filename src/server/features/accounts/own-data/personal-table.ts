import type { PgColumn, PgTable } from '#server/db/pg-core.ts';
import { getTableColumns, type SQL } from '#server/db/sql.ts';

type Columns = Record<string, PgColumn>;
/** A table with rows of an account, and what the law's two rights mean for it. */
export type PersonalTable = {
  table: PgTable;
  /** Which rows are the account's. */
  of: (customerId: number) => SQL;
  /** The columns that the export has, and under which name; or why it has none. */
  exported: { as: string; columns: Columns } | string;
  /** What erasing the account does to the rows: they go, or they stay without anything that names a person. */
  /** Invoices name their buyer by law for ten years, for staff alone once the account is gone. */
  erased: 'deleted' | 'kept without a person' | 'kept by law';
};

/** The columns of a table but for some. */
export const pick = (table: PgTable, ...left: string[]): Columns =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name)));
