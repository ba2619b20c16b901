import { describe, expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { blankProduct } from '../form/blank-product.ts';
import { localText, type OfferValues, planOffer, readOffer, weekOf } from './offer-plan.ts';

const at = { language: 'fr', currency: 'EUR', all: [1, 2], now: '2026-11-27T10:00' } as const;
const typed: OfferValues = { off: '20', by: 'percent', from: '', to: '', storeIds: [1, 2] };

/** A product with these prices before discount, by store; null: not sold there. */
function product(id: number, ...prices: (number | null)[]): StaffProduct {
  const blank = blankProduct(prices.map((_, i) => i + 1));
  const stores = blank.stores.map((store, i) => ({
    ...store,
    price: prices[i] ?? null,
    originalPrice: prices[i] ?? null,
  }));
  return { ...blank, id, name: `Produit ${id}`, stores };
}

describe('an offer that is typed', () => {
  test.each<[Partial<OfferValues>, object]>([
    [{}, { percent: 20, from: null, to: null }],
    [{ off: '20 %' }, { percent: 20 }],
    [{ off: '0,50 €', by: 'amount' }, { amountOff: 0.5 }],
    [{ storeIds: [2] }, { percent: 20, storeIds: [2] }],
    [
      { from: '2026-11-30T00:00', to: '2026-12-06T23:59' },
      { percent: 20, from: '2026-11-30T00:00', to: '2026-12-06T23:59' },
    ],
  ])('%o is sent as %o', (values, sent) => expect(readOffer({ ...typed, ...values }, at)).toMatchObject(sent));

  test.each<[Partial<OfferValues>, string, string]>([
    [{ off: ' ' }, 'off', 'validation.required'],
    [{ off: '0' }, 'off', 'validation.number'],
    [{ off: '100' }, 'off', 'validation.number'],
    [{ off: '0', by: 'amount' }, 'off', 'validation.number'],
    [{ from: '2026-12-06T00:00', to: '2026-12-01T00:00' }, 'to', 'stores.endsBeforeStart'],
    [{ to: '2026-11-27T10:00' }, 'to', 'stores.endsInPast'],
    [{ storeIds: [] }, 'stores', 'validation.required'],
  ])('%o is refused at %s', (values, field, message) =>
    expect(readOffer({ ...typed, ...values }, at)).toMatchObject({ field, fault: { message } }),
  );
  test.each(['vingt', '1.500'])('%s is refused at its field', (off) =>
    expect(readOffer({ ...typed, off, by: 'amount' }, at)).toHaveProperty('fault'),
  );
});

test('it comes to prices by the rule of the server, and names what it cannot be of', () => {
  const goods = [product(1, 2.5, 2.5), product(2, 2.99, 4), product(3, null, null), product(4, 0.4)];
  const plan = planOffer(goods, { amountOff: 0.5, from: null, to: null }, 2);
  expect(plan.rows.map(({ before, after }) => [before, after])).toEqual([
    [
      [2.5, 2.5],
      [2, 2],
    ],
    [
      [2.99, 4],
      [2.48, 3.48],
    ],
  ]);
  expect([plan.unsold, plan.tooCheap]).toEqual([[goods[2]], [goods[3]]]);
  const one = planOffer(goods, { percent: 20, storeIds: [2], from: null, to: null }, 2);
  expect(one.rows.map(({ product: { id }, after }) => [id, after])).toEqual([
    [1, [2, 2]],
    [2, [3.2, 3.2]],
  ]);
  expect(one.unsold).toEqual([goods[2], goods[3]]);
});

test.each([
  ['2026-11-27', '2026-11-29T23:59', '2026-11-30T00:00', '2026-12-06T23:59'],
  ['2026-11-29', '2026-11-29T23:59', '2026-11-30T00:00', '2026-12-06T23:59'],
  ['2026-11-30', '2026-12-06T23:59', '2026-12-07T00:00', '2026-12-13T23:59'],
])('of %s the week ends on Sunday, and the next begins on Monday', (today, sunday, from, to) => {
  expect(weekOf(today, 'this')).toEqual({ from: '', to: sunday });
  expect(weekOf(today, 'next')).toEqual({ from, to });
});

test.each([
  ['fr', '2026-11-30T00:00', 'lun. 30/11 00:00'],
  ['en', '2026-12-06T23:59', 'Sun 06/12 23:59'],
  ['fr', '2027-01-03T23:59', 'dim. 03/01/2027 23:59'],
] as const)('in %s %s reads %s', (language, local, text) => expect(localText(local, language, at.now)).toBe(text));
