import type { ImportCounts } from '#domain/import/import-state.ts';
import { defaultLanguage } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, between, eq, gt, sql } from '#server/db/sql.ts';
import { importProblemRows, importRows } from '#server/db/tables/imports.ts';
import { takeProductIds } from '#server/services/catalogue/write-goods.ts';
import { type CatalogueWrite, rowsAs } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import { identifyRows } from '../plan/identify-rows.ts';
import { type JudgedRow, type PlannedRow, planRows, questionOf, toSet } from '../plan/plan-rows.ts';
import { selectState } from '../plan/select-state.ts';
import { readWriter } from '../plan/writer.ts';
import type { ImportRow } from './claim-import.ts';
import { ofPart, rowsAtOnce } from './plan-import.ts';
import { problemRow } from './row-problems.ts';

type KeptRow = typeof importRows.$inferSelect;
/** How far it is after a part, with what became of the rows so far; `isLast`: there are no more. */
export type PartDone = { counts: Partial<ImportCounts>; lastRow: number; done: number; isLast: boolean };

/**
 * Writes the next rows of a planned import by what the catalogue is now. What the plan has refused stays refused. Some forty
 * statements, whatever the number of rows; who calls holds the import's row in the same transaction.
 */
export async function writeRows(write: CatalogueWrite, job: ImportRow): Promise<PartDone> {
  const { tx, now } = write;
  const { kind, storeId, asOf, counts, addsUnknown } = job;
  const rows = await nextRows(tx, job);
  const meant = rows.filter(({ refused, repeats }) => !refused && !repeats);
  // Goods that the plan found new may have been added since, by a part before this one as well.
  const saying = meant.map(({ row, said }) => ({ row, said: said ?? {}, problems: [] }));
  const writer = await readWriter(tx, job);
  const known = await identifyRows(tx, saying, { kind, storeId, addsUnknown, writer });
  const carriers = new Set(meant.filter(({ carries }) => carries).map(({ row }) => row));
  const judged = known.map((row): JudgedRow => ({ ...row, verdict: 'own', carries: carriers.has(row.row) }));
  const asked = questionOf(judged, kind);
  await lockForSet(tx, asked.productIds, asked.pairs);
  const state = await selectState(tx, { ...asked, asOf, now });
  // What leaps was agreed to, or refused by the plan.
  const options = { kind, language: defaultLanguage, now, refusesLeaps: false };
  const planned = planRows(judged, state, options, () => false);
  const idOf = await idsFor(tx, planned);
  await writeSet(write, toSet(planned, idOf));
  await keepWritten(tx, job, planned, idOf);
  await keepProblems(tx, job, rows, planned);
  const lastRow = rows.at(-1)?.row ?? job.lastRow;
  const isLast = rows.length < rowsAtOnce;
  return { counts: added(counts, rows, planned), lastRow, done: job.done + rows.length, isLast };
}

/**
 * The rows of the next part, by their numbers alone: were it asked for those that are written, or refused, the database
 * might read all rows of the file for each part.
 */
export async function nextRows(tx: Db, { id, lastRow }: ImportRow): Promise<KeptRow[]> {
  return tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.row, lastRow)))
    .orderBy(asc(importRows.row))
    .limit(rowsAtOnce);
}

/** Says the product of each row; goods that are added get the next ids. */
async function idsFor(tx: Db, planned: readonly PlannedRow[]): Promise<(row: JudgedRow) => number | null> {
  const keys = planned.flatMap(({ added: isNew, row }) => (isNew && row.key !== null ? [row.key] : []));
  const ids = await takeProductIds(tx, keys.length);
  const byKey = new Map(keys.map((key, i) => [key, ids[i] ?? 0]));
  return ({ productId, key }) => productId ?? byKey.get(key ?? '') ?? null;
}

/** What was written of each row, for an undo. */
async function keepWritten(
  tx: Db,
  job: ImportRow,
  planned: readonly PlannedRow[],
  idOf: (row: JudgedRow) => number | null,
): Promise<void> {
  const kept = planned
    .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    .map(({ row, outcome, written }) => {
      const productId = idOf(row);
      const isAdded = outcome === 'new' && { product: { before: null, after: productId } };
      return { row: row.row, product_id: productId, store_id: row.storeId, written: { ...written, ...isAdded } };
    });
  if (kept.length === 0) return;
  await tx.execute(sql`
    update import_rows r set product_id = x.product_id, store_id = x.store_id, written = x.written
    from ${rowsAs(kept, 'row int, product_id int, store_id int, written jsonb')}
    where ${ofPart(job, kept)} and r.row = x.row`);
}

/** What is said beside what is written, anew; what the plan has refused keeps its reasons. */
async function keepProblems(
  tx: Db,
  job: ImportRow,
  rows: readonly KeptRow[],
  planned: readonly PlannedRow[],
): Promise<void> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  await tx.execute(sql`
    delete from import_problems p using import_rows r
    where p.import_id = ${job.id} and p.row between ${first.row} and ${last.row}
      and r.import_id = p.import_id and r.row = p.row and not r.refused`);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const found = planned.flatMap(({ row: { row }, problems }) =>
    problems.map((problem) => problemRow(job, byRow.get(row) ?? { row, cells: [] }, problem)),
  );
  if (found.length > 0) await tx.insert(importProblemRows).values(found);
  const refused = planned.filter(({ outcome }) => outcome === 'refused').map(({ row }) => row.row);
  if (refused.length === 0) return;
  const among = sql`${importRows.row} = any(${sql.param(`{${refused.join(',')}}`)}::int[])`;
  await tx
    .update(importRows)
    .set({ refused: true })
    .where(and(eq(importRows.importId, job.id), between(importRows.row, first.row, last.row), among));
}

function added(
  before: Partial<ImportCounts>,
  rows: readonly KeptRow[],
  planned: readonly PlannedRow[],
): Partial<ImportCounts> {
  const counts = { ...before };
  const add = (name: keyof ImportCounts, number: number) => {
    counts[name] = (counts[name] ?? 0) + number;
  };
  add('rows', rows.length);
  add('refused', rows.filter(({ refused }) => refused).length);
  add('unchanged', rows.filter(({ refused, repeats }) => !refused && repeats).length);
  for (const { outcome } of planned) add(outcome, 1);
  return counts;
}
