import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { inEach } from '#domain/language/by-language.ts';
import { blankProduct } from './blank-product.ts';
import { copiedProduct } from './copied-product.ts';

const blank = blankProduct([1, 2]);
const source: StaffProduct = {
  ...blank,
  id: 7,
  version: 4,
  slug: 'miel-7',
  name: 'Miel',
  names: { ...inEach(() => 'Miel'), en: 'Honey', vi: 'Mật ong' },
  category: 'SAUCE',
  brand: 'Panier',
  supplierCode: 'M-7',
  barcode: '3017620422003',
  barcodes: ['03017620422003'],
  unreadBarcodes: ['12'],
  pictures: ['/pictures/1.webp'],
  rating: 4.5,
  stores: blank.stores.map((store, i) => ({
    ...store,
    price: i ? null : 4,
    originalPrice: i ? null : 5,
    discount: i ? 0 : 20,
    quantityInStock: i ? 0 : 12,
    shelf: i ? null : 'A2',
  })),
};

test('a copy has all but what is of one product alone, and is new', () => {
  const copy = copiedProduct(source, [1, 2]);
  expect(copy).toMatchObject({ id: 0, version: 0, names: source.names, category: 'SAUCE', brand: 'Panier' });
  expect(copy).toMatchObject({ pictures: source.pictures, rating: null, slug: '' });
  expect([copy.barcode, copy.barcodes, copy.unreadBarcodes, copy.supplierCode]).toEqual([null, [], [], null]);
  expect(copy.stores).toMatchObject([
    { storeId: 1, originalPrice: 5, discount: 20, shelf: 'A2', quantityInStock: 0, isReduced: false, reduction: null },
    { storeId: 2, originalPrice: null },
  ]);
});

test('of a store that is not displayed nothing is copied', () =>
  expect(copiedProduct(source, [2]).stores.map(({ storeId }) => storeId)).toEqual([2]));
