import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportCell, ImportField } from '#domain/import/import-field.ts';
import { rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { makeImport, workOnImports } from '#server/testing/ready-imports.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { runImports } from './run-imports.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const codes = ['PAR', 'LYO'];
for (const code of codes) await makeStore(t.db, { name: code, code });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
const goods = Array.from({ length: 12 }, (_, i) => `G${i}`);
await makeProducts(
  t.db,
  goods.map((supplierCode) => ({ supplierCode, category: 'NONALIMENTAIRE' as const })),
  now,
);

type Offer = { cents: number | null; onHand: number; visible: boolean };
/** What a naive reader of the tables finds: by product and store its price, what stands there, and whether it shows. */
async function readShop(): Promise<Record<string, Offer>> {
  const rows = rowsOf<Offer & { at: string }>(
    await t.db.execute(sql`
      select p.supplier_code || '/' || s.code as at, r.cents, k.on_hand_milli as "onHand", p.visible
      from products p cross join stores s
      left join prices r on r.product_id = p.id and r.store_id = s.id and r.price_type = 'retail'
      left join stock k on k.product_id = p.id and k.store_id = s.id`),
  );
  return Object.fromEntries(rows.map(({ at, ...offer }) => [at, offer]));
}

type Row = { code: string; store: string; price: number | null; onHand: number | null; visible: boolean | null };
const fields: ImportField[] = ['supplierCode', 'store', 'price', 'onHand', 'visible'];
const cellsOf = ({ code, store, price, onHand, visible }: Row): ImportCell[] => [
  code,
  store,
  price === null ? '' : (price / 100).toFixed(2),
  onHand === null ? '' : String(onHand),
  visible === null ? '' : visible ? 'oui' : 'non',
];
const row = fc.record<Row>({
  code: fc.constantFrom(...goods, 'nobody'),
  store: fc.constantFrom(...codes, 'NOWHERE'),
  price: fc.option(fc.integer({ min: 150, max: 400 })),
  onHand: fc.option(fc.integer({ min: 0, max: 30 })),
  visible: fc.option(fc.boolean(), { freq: 5 }),
});

/** What a run should make of a shop, row by row, without a thought for batches. */
function modelOf(before: Record<string, Offer>, rows: readonly Row[]) {
  const known = rows.filter(({ code, store }) => code !== 'nobody' && store !== 'NOWHERE');
  const saysOther = (a: Row, b: Row) => {
    if (a.code !== b.code) return false;
    if (a.visible !== null && b.visible !== null && a.visible !== b.visible) return true;
    return a.store === b.store && JSON.stringify(cellsOf(a)) !== JSON.stringify(cellsOf(b));
  };
  const after = structuredClone(before);
  const outcomes = rows.map((one, i) => {
    if (!known.includes(one) || known.some((other) => saysOther(one, other))) return 'refused';
    if (rows.slice(0, i).some((other) => JSON.stringify(other) === JSON.stringify(one))) return 'unchanged';
    const at = after[`${one.code}/${one.store}`];
    if (!at) throw new Error('no such offer');
    const was = { ...at };
    if (one.price !== null) at.cents = one.price;
    if (one.onHand !== null) at.onHand = one.onHand * 1000;
    const isFirst = !rows.slice(0, i).some((other) => other.code === one.code && other.visible !== null);
    if (one.visible !== null && isFirst)
      for (const store of codes) {
        const offer = after[`${one.code}/${store}`];
        if (offer) offer.visible = one.visible;
      }
    return JSON.stringify(was) === JSON.stringify(at) ? 'unchanged' : 'changed';
  });
  const count = (name: string) => outcomes.filter((one) => one === name).length;
  return {
    after,
    counts: { rows: rows.length, changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') },
  };
}

const countsOf = async (id: number) => (await t.db.select().from(imports).where(eq(imports.id, id)))[0]?.counts;
const post = (id: number, path: string) =>
  t.call('POST', `/imports/${id}/${path}`, path === 'run' ? { confirm: ['price', 'stock'] } : {}, staff);

test('a run does what a naive reader of its rows would, as its trial said; twice is once; an undo brings all back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      const before = await readShop();
      const model = modelOf(before, rows);
      const id = await makeImport(t, { fields, rows: rows.map(cellsOf) });
      await post(id, 'try');
      await workOnImports(t);
      expect(await countsOf(id)).toMatchObject(model.counts);
      expect(await readShop()).toEqual(before);
      await post(id, 'run');
      await workOnImports(t);
      expect(await countsOf(id)).toMatchObject(model.counts);
      expect(await readShop()).toEqual(model.after);
      const second = await makeImport(t, { fields, rows: rows.map(cellsOf) });
      await post(second, 'run');
      await workOnImports(t);
      expect(await countsOf(second)).toMatchObject({ changed: 0, refused: model.counts.refused });
      await post(id, 'undo');
      await workOnImports(t);
      expect(await countsOf(id)).toMatchObject({ undone: model.counts.changed, kept: 0 });
      expect(await readShop()).toEqual(before);
    }),
    { numRuns: 6 },
  );
});

