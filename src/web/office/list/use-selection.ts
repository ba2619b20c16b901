import { useState } from 'react';
import type { ListRow } from './list-definition.ts';

export type Selection<Row> = {
  /** By id: rows stay chosen while other pages of the list are shown. */
  rows: ReadonlyMap<number, Row>;
  set: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
};

/** Which rows of a list are chosen. */
export function useSelection<Row extends ListRow>(): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<number, Row>>(new Map());
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
