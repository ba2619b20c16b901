import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { Announced } from './announced.tsx';
import { type StoreValues, storeValues } from './product-values.ts';

type SavedStore = StaffProduct['stores'][number];
const plain: SavedStore = {
  storeId: 1,
  price: 6,
  originalPrice: 6,
  wholesalePrice: null,
  discount: 0,
  shelf: null,
  quantityInStock: 4,
  discountFrom: null,
  discountTo: null,
  isReduced: false,
  reduction: null,
  isPlanned: false,
  plannedReduction: null,
  margin: null,
};
const now: SavedStore = { ...plain, price: 3, discount: 50, isReduced: true };
const later: SavedStore = { ...plain, price: 3, discount: 50, discountFrom: '2026-12-24T08:00:00Z', isPlanned: true };
const quarter = { percent: 25, priorPrice: 4 };

async function written(saved: SavedStore | undefined, typed: Partial<StoreValues> = {}): Promise<string> {
  const values = storeValues(saved ?? plain, { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' });
  return readText(await renderPart(<Announced saved={saved} typed={{ ...values, ...typed }} />));
}

const pending = 'What may be announced is worked out when it is saved, from the lowest price of the 30 days before.';
test.each<[string, Promise<string>, string]>([
  ['nothing of no discount', written(plain), ''],
  ['of one in force, the reduction', written({ ...now, reduction: quarter }), 'Reduction announced: 25% off €4.00'],
  [
    'of one that is none',
    written(now),
    'No reduction announced: the price is not below the lowest of the 30 days before',
  ],
  [
    'of one that is yet to begin, what it will be',
    written({ ...later, plannedReduction: quarter }),
    'To be announced from 24 December 2026 at 09:00: 25% off €4.00, should no price change until then',
  ],
  [
    'of one that will be none',
    written(later),
    'No reduction to be announced from 24 December 2026 at 09:00: the price is not below the lowest of the 30 days before',
  ],
  ['of one that is typed, that it comes with the saving', written(plain, { discount: '10' }), pending],
  ['of another price beside it too', written({ ...now, reduction: quarter }, { originalPrice: '7' }), pending],
  ['of a new product too', written(undefined, { discount: '10' }), pending],
  ['nothing of one that is taken away', written({ ...now, reduction: quarter }, { discount: '' }), ''],
  ['nothing where it is sold no more', written({ ...now, reduction: quarter }, { isSold: false }), ''],
  [
    'as saved where only the stock is typed',
    written({ ...now, reduction: quarter }, { quantityInStock: '9' }),
    'Reduction announced: 25% off €4.00',
  ],
])('it says %s', async (_, text, expected) => expect(await text).toBe(expected));
