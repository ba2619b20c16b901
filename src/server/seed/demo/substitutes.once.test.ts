import { expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { selectAllowedSubstitute, selectSubstitutes } from '#server/services/picking/select-substitutes.ts';
import type { InStore } from '#server/services/picking/substitute-statements.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { calendarAround } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
import { seedGoods } from './seed-goods.ts';

type Row = typeof products.$inferSelect;

/** Why a product may not take the place of another, said apart from the domain's rules; null where it may. */
function fault(original: Row, other: Row): string | null {
  const may = new Set([...(original.allergens ?? []), ...original.mayContain]);
  const suits = new Set([...other.diets, ...(other.diets.includes('vegan') ? ['vegetarian', 'lactose-free'] : [])]);
  if (other.id === original.id) return 'itself';
  if (other.category !== original.category) return 'another kind';
  if (other.allergens?.some((one) => !original.allergens?.includes(one))) return 'an allergen more';
  if (other.mayContain.some((one) => !may.has(one))) return 'a trace more';
  // What is no food has no list of allergens.
  if (original.category !== 'NONALIMENTAIRE' && original.allergens && !other.allergens) return 'undeclared';
  if (original.diets.some((diet) => !suits.has(diet) && !isMilkFree(diet, other))) return 'a diet or label lost';
  return (other.minimumAge ?? 0) > (original.minimumAge ?? 0) ? 'an age more' : null;
}

const isMilkFree = (diet: string, { allergens, mayContain }: Row) =>
  diet === 'lactose-free' && allergens !== null && ![...allergens, ...mayContain].includes('milk');

/** All goods of the demo in one store, in stock. */
async function openStore(t: TestApp, now: Date): Promise<number> {
  const storeId = await makeStore(t.db);
  const goods = loadGoods();
  await t.write(async ({ tx }) => {
    await seedGoods(tx, goods, calendarAround(now));
    const places = goods.map(({ priceCents }, i) => ({ storeId, productId: i + 1, priceCents }));
    await insertRows(
      tx,
      prices,
      places.map(({ priceCents, ...place }) => ({ ...place, priceType: 'retail' as const, cents: priceCents })),
    );
    await insertRows(
      tx,
      stock,
      places.map(({ priceCents: _, ...place }) => ({ ...place, onHandMilli: 9000, inventory: true })),
    );
    await refreshShelf(tx, now);
  });
  return storeId;
}

type Offered = { faults: string[]; offers: number; replaced: number };

async function offered(t: TestApp, inStore: InStore): Promise<Offered> {
  const rows = new Map((await t.db.select().from(products)).map((row) => [row.id, row]));
  const found = await selectSubstitutes(t.db, inStore, [...rows.keys()]);
  const faults: string[] = [];
  let offers = 0;
  for (const [id, substitutes] of found)
    for (const { productId } of substitutes) {
      const [original, other] = [rows.get(id), rows.get(productId)];
      offers += 1;
      const why = original && other ? fault(original, other) : 'unknown';
      if (why) faults.push(`${id} by ${productId}: ${why}`);
      // Every two hundredth is put in its place: what is offered is allowed.
      if (offers % 200 === 0)
        expect(await selectAllowedSubstitute(t.db, inStore, { originalId: id, productId })).toMatchObject({
          productId,
        });
    }
  return { faults, offers, replaced: found.size };
}

test('whatever of the demo is not there, what a picker is offered keeps allergens, traces, diets, labels and age', async () => {
  const now = new Date();
  const t = await startTestApp({ now });
  const at: InStore = { storeId: await openStore(t, now), priceType: 'retail', language: 'fr', now };
  const asDeclared = await offered(t, at);
  expect(asDeclared.faults).toEqual([]);
  expect(asDeclared.replaced).toBeGreaterThan((await t.db.$count(products)) / 3);
  expect(asDeclared.offers).toBeGreaterThan(2 * asDeclared.replaced);

  // The same goods with less declared, and more: what nobody has said, traces, ages.
  await t.db.update(products).set({ allergens: null }).where(sql`id % 5 = 0`);
  await t.db
    .update(products)
    .set({ mayContain: ['nuts', 'milk'] })
    .where(sql`id % 7 = 0`);
  await t.db.update(products).set({ minimumAge: 16 }).where(sql`id % 11 = 0`);
  await t.db
    .update(products)
    .set({ diets: ['organic', 'halal'] })
    .where(sql`id % 3 = 0`);
  const mixed = await offered(t, at);
  expect(mixed.faults).toEqual([]);
  expect(mixed.offers).toBeGreaterThan(100);
  expect(mixed.offers).toBeLessThan(asDeclared.offers);
  await t.close();
}, 120_000);
