import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { importProblemRows } from '#server/db/tables/imports.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { type CatalogueSet, lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import type { RowProblem } from '../plan/identify-rows.ts';
import type { Written } from '../plan/plan-offer.ts';
import { selectState } from '../plan/select-state.ts';
import { mayWriteStore, readWriter, type Writer } from '../plan/writer.ts';
import type { ImportRow } from './claim-import.ts';
import { rowsAtOnce } from './plan-import.ts';
import { planUndo } from './plan-undo.ts';
import { problemRow } from './row-problems.ts';
import { nextRows, type PartDone } from './write-rows.ts';

/** Takes back what the next rows have written; new goods that nobody ordered are deleted, others hidden. */
export async function undoRows(write: CatalogueWrite, job: ImportRow): Promise<PartDone> {
  const { tx, now } = write;
  const part = await nextRows(tx, job);
  const rows = part.flatMap(({ written, productId, ...row }) =>
    written && productId !== null ? [{ ...row, written, productId }] : [],
  );
  const productIds = [...new Set(rows.map(({ productId }) => productId))];
  const pairs = rows.flatMap(({ productId, storeId }) => (storeId === null ? [] : [{ productId, storeId }]));
  await lockForSet(tx, productIds, pairs);
  const codes = rows.flatMap(({ written }) => (written.scaleCode?.before as string | null) ?? []);
  const state = await selectState(tx, { productIds, pairs, scaleCodes: codes, asOf: null, now });
  const ordered = await orderedOf(
    tx,
    rows.flatMap(({ written, productId }) => (written.product ? [productId] : [])),
  );
  const set = { goods: [] as Goods[], offers: [] as Offers[], deleted: [] as number[] };
  const counts = { ...job.counts };
  const problems: (typeof importProblemRows.$inferInsert)[] = [];
  const writer = await readWriter(tx, job);
  for (const { productId, storeId, written: all, ...row } of rows) {
    const product = state.products.get(productId);
    const { written, found } = theirs(all, storeId, writer);
    if (found.length > 0 && Object.keys(written).length === 0) {
      // Nothing of it is theirs to take back.
    } else if (!product || (written.product && !ordered.has(productId))) {
      if (product) set.deleted.push(productId);
    } else if (written.product) {
      const { names: _, ingredientsIn: __, ...facts } = product;
      set.goods.push({ productId, facts: { ...facts, visible: false }, names: {} });
      found.push({ field: null, code: 'changedSince' });
    } else {
      const offer = state.offerOf({ productId, storeId: storeId ?? 0 });
      const isFree = (code: string) => (state.scaleOwners.get(code.replace(/^0+/, '')) ?? productId) === productId;
      const plan = planUndo(written, { product, offer, isFree });
      if (plan.goods) set.goods.push({ productId, ...plan.goods });
      if (storeId !== null && Object.keys(plan.offer).length > 0)
        set.offers.push({ productId, storeId, ...plan.offer });
      found.push(...plan.problems);
    }
    const outcome = found.some(({ code }) => code !== 'reservedAbove') ? 'kept' : 'undone';
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    problems.push(...found.map((problem) => problemRow(job, row, problem)));
  }
  // Deleted with all that the file said of it in other stores.
  const gone = new Set(set.deleted);
  await writeSet(write, { ...set, offers: set.offers.filter(({ productId }) => !gone.has(productId)) });
  if (problems.length > 0) await tx.insert(importProblemRows).values(problems);
  const lastRow = part.at(-1)?.row ?? job.lastRow;
  return { counts, lastRow, done: job.done + part.length, isLast: part.length < rowsAtOnce };
}

/** What who undoes may take back of a row: facts of goods are of all stores. `found` says what is left as it is. */
function theirs(all: Written, storeId: number | null, writer: Writer): { written: Written; found: RowProblem[] } {
  const mayFacts = writer.storeIds === null;
  const mayOffer = storeId === null || mayWriteStore(writer, storeId);
  const written = Object.fromEntries(
    Object.entries(all).filter(([name]) => (offerParts.has(name) ? mayOffer : mayFacts)),
  );
  const isLess = Object.keys(written).length < Object.keys(all).length;
  return { written, found: isLess ? [{ field: 'store', code: 'notYourStore' }] : [] };
}

const offerParts: ReadonlySet<string> = new Set(['price', 'discount', 'shelf', 'onHand']);

type Goods = NonNullable<CatalogueSet['goods']>[number];
type Offers = NonNullable<CatalogueSet['offers']>[number];

/** Those of the products that an order names. */
async function orderedOf(tx: Db, productIds: readonly number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.productId, [...productIds]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
