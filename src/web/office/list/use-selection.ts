import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ListRow, RowId } from './list-definition.ts';

export type Selection<Row> = {
  /** By id: rows stay chosen while other pages of the list are shown. */
  rows: ReadonlyMap<RowId, Row>;
  set: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
};

/**
 * What was chosen in a list, by its id, and at which entry of the browser's history; for whoever works here alone, as their
 * reads are.
 */
const kept = new WeakMap<QueryClient, Map<string, { key: string; rows: ReadonlyMap<RowId, unknown> }>>();

/**
 * Which rows of a list are chosen; those on the page that is shown (`page`) are as they have been read last. Whoever comes
 * back to the list, from what they have printed for instance, finds them chosen; by a link it begins with none.
 */
export function useSelection<Row extends ListRow>(list: string, page: readonly Row[]): Selection<Row> {
  const queries = useQueryClient();
  const { key } = useLocation();
  const [rows, setRows] = useState<ReadonlyMap<RowId, Row>>(() => {
    const left = kept.get(queries)?.get(list);
    return left?.key === key ? (left.rows as ReadonlyMap<RowId, Row>) : new Map();
  });
  useEffect(() => {
    const own = kept.get(queries) ?? new Map();
    kept.set(queries, own.set(list, { key, rows }));
  }, [queries, list, key, rows]);
  // A chosen row may have been changed since, by oneself in its own line.
  const isStale = (row: Row) => {
    const kept = rows.get(row.id);
    // The answer of a write is newer than the page that it was pressed on.
    return kept !== undefined && kept !== row && (row.version ?? 0) >= (kept.version ?? 0);
  };
  const stale = page.filter(isStale);
  if (stale.length > 0) setRows(new Map([...rows, ...stale.map((row) => [row.id, row] as const)]));
  return {
    rows,
    set: (changed, isChosen) =>
      setRows((old) => {
        const next = new Map(old);
        for (const row of changed) {
          if (isChosen) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    clear: () => setRows(new Map()),
  };
}

/** The rows from the one of that id to another, both included, whichever stands first; that one alone where it is not here. */
export function rowsBetween<Row extends ListRow>(rows: readonly Row[], from: RowId | null, to: Row): Row[] {
  const ends = [rows.findIndex(({ id }) => id === from), rows.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : rows.slice(first, last + 1);
}
