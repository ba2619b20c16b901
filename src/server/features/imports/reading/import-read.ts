import { writeFault } from '#domain/import/import-failure.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, eq, type SQL, sql } from '#server/db/sql.ts';
import { importRows, imports } from '#server/db/tables/imports.ts';
import type { Deps } from '#server/deps.ts';
import type { TaskHandler } from '#server/services/tasks/task-handler.ts';
import type { ImportRow } from '../answer-import.ts';
import { decimalOf, lacksDecimal, mapColumns } from '../map-columns.ts';
import type { ReadOutcome } from './read-stored.ts';
import type { TablePart } from './read-table.ts';
import type { ReadFile } from './reading-thread.ts';
import type { FileRow } from './tidy-rows.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
/** Of one statement. */
const atOnce = 1000;

/**
 * Reads the file of an import (`input.importId`) into rows of the table, and says what its columns are. A try that was cut
 * off is begun again from the first row. An import that is cancelled or deleted meanwhile ends the reading.
 */
export function importRead({ db, clock }: Needs, read: ReadFile): TaskHandler {
  return {
    kind: 'import-read',
    run: async (task) => {
      const id = Number(task.input.importId);
      const [row] = await db.select().from(imports).where(beingRead(id));
      if (!row) return {};
      await task.report({ done: 0, total: row.total });
      await db.delete(importRows).where(eq(importRows.importId, id));
      let done = 0;
      let isOver = false;
      const take = async ({ rows, total }: TablePart) => {
        for (let at = 0; at < rows.length; at += atOnce) {
          const part = rows.slice(at, at + atOnce);
          done += part.length;
          await task.report({ done, total: Math.max(done, total) });
          isOver = !(await keepRows(db, id, part, { done, total: Math.max(done, total) }));
          if (isOver) throw new Error('nobody waits for this file any more');
        }
      };
      const outcome = await read({ name: row.fileKey, sheet: row.sheet }, take).catch((error: unknown) => {
        if (isOver) return null;
        throw error;
      });
      // What is planned of a table whose rows nobody has counted reads all of them for each part.
      await db.execute(sql`analyze import_rows`);
      if (outcome) await finish({ db, clock }, row, outcome, done);
      return {};
    },
    failed: async ({ importId }) => {
      await fail({ db, clock }, Number(importId), 'interrupted');
    },
  };
}

const beingRead = (id: number): SQL | undefined => and(eq(imports.id, id), eq(imports.state, 'reading'));

/** Keeps rows, and how far the reading has come; false where the import is not read any more. */
async function keepRows(
  db: Db,
  id: number,
  rows: readonly FileRow[],
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  // One parameter, however many the rows are.
  const sent = JSON.stringify(rows.map(({ row, cells }) => [row, cells]));
  const kept = await db.execute(sql`
with noted as (
  update imports set done = ${done}, total = ${total} where id = ${id} and state = 'reading' returning id
)
insert into import_rows (import_id, row, cells)
select noted.id, (sent.one ->> 0)::int, sent.one -> 1
from noted, jsonb_array_elements(${sent}::jsonb) as sent(one)
on conflict (import_id, row) do update set cells = excluded.cells
returning row`);
  return rowsOf(kept).length > 0;
}

async function finish(needs: Needs, row: ImportRow, outcome: ReadOutcome, rows: number): Promise<void> {
  if ('fault' in outcome) return fail(needs, row.id, writeFault(outcome.fault));
  const { head, styles } = outcome;
  // As the upload has found them; another sheet has others.
  const isSame = head.headers.join('\t') === row.columns.map(({ header }) => header).join('\t');
  const columns = (isSame ? row.columns : mapColumns(head.headers, null, row.kind)).map((column, index) => ({
    ...column,
    styles: styles[index] ?? [],
  }));
  const { encoding, separator, sheets, sheet } = head;
  const decimal = row.decimal ?? decimalOf(columns);
  if (row.byNight && lacksDecimal({ ...row, columns, decimal })) return fail(needs, row.id, 'decimalUnknown');
  await needs.db
    .update(imports)
    .set({
      ...{ encoding, separator, sheets, sheet, columns, decimal },
      // Nobody is there who could look at it first.
      state: row.byNight ? 'waiting' : 'ready',
      counts: { rows },
      done: rows,
      total: rows,
      failure: null,
    })
    .where(beingRead(row.id));
}

async function fail({ db, clock }: Needs, id: number, failure: string): Promise<void> {
  const failed = await db
    .update(imports)
    .set({ state: 'failed', failure, finishedAt: clock() })
    .where(beingRead(id))
    .returning({ id: imports.id });
  if (failed.length > 0) await db.delete(importRows).where(eq(importRows.importId, id));
}