const quiet = { error: () => undefined };

test('ended between two parts, or before one was committed, it goes on and ends the same, nothing twice', async () => {
  const many = Array.from({ length: 1200 }, (_, i) => `M${i}`);
  await makeProducts(
    t.db,
    many.map((supplierCode) => ({ supplierCode, category: 'NONALIMENTAIRE' as const })),
    now,
  );
  const rows = many.map((code, i) => [code, 'PAR', '2.20', String(i % 7), '']);
  const before = await readShop();
  const id = await makeImport(t, { fields: [...fields, 'sold'], rows: rows.map((cells) => [...cells, '']) });
  await post(id, 'run');
  const counts = await countsOf(id);
  // The first process dies after its first part, the next one stops after another: a third goes on.
  const dies = (parts: number) => {
    if (parts === 1) throw new Error('killed');
  };
  expect(await runImports(t.deps, quiet, { pauseMs: 60_000, afterPart: dies })).toBe(1);
  expect(await countsOf(id)).toMatchObject({ rows: 500 });
  expect(await runImports(t.deps, quiet)).toBe(0);
  t.wait(61);
  const stopping = new AbortController();
  await runImports(t.deps, quiet, { signal: stopping.signal, afterPart: () => stopping.abort() });
  expect(await countsOf(id)).toMatchObject({ rows: 1000 });
  await workOnImports(t);
  expect(await countsOf(id)).toEqual(counts);
  const after = await readShop();
  for (const [i, code] of many.entries())
    expect(after[`${code}/PAR`]).toMatchObject({ cents: 220, onHand: (i % 7) * 1000 });
  const moved = rowsOf<{ most: number }>(
    await t.db.execute(sql`
      select max(n)::int as most from (
        select count(*) as n from stock_movements m join products p on p.id = m.product_id
        where p.supplier_code like 'M%' and m.reason = 'correction' group by m.product_id, m.store_id) each_one`),
  );
  expect(moved).toEqual([{ most: 1 }]);
  // Taken back in parts as well, of which one is lost.
  await post(id, 'undo');
  await runImports(t.deps, quiet, { pauseMs: 0, afterPart: dies });
  await workOnImports(t);
  expect(await readShop()).toEqual(before);
});

test('a process that has lost its claim writes nothing more; another one goes on', async () => {
  const many = Array.from({ length: 600 }, (_, i) => `L${i}`);
  await makeProducts(
    t.db,
    many.map((supplierCode) => ({ supplierCode, category: 'NONALIMENTAIRE' as const })),
    now,
  );
  const id = await makeImport(t, { fields, rows: many.map((code) => [code, 'LYO', '3.30', '', '']) });
  await post(id, 'run');
  const lose = async () => {
    await t.db
      .update(imports)
      .set({ claim: sql`${imports.claim} + 1` })
      .where(eq(imports.id, id));
  };
  await runImports(t.deps, quiet, { afterPart: lose });
  expect((await readShop())['L599/LYO']?.cents).toBe(200);
  t.wait(61);
  await workOnImports(t);
  expect((await readShop())['L599/LYO']?.cents).toBe(330);
  expect(await countsOf(id)).toMatchObject({ rows: 600, changed: 600 });
  await post(id, 'undo');
  // Between two parts it rests, so that the shop is served; not after the last.
  const rests: string[] = [];
  const rest = async (kind: string) => void rests.push(kind);
  await runImports(t.deps, quiet, { rest });
  expect(rests).toEqual(['write']);
  expect((await readShop())['L599/LYO']?.cents).toBe(200);
});

test('one that nothing brings further has failed after some tries', async () => {
  const id = await makeImport(t, { fields, rows: [['G0', 'LYO', '3.30', '', '']] });
  await post(id, 'run');
  const broken = {
    ...t.deps,
    get config(): typeof t.deps.config {
      throw new Error('broken');
    },
  };
  for (let tries = 0; tries < 4; tries++) await runImports(broken, quiet, { pauseMs: 0 });
  const [row] = await t.db.select().from(imports).where(eq(imports.id, id));
  expect(row).toMatchObject({ state: 'failed', failure: 'runInterrupted' });
});
