import { describe, expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { isRefusal } from '#contract/errors.ts';
import { inEach } from '#domain/language/by-language.ts';
import { changedValues, mergeValues } from '../../form/changed-values.ts';
import { localTime } from '../../form/local-time.ts';
import type { NumberHabits } from '../../form/typed-number.ts';
import { blankProduct } from './blank-product.ts';
import { productInput } from './product-input.ts';
import { type ProductValues, productValues } from './product-values.ts';
import { shownValues } from './usual-values.ts';

const empty = blankProduct([1, 2]);
const sold = { price: 2.7, originalPrice: 3, discount: 10, quantityInStock: 40 };
const since = { discountFrom: '2026-11-20T08:00:00.000Z' };
const product: StaffProduct = {
  ...empty,
  id: 7,
  version: 3,
  slug: 'pommes-7',
  name: 'Pommes',
  names: { ...inEach(() => ''), fr: 'Pommes', en: 'Apples', vi: 'Táo' },
  searchWords: { ...inEach(() => []), fr: ['golden', 'pomme à tarte'] },
  category: 'FRUIT',
  unit: 'KG',
  supplier: 'Verger',
  supplierCode: 'V-1',
  pictures: ['/a.webp', '/b.webp'],
  barcode: '0012345678905',
  barcodes: ['00012345678905', '00000012345670'],
  unreadBarcodes: ['3017620422004'],
  weight: 30,
  unitWeight: 200,
  quantityStep: 0.5,
  origin: 'FR',
  nutrition: { fat: 0.2 },
  ...sold,
  stores: empty.stores.map((store) => (store.storeId === 1 ? { ...store, ...sold, ...since, shelf: 'A2' } : store)),
};
const before = productValues(product, { language: 'fr', decimals: 2, zoneOf: () => 'Europe/Paris' });
const sent = (change: Partial<ProductValues>, habits: NumberHabits = { language: 'fr', currency: 'EUR' }) =>
  productInput(changedValues(before, { ...before, ...change }), before, habits);
const inStore = (place: number, change: object) => ({
  stores: before.stores.map((store, i) => (i === place ? { ...store, ...change } : store)),
});

test('a new product is sold in the only store; of several none is chosen', () => {
  const soldIn = (storeIds: number[]) =>
    productValues(blankProduct(storeIds), { language: 'fr', decimals: 2, zoneOf: () => 'Europe/Paris' }).stores.map(
      ({ isSold }) => isSold,
    );
  expect(soldIn([4])).toEqual([true]);
  expect(soldIn([4, 5])).toEqual([false, false]);
});

test('of a new product what is shown is sent, though nobody has changed it', () => {
  const blank = productValues(blankProduct([4]), { language: 'fr', decimals: 2, zoneOf: () => 'Europe/Paris' });
  const shown = { storageType: 'dry', vatInPercent: 5.5, quantityStep: 1, firstQuantity: 1 };
  expect(productInput(shownValues(blank), blank, { language: 'fr', currency: 'EUR' })).toEqual(shown);
});

test('nothing that was not changed is sent', () => expect(sent({})).toEqual({}));

describe('the shelf of a product', () => {
  const shelfSent = (shelf: string) => sent(inStore(0, { shelf }));
  test('is sent by itself, of its store alone', () =>
    expect(shelfSent('B10')).toEqual({ stores: [{ storeId: 1, shelf: 'B10' }] }));
  test('is none where its field is empty', () =>
    expect(shelfSent('  ')).toEqual({ stores: [{ storeId: 1, shelf: null }] }));
});

describe('a change of a field sends that field', () => {
  test.each<[string, Partial<ProductValues>, object]>([
    [
      'no name in one language',
      { name: { ...before.name, en: ' ' } },
      { name: { fr: 'Pommes', en: 'Pommes', vi: 'Táo' } },
    ],
    ['a name', { name: { ...before.name, en: 'Apple' } }, { name: { fr: 'Pommes', en: 'Apple', vi: 'Táo' } }],
    [
      'a search word',
      { searchWords: { ...before.searchWords, en: ' cooker , bramley,\n' } },
      { searchWords: { en: ['cooker', 'bramley'] } },
    ],
    ['no search word', { searchWords: { ...before.searchWords, fr: '' } }, { searchWords: { fr: [] } }],
    ['no supplier', { supplier: ' ' }, { supplier: null }],
    ['a number with a comma', { quantityStep: '0,25' }, { quantityStep: 0.25 }],
    ['no weight any more', { weight: '' }, { weight: null }],
    [
      'about what a piece weighs',
      { unitWeight: '180', isWeightEstimated: true },
      { unitWeight: 180, isWeightEstimated: true },
    ],
    ['no weight of a piece', { unitWeight: '', tareWeight: '12' }, { unitWeight: null, tareWeight: 12 }],
    ['what is no number', { weight: 'lourd' }, { weight: 'lourd' }],
    ['no allergen', { allergensKnown: true }, { allergens: [] }],
    ['some', { allergensKnown: true, allergens: ['nuts'] }, { allergens: ['nuts'] }],
    ['an order of pictures', { pictures: ['/b.webp', '/a.webp'] }, { pictures: ['/b.webp', '/a.webp'] }],
    ['nutrition', { nutrition: { ...before.nutrition, salt: '0,1' } }, { nutrition: { fat: 0.2, salt: 0.1 } }],
    ['no nutrition', { nutrition: { ...before.nutrition, fat: '' } }, { nutrition: null }],
  ])('%s', (_, change, expected) => expect(sent(change)).toEqual(expected));
});

describe('of a store only what changed', () => {
  test.each<[string, number, object, object | null]>([
    ['a price', 0, { originalPrice: '3,20' }, { storeId: 1, originalPrice: 3.2 }],
    ['no discount', 0, { discount: '' }, { storeId: 1, discount: 0 }],
    ['no begin', 0, { discountFrom: '' }, { storeId: 1, discountFrom: null }],
    ['stock', 0, { quantityInStock: '12,5' }, { storeId: 1, quantityInStock: 12.5 }],
    ['not sold', 0, { isSold: false, originalPrice: '9' }, { storeId: 1, isSold: false }],
    ['figures where it is not sold', 1, { originalPrice: '4', quantityInStock: '9' }, null],
    ['sold', 1, { isSold: true, originalPrice: '4' }, { storeId: 2, originalPrice: 4 }],
  ])('%s', (_, place, change, expected) =>
    expect(sent(inStore(place, change))).toEqual({ stores: expected ? [expected] : [] }),
  );
});

test.each<[string, NumberHabits, number | string]>([
  ['25.000', { language: 'vi', currency: 'VND' }, 25_000],
  ['25.000 ₫', { language: 'fr', currency: 'VND' }, 25_000],
  ['1,500', { language: 'en', currency: 'EUR' }, 1500],
  ['1.500', { language: 'fr', currency: 'EUR' }, '1.500'],
])('a price of %j is read by %j as %j', (originalPrice, habits, expected) => {
  expect(sent(inStore(0, { originalPrice }), habits)).toEqual({ stores: [{ storeId: 1, originalPrice: expected }] });
});

describe('a store that sells the product needs a price and a stock', () => {
  test.each<[string, number, object, string[]]>([
    ['a cleared price', 0, { originalPrice: '' }, ['stores.0.originalPrice']],
    ['a cleared stock', 0, { quantityInStock: ' ' }, ['stores.0.quantityInStock']],
    ['neither', 0, { originalPrice: '', quantityInStock: '' }, ['stores.0.originalPrice', 'stores.0.quantityInStock']],
    ['sold without a price', 1, { isSold: true }, ['stores.0.originalPrice']],
  ])('%s is refused at its field', (_, place, change, fields) => {
    let errors: unknown;
    try {
      sent(inStore(place, change));
    } catch (error) {
      errors = isRefusal(error) && error.errors;
    }
    const fault = [expect.objectContaining({ message: 'validation.required' })];
    expect(errors).toEqual(Object.fromEntries(fields.map((field) => [field, fault])));
  });

  test('a wholesale price may be none', () =>
    expect(sent(inStore(0, { wholesalePrice: ' ', originalPrice: '3,10' }))).toEqual({
      stores: [{ storeId: 1, wholesalePrice: null, originalPrice: 3.1 }],
    }));
});

test('what somebody else has saved, and what was sold, is not sent with a change of another store', () => {
  const both = product.stores.map((store) => ({ ...store, price: 3, originalPrice: 3 }));
  const [one, two] = both as [(typeof both)[0], (typeof both)[0]];
  const habits = { language: 'fr', decimals: 2, currency: 'EUR', zoneOf: () => 'Europe/Paris' } as const;
  const base = productValues({ ...product, stores: both }, habits);
  const fresh = productValues(
    {
      ...product,
      version: 4,
      stores: [
        { ...one, originalPrice: 5, quantityInStock: 37 },
        { ...two, quantityInStock: 2 },
      ],
    },
    habits,
  );
  const mine = { ...base, stores: base.stores.map((store, i) => (i === 1 ? { ...store, originalPrice: '4' } : store)) };
  const merged = mergeValues({ base, mine, fresh }, { stores: 'storeId' });
  expect(productInput(changedValues(fresh, merged), fresh, habits)).toEqual({
    stores: [{ storeId: 2, originalPrice: 4 }],
  });
});

test('an instant and its field say the same', () => {
  expect(localTime('2026-11-20T08:00:00.000Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-20T15:00');
});
