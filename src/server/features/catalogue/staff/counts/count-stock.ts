import type { addStockCounts, CountResult } from '#contract/catalogue/stock-counts.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { ImportProblem } from '#domain/import/import-state.ts';
import type { Language } from '#domain/language/language.ts';
import { countedStock, countMoment, differenceValue } from '#domain/stock/counted-stock.ts';
import { fromMilli, isSoldByMeasure, toMilli } from '#domain/stock/quantity.ts';
import { reasonOfDifference } from '#domain/stock/stock-reason.ts';
import { eq } from '#server/db/sql.ts';
import { stockCounts } from '#server/db/tables/stock-counts.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { lockForSet, writeSet } from '#server/services/catalogue/write-set.ts';
import { serverWords } from '#server/words/server-words.ts';
import { type FoundProduct, findProducts } from './find-products.ts';
import { type Ledger, selectLedger } from './select-ledger.ts';

type Input = ParsedOf<typeof addStockCounts>;
type Row = Input['rows'][number];
type Fault = { field: string | null; code: ImportProblem };
type NewCount = typeof stockCounts.$inferInsert;
/** What becomes of a row: what is written of it, and what it says. */
type Plan = { row: Row; product: FoundProduct | null; refusal: Fault | null; count: NewCount | null; isSame: boolean };

/**
 * Writes what was counted in a store: the difference goes to the ledger with its reason, each row by itself. Throws
 * `notFound` for a store that is not there.
 */
export async function countStock(
  write: CatalogueWrite & { language: Language },
  { store_id: storeId, rows }: Input,
): Promise<{ counts: Record<'rows' | CountResult['result'], number>; results: CountResult[] }> {
  const { tx, now, language } = write;
  if ((await tx.$count(stores, eq(stores.id, storeId))) === 0) throw new Refusal('notFound');
  const known = withoutRepeats(await findProducts(tx, rows));
  const pairs = known.flatMap(({ product }) => (product ? [{ productId: product.id, storeId }] : []));
  await lockForSet(
    tx,
    pairs.map(({ productId }) => productId),
    pairs,
  );
  const moments = known.map(({ row }) => countMoment(row.counted_at ? new Date(row.counted_at) : null, now));
  const ledger = await selectLedger(
    tx,
    storeId,
    known.flatMap(({ product }, i) => (product ? [{ productId: product.id, at: moments[i] ?? now }] : [])),
  );
  const plans = known.map((one, i) => planRow(one, { storeId, at: moments[i] ?? null, now, ledger }));
  const counted = plans.flatMap(({ count }) => count ?? []);
  const moved = counted.filter(({ deltaMilli }) => deltaMilli !== 0);
  await writeSet(write, {
    offers: moved.map(({ productId, deltaMilli, reason }) => ({ productId, storeId, stock: { deltaMilli, reason } })),
  });
  if (counted.length > 0) await tx.insert(stockCounts).values(counted);
  const results = plans.map((plan, index) => toResult(plan, index, language));
  const counts = { rows: rows.length, changed: 0, unchanged: 0, refused: 0 };
  for (const { result } of results) counts[result] += 1;
  return { counts, results };
}

/** Two rows of one product: alike, the second says nothing; different, neither counts. */
function withoutRepeats(found: Awaited<ReturnType<typeof findProducts>>) {
  const byProduct = Map.groupBy(
    found.filter(({ product }) => product),
    ({ product }) => product?.id,
  );
  return found.map((one) => {
    const rows = one.product ? (byProduct.get(one.product.id) ?? []) : [];
    const isAlike = rows.every(({ row }) => row.on_hand === one.row.on_hand && row.counted_at === one.row.counted_at);
    if (rows.length < 2) return { ...one, isSame: false };
    const refusal: Fault = { field: 'barcode', code: 'duplicate' };
    return isAlike ? { ...one, isSame: rows[0] !== one } : { ...one, product: null, refusal, isSame: false };
  });
}

type At = { storeId: number; at: Date | null; now: Date; ledger: ReadonlyMap<number, Ledger> };

function planRow(known: ReturnType<typeof withoutRepeats>[number], { storeId, at, now, ledger }: At): Plan {
  const { row, product, isSame } = known;
  const refused = (field: string, code: ImportProblem): Plan => ({
    ...known,
    refusal: { field, code },
    count: null,
  });
  if (!product || known.refusal) return { ...known, count: null };
  const milli = toMilli(row.on_hand);
  if (milli === null || (!isSoldByMeasure(product.unit) && milli % 1000 !== 0)) return refused('on_hand', 'invalid');
  if (!at) return refused('counted_at', 'invalid');
  const state = ledger.get(product.id);
  if (!state) return refused('barcode', 'notFound');
  // Sent again after an answer that was lost.
  if (isSame || state.saidMilli.includes(milli)) return { ...known, isSame: true, count: null };
  if (state.isCorrectedSince) return refused('counted_at', 'changedSince');
  const { deltaMilli, ...after } = countedStock(state, { countedMilli: milli, movedSinceMilli: state.movedSinceMilli });
  return {
    ...known,
    count: {
      storeId,
      productId: product.id,
      onHandMilli: milli,
      ...after,
      deltaMilli,
      reason: reasonOfDifference(deltaMilli, row.reason),
      valueCents: differenceValue(deltaMilli, state.baseCents),
      countedAt: at,
      at: now,
    },
  };
}

function toResult({ product, refusal, count }: Plan, index: number, language: Language): CountResult {
  const faults: Fault[] = refusal
    ? [refusal]
    : count?.reservedAbove
      ? [{ field: 'on_hand', code: 'reservedAbove' }]
      : [];
  const change = count?.deltaMilli ?? 0;
  return {
    index,
    result: refusal ? 'refused' : change === 0 ? 'unchanged' : 'changed',
    productId: product?.id ?? null,
    expected: count ? fromMilli(count.expectedMilli) : null,
    change: fromMilli(change),
    errors: faults.map((fault) => ({ ...fault, message: serverWords[language].importProblems[fault.code] })),
  };
}
