import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { breadcrumbSchema, productSchema } from './product-schema.ts';

const item = {
  id: 7,
  name: 'Riz',
  price: 1.8,
  priceBase: 2.25,
  discountInPercent: 20,
  reduction: { percent: 10, priorPrice: 2 },
  discountEndsAt: '2026-12-01T00:00:00.000Z',
  unitPrice: 3.6,
  unitPriceUnit: 'kg',
  quantityInStock: 4,
  inventory: true,
  ratingAverage: 4.3,
  ratingCount: 12,
  product: { barcode: '3017620422003' },
} as ProductDetail;
const page = {
  address: 'https://shop.example/products/riz-7',
  images: ['https://shop.example/pictures/a-1200.webp'],
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  description: 'Du riz',
  seller: 'Panier',
};
type Schema = { offers: Record<string, unknown>; aggregateRating?: unknown; image?: unknown; gtin13?: unknown };
const schemaOf = (change: Partial<ProductDetail> = {}) => productSchema({ ...item, ...change }, page) as Schema;

test('an offer says its price, the one struck through, the one by measure and how long it lasts', () => {
  const { offers, image, gtin13 } = schemaOf();
  expect([image, gtin13]).toEqual([page.images, '3017620422003']);
  expect(offers).toMatchObject({ price: 1.8, priceCurrency: 'EUR', priceValidUntil: '2026-12-01' });
  expect(offers.priceSpecification).toEqual([
    expect.objectContaining({ price: 3.6, referenceQuantity: expect.objectContaining({ value: 1, unitCode: 'KGM' }) }),
    expect.objectContaining({ price: 2, priceType: 'https://schema.org/StrikethroughPrice' }),
  ]);
  const plain = schemaOf({ reduction: null, discountEndsAt: null }).offers;
  expect(plain.priceSpecification).toHaveLength(1);
  expect(plain).not.toHaveProperty('priceValidUntil');
});

test.each([
  ['2027-01-01T03:59:00.000Z', 'America/Guadeloupe', '2026-12-31'],
  ['2027-01-01T03:29:00.000Z', 'America/St_Johns', '2026-12-31'],
  ['2026-12-31T18:29:00.000Z', 'Asia/Kolkata', '2026-12-31'],
  ['2026-12-31T17:30:00.000Z', 'Asia/Ho_Chi_Minh', '2027-01-01'],
])('what ends at %s is offered in %s until %s', (discountEndsAt, timeZone, day) => {
  const { offers } = productSchema({ ...item, discountEndsAt }, { ...page, timeZone }) as Schema;
  expect(offers.priceValidUntil).toBe(day);
});

test.each([
  ['40170725', { gtin8: '40170725' }],
  ['036000291452', { gtin12: '036000291452' }],
  ['5449000000996', { gtin13: '5449000000996' }],
  ['15449000000993', { gtin14: '15449000000993' }],
  // What a shop gives itself names no article elsewhere.
  ['2002458053650', {}],
  ['0212345678901', {}],
  ['20012345', {}],
  ['212345678901', {}],
  [null, {}],
])('the barcode %s is written as %j', (barcode, expected) => {
  const schema = schemaOf({ product: { ...item.product, barcode } });
  expect(Object.fromEntries(Object.entries(schema).filter(([name]) => name.startsWith('gtin')))).toEqual(expected);
});

test.each([
  [true, 4, 'InStock'],
  [true, 0, 'OutOfStock'],
  [false, 0, 'InStock'],
])('counted %s with %d left is %s', (inventory, quantityInStock, expected) => {
  expect(schemaOf({ inventory, quantityInStock }).offers.availability).toBe(`https://schema.org/${expected}`);
});

test('stars are told only when somebody gave them', () => {
  expect(schemaOf().aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 12 });
  expect(schemaOf({ ratingAverage: null, ratingCount: 0 })).not.toHaveProperty('aggregateRating');
});

test('the way to the page is numbered from one', () => {
  const path = ['/', '/products'].map((to) => ({ name: to, address: `https://shop.example${to}` }));
  expect(breadcrumbSchema(path).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '/', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: '/products', item: 'https://shop.example/products' },
  ]);
});
