import { expect, test } from 'vitest';
import type { ManyChange, ProductOutcome, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { blankProduct } from '../form/blank-product.ts';
import { inverseOf } from './inverse.ts';

const product = (id: number, more: Partial<StaffProduct> = {}): StaffProduct => ({
  ...blankProduct([1]),
  id,
  version: 1,
  category: 'RIZ',
  visible: true,
  ...more,
});
const came = (
  result: ProductOutcome['result'],
  of: StaffProduct,
  more: Partial<StaffProduct> = {},
): ProductOutcome => ({
  id: of.id,
  name: of.name,
  result,
  errors: {},
  product: { ...of, version: 2, ...more },
});
const back = (before: StaffProduct[], change: ManyChange, results: ProductOutcome[]) =>
  inverseOf(before, change, results).map(({ products, change }) => [
    products.map(({ id, version }) => `${id} v${version}`),
    change,
  ]);

test('each goes back to what it was, as it stands now, those that were alike at once', () => {
  const before = [product(1), product(2, { category: 'EPICE' }), product(3), product(4, { category: 'FRUIT' })];
  const results = before.map((one) => came(one.id === 4 ? 'same' : 'changed', one, { category: 'FRUIT' }));
  expect(back(before, { category: 'FRUIT' }, results)).toEqual([
    [['1 v2', '3 v2'], { category: 'RIZ' }],
    [['2 v2'], { category: 'EPICE' }],
  ]);
});

test('what was refused or was so already is left, and an offer is not taken back', () => {
  const before = [product(1), product(2), product(3, { visible: false })];
  const results = [
    came('changed', before[0] as StaffProduct, { visible: false }),
    came('conflict', before[1] as StaffProduct),
  ];
  expect(back(before, { visible: false }, results)).toEqual([[['1 v2'], { visible: true }]]);
  expect(back(before, { offer: null }, results)).toEqual([]);
});
