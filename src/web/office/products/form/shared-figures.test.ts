import { expect, test } from 'vitest';
import type { StoreValues } from './product-values.ts';
import { differingFields, joinedPlaces, leadingPlace, takenFigures } from './shared-figures.ts';

const row = (storeId: number, own: Partial<StoreValues> = {}): StoreValues => ({
  storeId,
  isSold: true,
  originalPrice: '4,50',
  discount: '',
  timeZone: 'Europe/Paris',
  discountFrom: '',
  discountTo: '',
  wholesalePrice: '3,20',
  quantityInStock: String(storeId),
  shelf: '',
  ...own,
});

test('the first store that sells it stands for all', () => {
  expect(leadingPlace([row(1, { isSold: false }), row(2)])).toBe(1);
  expect(leadingPlace([row(1, { isSold: false }), row(2, { isSold: false })])).toBe(0);
  expect(leadingPlace([])).toBe(-1);
});

test('a price reaches the stores that have the same, a store with its own or that does not sell it has its own still', () => {
  const rows = [row(1), row(2), row(3, { originalPrice: '4,80' }), row(4), row(5, { isSold: false })];
  expect(joinedPlaces(rows, 'originalPrice')).toEqual([0, 1, 3]);
  expect(joinedPlaces(rows, 'wholesalePrice')).toEqual([0, 1, 2, 3]);
  expect(differingFields(rows)).toEqual(['originalPrice']);
});

test('stock differs and is never said to', () => {
  expect(differingFields([row(1), row(2)])).toEqual([]);
});

test('where nobody sells it nothing is joined', () => {
  expect(joinedPlaces([row(1, { isSold: false }), row(2, { isSold: false })], 'originalPrice')).toEqual([]);
});

test('a store that begins to sell takes the figures of the others, unless it has a price', () => {
  const rows = [row(1), row(2, { isSold: true, originalPrice: '', wholesalePrice: '' })];
  expect(takenFigures(rows, 1)).toMatchObject({ originalPrice: '4,50', wholesalePrice: '3,20' });
  expect(takenFigures(rows, 1)).not.toHaveProperty('quantityInStock');
  expect(takenFigures([row(1), row(2, { originalPrice: '5' })], 1)).toBeUndefined();
  expect(takenFigures([row(1, { isSold: false }), row(2, { originalPrice: '' })], 1)).toBeUndefined();
});
