import { type ImportCounts, type ImportLeap, type LeapExample, shownLeaps } from '#domain/import/import-state.ts';
import { isStockLeap } from '#domain/import/leap.ts';
import { type RowVerdict, type SayingRow, sameRows } from '#domain/import/same-rows.ts';
import { defaultLanguage } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, eq, type SQL, sql } from '#server/db/sql.ts';
import { importProblemRows, importRows } from '#server/db/tables/imports.ts';
import type { Deps } from '#server/deps.ts';
import { rowsAs } from '#server/services/catalogue/write-offers.ts';
import { inList } from '#server/services/shelf/shelf-scope.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { identifyRows, toSaying } from '../plan/identify-rows.ts';
import { type JudgedRow, type PlannedRow, planRows, questionOf } from '../plan/plan-rows.ts';
import { selectState } from '../plan/select-state.ts';
import { readWriter } from '../plan/writer.ts';
import { countAbsent, selectAbsent } from './absent-goods.ts';
import type { ImportRow } from './claim-import.ts';
import { problemRow } from './row-problems.ts';
import { saidRows } from './say-rows.ts';

/** Rows that are planned, or written, at once. */
export const rowsAtOnce = 500;

export type Planned = { counts: Partial<ImportCounts>; leaps: ImportLeap[] };
type Report = (done: number) => Promise<void>;

/**
 * Plans all rows of a file by what the catalogue is now and keeps with each row what the plan says of it; writes nothing
 * else. `report` is told how many of twice the rows it has been through, and may throw. Repeatable.
 */
export async function planImport(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  job: ImportRow,
  report: Report,
): Promise<Planned> {
  const { kind, storeId, accountId, asOf, decimal, categories, addsUnknown } = job;
  const reading = {
    ...{ decimal, categories },
    decimals: config.decimals,
    signs: moneyNumber(config.currency).signs,
    timeZone: await readShopZone(db),
  };
  const of = { kind, storeId, addsUnknown, writer: await readWriter(db, job) };
  const verdicts = await judgeRows(db, job, { reading, of, report });
  const now = clock();
  await db.delete(importProblemRows).where(eq(importProblemRows.importId, job.id));
  const tally = newTally();
  const added = new Set<string>();
  for await (const rows of saidRows(db, job, reading, rowsAtOnce)) {
    const known = await identifyRows(db, rows, of);
    const judged = known.map((row): JudgedRow => ({ ...row, ...(verdicts.get(row.row) ?? unjudged) }));
    const state = await selectState(db, { ...questionOf(judged, kind), asOf, now });
    const options = { kind, language: defaultLanguage, now, refusesLeaps: accountId === null };
    const planned = planRows(judged, state, options, (key) => added.has(key));
    for (const { added: isNew, row } of planned) if (isNew && row.key !== null) added.add(row.key);
    await keepPlanned(db, job, planned);
    addTo(tally, planned, config.decimals);
    await report(tally.counts.rows);
  }
  return addLeaps(db, job, tally);
}

const unjudged: RowVerdict = { verdict: 'own', carries: false };
type Tally = ReturnType<typeof newTally>;
const newTally = () => ({
  counts: { rows: 0, new: 0, changed: 0, unchanged: 0, refused: 0, absent: 0 },
  prices: { count: 0, first: [] as LeapExample[] },
  emptied: new Map<number, number>(),
});

/** Whether rows say the same or contradict each other is asked of all rows before the first is planned. */
async function judgeRows(
  db: Db,
  job: ImportRow,
  {
    reading,
    of,
    report,
  }: { reading: Parameters<typeof saidRows>[2]; of: Parameters<typeof identifyRows>[2]; report: Report },
): Promise<Map<number, RowVerdict>> {
  const saying: SayingRow[] = [];
  for await (const rows of saidRows(db, job, reading, rowsAtOnce * 4)) {
    const known = await identifyRows(db, rows, of);
    for (const row of known) if (row.refusals.length === 0) saying.push(toSaying(row, of.kind));
    await report(0);
  }
  return sameRows(saying);
}

function addTo(tally: Tally, planned: readonly PlannedRow[], decimals: number): void {
  for (const { outcome, row, priceLeap, empties } of planned) {
    tally.counts.rows += 1;
    tally.counts[outcome] += 1;
    if (empties && row.storeId !== null) tally.emptied.set(row.storeId, (tally.emptied.get(row.storeId) ?? 0) + 1);
    if (!priceLeap) continue;
    tally.prices.count += 1;
    if (tally.prices.first.length >= shownLeaps) continue;
    const { name, before, after } = priceLeap;
    const amounts = { before: toDecimal(before, decimals), after: toDecimal(after, decimals) };
    tally.prices.first.push({ row: row.row, productId: row.productId, storeId: row.storeId, name, ...amounts });
  }
}

