import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { createGoods, type Goods, putGood, removeGood } from '../shelves/goods.ts';
import { nameOrder } from '../shelves/name-orders.ts';
import type { GoodsRow } from '../shelves/select-goods.ts';
import { placeNames, type Ranks, ranksApart } from './name-ranks.ts';
import { exactQuotient } from './offer-document.ts';

function name(goods: Goods, id: number, key: string): void {
  const texts = languages.map(() => key);
  const none = languages.map(() => '');
  const row: GoodsRow = [
    id,
    'RIZ',
    'PIECE',
    null,
    false,
    '',
    null,
    null,
    null,
    [],
    [],
    texts,
    texts,
    null,
    1,
    null,
    null,
    null,
    none,
    null,
  ];
  putGood(goods, row);
}

/** The products by their ranks in each language, as the engine sorts them. */
const byRank = (ranks: Ranks, goods: Goods) =>
  languages.map((_, l) =>
    [...ranks]
      .filter(([id]) => goods.texts[goods.slots.get(id) as number])
      .sort(([, a], [, b]) => (a[l] as number) - (b[l] as number))
      .map(([id]) => id),
  );

test('ranks follow the names whatever comes, goes and is renamed, and most stay as they are', () => {
  const step = fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    key: fc.option(fc.string({ maxLength: 3 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (turns) => {
      const goods = createGoods();
      for (let id = 1; id <= 40; id++) name(goods, id, String.fromCharCode(32 + ((id * 7) % 90)));
      const ranks: Ranks = new Map();
      expect(placeNames(goods, ranks)?.size).toBe(40);
      for (const turn of turns) {
        for (const { id, key } of turn) {
          if (key === null) removeGood(goods, id);
          else name(goods, id, key);
          ranks.delete(id);
        }
        const placed = placeNames(goods, ranks);
        expect([...(placed ?? [])].every((id) => turn.some((one) => one.id === id))).toBe(true);
        const order = languages.map((_, l) => [...nameOrder(goods, l).slots].map((slot) => goods.ids[slot] as number));
        expect(byRank(ranks, goods)).toEqual(order);
        expect([...ranks.values()].flat().every((rank) => rank > 0 && rank < ranksApart)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('a rank that does not fit the names gives way', () => {
  const goods = createGoods();
  for (const [i, key] of ['a', 'b', 'c'].entries()) name(goods, i + 1, key);
  const ranks: Ranks = new Map([
    [1, [500, 500, 500]],
    [2, [100, 100, 100]],
    [3, [900, 900, 900]],
  ]);
  expect(placeNames(goods, ranks)).toEqual(new Set([2]));
  expect(byRank(ranks, goods)[0]).toEqual([1, 2, 3]);
});

test('no room between two', () => {
  const goods = createGoods();
  for (const [i, key] of ['a', 'b', 'c'].entries()) name(goods, i + 1, key);
  const ranks: Ranks = new Map([
    [1, [5, 5, 5]],
    [3, [6, 6, 6]],
  ]);
  expect(placeNames(goods, ranks)).toBeNull();
});

test('quotients compare as the exact ones do', () => {
  const cents = fc.integer({ min: 0, max: 2 ** 21 - 1 });
  const measure = fc.integer({ min: 1, max: 46_340 });
  fc.assert(
    fc.property(cents, measure, cents, measure, (a, b, c, d) => {
      const exact = BigInt(a) * BigInt(d) - BigInt(c) * BigInt(b);
      expect(Math.sign(exactQuotient(a, b) - exactQuotient(c, d))).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0);
    }),
  );
  expect(exactQuotient(100, 250)).toBe(exactQuotient(200, 500));
  expect(exactQuotient(2 ** 31 - 1, 1)).toBeLessThan(2 ** 52);
});
