import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts } from '#contract/catalogue/catalogue.ts';
import { isEan13 } from '#domain/catalogue/barcode.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { calendarAround } from '#server/seed/demo/calendar.ts';
import { insertRows } from '#server/seed/demo/insert-rows.ts';
import { planRange } from '#server/seed/demo/range.ts';
import { seedGoods } from '#server/seed/demo/seed-goods.ts';
import { seedStores } from '#server/seed/demo/seed-stores.ts';
import { seedTrade } from '#server/seed/demo/seed-trade.ts';
import { buildLedger } from '#server/seed/demo/year/ledger.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { seedCategories } from '#server/seed/seed-categories.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeGoods } from './make-goods.ts';
import { scaleVocabulary } from './vocabulary.ts';
import { withoutIndexes } from './without-indexes.ts';

const goods = loadGoods();
const total = goods.length + 2500;
const now = new Date();
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await seedCategories(tx);
    await seedStores(tx, calendarAround(now));
    await seedGoods(tx, goods, calendarAround(now));
    await seedTrade(tx, planRange(goods), [], now);
    await insertRows(tx, stockMovements, buildLedger(planRange(goods), [], calendarAround(now)));
    await withoutIndexes(tx, ['products', 'shelf'], async () => {
      await makeGoods(tx, goods, total, now);
      await refreshShelf(tx, now);
    });
  });
}, 300_000);
afterAll(() => t.close());

type Made = {
  id: number;
  slug: string;
  barcode: string;
  names: Record<Language, [string, string]>;
};
const made = async () =>
  rowsOf<Made>(
    await t.db.execute(sql`
    select p.id, p.slug, (select right(code, 13) from product_barcodes b where b.product_id = p.id) as barcode,
      (select json_object_agg(t.language, json_build_array(t.name, t.name_key)) from product_texts t
        where t.product_id = p.id) as names
    from products p where p.id > ${goods.length} order by p.id`),
  );

test('as many as were asked for, each with names of its own in every language', async () => {
  expect(await t.db.$count(products)).toBe(total);
  for (const language of languages) {
    const [found] = rowsOf<{ all: number; different: number }>(
      await t.db.execute(sql`select count(*)::int as all, count(distinct name)::int as different
        from product_texts where language = ${language}`),
    );
    expect(found).toEqual({ all: total, different: total });
  }
});

test('what follows from a name is what the domain makes of it', async () => {
  for (const { id, slug, barcode, names } of await made()) {
    expect(slug).toBe(slugOf(names.fr[0], id));
    expect(isEan13(barcode)).toBe(true);
    for (const language of languages) expect(names[language][1]).toBe(collationKey(names[language][0], language));
  }
});

test('no two kinds with a quality sound alike, so that no two goods ever do', () => {
  const { parts } = scaleVocabulary(goods);
  for (const language of languages) {
    const of = (list: string) => parts.filter((part) => part.list === list).map((part) => part.name[language]);
    const said = of('kind').flatMap((kind) =>
      of('quality').map((quality) => (language === 'en' ? quality + kind : kind + quality)),
    );
    expect(new Set(said).size).toBe(said.length);
  }
});

test('the first store sells all of them, the others some: totals are exact, pages hold each once, searches find them', async () => {
  const api = t.apiAs();
  const soldAtOnce = planRange(goods).filter((item) => item.storeId === 1).length;
  const pages = Math.ceil((soldAtOnce + 2500) / 120);
  const ids = new Set<number>();
  for (let page = 1; page <= pages; page++) {
    const list = await api(listProducts, { storeId: 1, per_page: 120, page });
    expect(list.total).toBe(soldAtOnce + 2500);
    for (const { id } of list.items) ids.add(id);
  }
  expect(ids.size).toBe(soldAtOnce + 2500);
  const other = await api(listProducts, { storeId: 2 });
  expect(other.total).toBe(planRange(goods).filter((item) => item.storeId === 2).length + 250);
  const [one] = (await made()).slice(1234);
  const found = await api(listProducts, { storeId: 1, search: one?.names.vi[0] ?? '' });
  expect(found.items.map((item) => item.id)).toContain(one?.id);
}, 120_000);

test('prices are plausible, stock is the sum of its movements', async () => {
  const [cents] = rowsOf<{ least: number; most: number; dear: number }>(
    await t.db.execute(sql`select min(cents) as least, max(cents) as most, count(*) filter (where cents > 5000)::int as dear
      from prices where product_id > ${goods.length}`),
  );
  expect(cents?.least).toBeGreaterThanOrEqual(19);
  expect(cents?.most).toBeLessThan(60_000);
  expect(await brokenInvariants(t.db)).toEqual({});
});

test('indexes that stood aside are there again', async () => {
  const names = (text: string) => sql`select indexname from pg_indexes where tablename = ${text} order by 1`;
  const other = await startTestApp();
  for (const table of ['products', 'shelf'])
    expect(rowsOf(await t.db.execute(names(table)))).toEqual(rowsOf(await other.db.execute(names(table))));
  await other.close();
});

test('more than the words suffice for is refused', async () => {
  await expect(makeGoods(t.db, goods, 50_000_000, now)).rejects.toThrow(RangeError);
});