/**
 * The rows `r` of a part, which come in their order. Between its first and last: by their numbers alone the database would
 * read all rows of the file for each part.
 */
export function ofPart({ id }: Pick<ImportRow, 'id'>, rows: readonly { row: number }[]): SQL {
  return sql`r.import_id = ${id} and r.row between ${rows[0]?.row ?? 0} and ${rows.at(-1)?.row ?? 0}`;
}

/** What was planned of each row, and what is wrong with it; two or three statements. */
async function keepPlanned(db: Db, job: ImportRow, planned: readonly PlannedRow[]): Promise<void> {
  const kept = planned.map(({ row, outcome }) => ({
    row: row.row,
    said: row.said,
    key: row.key,
    product_id: row.productId,
    store_id: row.storeId,
    is_new: row.isNew,
    refused: outcome === 'refused',
    repeats: row.verdict === 'same',
    carries: row.carries,
  }));
  const columns =
    'row int, said jsonb, key text, product_id int, store_id int, is_new boolean, refused boolean, repeats boolean, carries boolean';
  await db.execute(sql`
    update import_rows r set said = x.said, key = x.key, product_id = x.product_id, store_id = x.store_id,
      is_new = x.is_new, refused = x.refused, repeats = x.repeats, carries = x.carries, written = null
    from ${rowsAs(kept, columns)} where ${ofPart(job, kept)} and r.row = x.row`);
  const faulty = planned.filter(({ problems }) => problems.length > 0);
  if (faulty.length === 0) return;
  const numbers = faulty.map(({ row }) => row.row);
  const cells = await db
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, job.id), inList(sql`${importRows.row}`, numbers)));
  const byRow = new Map(cells.map((one) => [one.row, one]));
  await db
    .insert(importProblemRows)
    .values(
      faulty.flatMap(({ row: { row }, problems }) =>
        problems.map((problem) => problemRow(job, byRow.get(row) ?? { row, cells: [] }, problem)),
      ),
    );
}

/** The leaps that whoever runs it must agree to. Where nobody is, goods that the file does not name count as emptied too. */
async function addLeaps(db: Db, job: ImportRow, { counts, prices, emptied }: Tally): Promise<Planned> {
  const absent = await countAbsent(db, job);
  counts.absent = absent.reduce((sum, { goods }) => sum + goods, 0);
  const leaps: ImportLeap[] = [];
  if (prices.count > 0 && job.accountId !== null) leaps.push({ kind: 'price', ...prices });
  if (job.accountId === null)
    for (const { storeId, goods } of absent) emptied.set(storeId, (emptied.get(storeId) ?? 0) + goods);
  const stock = await stockLeaps(db, emptied);
  if (stock.length > 0) leaps.push({ kind: 'stock', count: stock.length, first: stock.slice(0, shownLeaps) });
  if (counts.absent > 0 && job.accountId !== null) {
    const first = await selectAbsent(db, job, shownLeaps);
    const examples = first.map(
      ({ productId, storeId, name, onHandMilli, reservedMilli }): LeapExample => ({
        ...{ row: null, productId, storeId, name },
        ...{ before: (onHandMilli - reservedMilli) / 1000, after: 0 },
      }),
    );
    leaps.push({ kind: 'absent', count: counts.absent, first: examples });
  }
  return { counts, leaps };
}

/** The stores whose stock leaps; `before` and `after` are how many goods have some. */
async function stockLeaps(db: Db, emptied: ReadonlyMap<number, number>): Promise<LeapExample[]> {
  if (emptied.size === 0) return [];
  const stocked = rowsOf<{ storeId: number; name: string; inStock: number }>(
    await db.execute(sql`
      select s.id as "storeId", s.name, (select count(*)::int from stock k join products p on p.id = k.product_id
        where k.store_id = s.id and k.inventory and k.on_hand_milli > k.reserved_milli and p.deleted_at is null) as "inStock"
      from stores s where ${inList(sql`s.id`, [...emptied.keys()])} order by s.id`),
  );
  return stocked
    .map((one) => ({ ...one, emptied: emptied.get(one.storeId) ?? 0 }))
    .filter(isStockLeap)
    .map(({ storeId, name, inStock, emptied: gone }) => ({
      ...{ row: null, productId: null, storeId, name },
      ...{ before: inStock, after: inStock - gone },
    }));
}
