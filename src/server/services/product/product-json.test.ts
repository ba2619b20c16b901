import { expect, test } from 'vitest';
import { type CardRow, toProduct } from './product-card.ts';
import { writeProduct, writeStock } from './product-json.ts';

const card = {
  slug: 'pomme-golden-7',
  category: 'FRUIT',
  unit: 'KG',
  supplier: 'Les "Vergers" \\ Noël',
  pictures: ['front', 'back'],
  pictureColor: '#c0ffee',
  barcode: '2000000000077',
  supplierCode: null,
  volumeMl: null,
  unitWeightG: 1000,
  articleWeightG: null,
  tareWeightG: 0,
  vatBp: 550,
  storageType: 'dry',
  quantityStepMilli: 100,
  minimumAge: null,
};
const row: CardRow = {
  id: 7,
  name: 'Pomme « Golden »\u2028',
  description: '<p>Un "fruit"\n\\ croquant</p>',
  baseCents: 299,
  finalCents: 269,
  percent: 10,
  card: JSON.stringify(card),
  inventory: true,
  quantityMilli: 1500,
};

test.each<[string, Partial<CardRow>]>([
  ['as it is', {}],
  ['without a discount', { percent: null, finalCents: 299 }],
  ['untracked', { inventory: false, quantityMilli: 0 }],
  ['at another price, the card known', { finalCents: 1 }],
  [
    'with another card',
    { card: JSON.stringify({ ...card, pictures: [], unit: 'P', unitWeightG: null, volumeMl: 333 }) },
  ],
])('written as text, a product says what it says as an object: %s', (_, change) => {
  const shown = { ...row, ...change };
  expect(JSON.parse(writeProduct(shown, 2) + writeStock(shown))).toStrictEqual(toProduct(shown, 2));
});
