import type { PgDatabase, PgQueryResultHKT, PgTable } from '#server/db/pg-core.ts';
import { getTableColumns } from '#server/db/sql.ts';
import type { Copying } from './copying.ts';

export type Db = PgDatabase<PgQueryResultHKT>;

/** A statement of fixed text that runs often: prepared once on each connection, planned once. */
export type HotStatement = { name: string; text: string };

/** Runs a hot statement and answers its rows, columns as the driver gives them. */
export type RunStatement = <Row>(statement: HotStatement, values: readonly unknown[]) => Promise<Row[]>;

/** A connection to either database. Both take the same SQL; only this type's functions differ. */
export type Connection = {
  kind: 'postgres' | 'embedded';
  db: Db;
  /** On a connection of its own, outside every transaction. */
  hot: RunStatement;
  /**
   * Whom to ask for what any guest may see of the catalogue: the replica where there is one that may be read, else as
   * `hot`. What belongs together is asked of one: it never goes back in time.
   */
  catalogue: () => Pick<Connection, 'hot'>;
  /** What the replica is at; null: there is none. */
  replica: () => ReplicaState | null;
  /** Something of the catalogue was committed: who reads it from now on finds it. */
  noteChange: () => void;
  /** Calls back for each notification of another process on the channel, and with '*' when some may have been missed. */
  listen: (channel: string, heard: (payload: string) => void) => Promise<void>;
  /** Runs `work` under a lock that all processes of the shop share; waits for it without a limit of time. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** `vacuum (analyze)` of all tables, without a limit of time; not within a transaction. */
  vacuum: () => Promise<void>;
  copy: RunCopying;
  /** What each pool of connections is at; an embedded database has none. */
  pools: () => PoolState[];
  close: () => Promise<void>;
};

/** What a connection without a replica has in the place of one. */
export const noReplica: Pick<Connection, 'catalogue' | 'replica' | 'noteChange'> & ThisType<Connection> = {
  catalogue() {
    return this;
  },
  replica: () => null,
  noteChange: () => undefined,
};

/** Whether it is read now, and how far it is behind at most; null: that is not known, or it is away. */
export type ReplicaState = { isRead: boolean; lagMilliseconds: number | null };

export type PoolState = { name: string; open: number; idle: number; waiting: number };

/** Runs `work` in a transaction of its own, which begins as `how` says (`copying.ts`). */
export type RunCopying = <T>(how: string, work: (copying: Copying) => Promise<T>) => Promise<T>;

/**
 * Runs hot statements within a transaction, prepared once on its connection as well. Times come as the database writes
 * them, not as dates.
 */
export function runWithin(tx: Db): RunStatement {
  const { session } = tx._;
  return async ({ name, text }, values) =>
    rowsOf(await session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false).execute());
}

/** The rows of `db.execute(sql…)`, which the drivers wrap alike. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}

/** A row that a statement answers by `to_json`, with the names and types of the table's columns. */
export function rowFromJson<T extends PgTable>(table: T, json: Readonly<Record<string, unknown>>): T['$inferSelect'] {
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values);
}
