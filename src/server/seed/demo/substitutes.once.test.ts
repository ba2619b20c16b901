import { expect, test } from 'vitest';
import { products } from '#server/db/tables/catalogue.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { selectAllowedSubstitute, selectSubstitutes } from '#server/services/picking/select-substitutes.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { calendarAround } from './calendar.ts';
import { seedGoods } from './seed-goods.ts';
import { seedStores } from './seed-stores.ts';
import { seedTrade } from './seed-trade.ts';
import { demoStores } from './stores.ts';
import { planTrade } from './year/plan-year.ts';

type Row = typeof products.$inferSelect;

/** Why a product may not take the place of another, said apart from the domain's rules; null where it may. */
function fault(original: Row, other: Row): string | null {
  const may = new Set([...(original.allergens ?? []), ...original.mayContain]);
  const suits = new Set([...other.diets, ...(other.diets.includes('vegan') ? ['vegetarian', 'lactose-free'] : [])]);
  if (other.id === original.id) return 'itself';
  if (other.category !== original.category) return 'another kind';
  if (other.allergens?.some((one) => !original.allergens?.includes(one))) return 'an allergen more';
  if (other.mayContain.some((one) => !may.has(one))) return 'a trace more';
  if (original.category !== 'NONALIMENTAIRE' && original.allergens && !other.allergens) return 'undeclared';
  if (original.diets.some((diet) => !suits.has(diet) && !isMilkFree(diet, other))) return 'a diet or label lost';
  return (other.minimumAge ?? 0) > (original.minimumAge ?? 0) ? 'an age more' : null;
}

const isMilkFree = (diet: string, { allergens, mayContain }: Row) =>
  diet === 'lactose-free' && allergens !== null && ![...allergens, ...mayContain].includes('milk');

test('whatever of the demo is not there, what a picker is offered keeps allergens, traces, diets, labels and age', async () => {
  const now = new Date();
  const t = await startTestApp({ now });
  const goods = loadGoods();
  await t.write(async ({ tx }) => {
    const trade = planTrade(goods, calendarAround(now));
    await seedStores(tx, trade.calendar);
    await seedGoods(tx, goods, trade.calendar);
    await seedTrade(tx, trade.range, trade.offers, now);
    await refreshShelf(tx, now);
  });
  const rows = new Map((await t.db.select().from(products)).map((row) => [row.id, row]));
  const ids = [...rows.keys()];
  const faults: string[] = [];
  let offers = 0;
  let replaced = 0;
  for (const storeId of demoStores.keys()) {
    const at = { storeId: storeId + 1, priceType: 'retail', language: 'fr', now } as const;
    const found = await selectSubstitutes(t.db, at, ids);
    replaced += found.size;
    for (const [id, substitutes] of found)
      for (const { productId } of substitutes) {
        const [original, other] = [rows.get(id), rows.get(productId)];
        offers += 1;
        const why = original && other ? fault(original, other) : 'unknown';
        if (why) faults.push(`${id} by ${productId}: ${why}`);
        // Every hundredth is put in its place: what is offered is allowed.
        if (offers % 100 === 0)
          expect(await selectAllowedSubstitute(t.db, at, { originalId: id, productId })).toMatchObject({ productId });
      }
  }
  expect(faults).toEqual([]);
  expect(replaced).toBeGreaterThan((ids.length * demoStores.length) / 4);
  expect(offers).toBeGreaterThan(2 * replaced);
  await t.close();
}, 120_000);
