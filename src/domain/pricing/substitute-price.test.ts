import { expect, test } from 'vitest';
import { type Measured, substitutePrice } from './substitute-price.ts';

type Priced = Measured & { unitCents: number };
const piece = (unitCents: number, measure: Partial<Measured> = {}): Priced => ({
  unit: 'P',
  weightG: null,
  volumeMl: null,
  ...measure,
  unitCents,
});
const kilo = (unitCents: number): Priced => ({ ...piece(unitCents), unit: 'KG' });

test.each<[string, Priced, Priced, number]>([
  ['its own price, where that is lower', piece(90), piece(120), 90],
  ['no more than what it stands for', piece(150), piece(120), 120],
  ['no more by weight, rounded down', piece(150, { weightG: 250 }), piece(200, { weightG: 500 }), 100],
  ['a cent that is parted, to the shopper’s side', piece(500, { weightG: 333 }), piece(100, { weightG: 1000 }), 33],
  ['no more than the unit, though it holds more', piece(500, { weightG: 1000 }), piece(200, { weightG: 500 }), 200],
  ['no more by volume', piece(150, { volumeMl: 330 }), piece(120, { volumeMl: 1000 }), 39],
  [
    'by the unit, where one is weighed and one poured',
    piece(150, { volumeMl: 100 }),
    piece(120, { weightG: 900 }),
    120,
  ],
  ['by the unit, where one has no measure', piece(150), piece(120, { weightG: 900 }), 120],
  ['a piece for goods by the kilogram', piece(400, { weightG: 250 }), kilo(1000), 250],
  ['goods by the kilogram for a piece', kilo(1000), piece(400, { weightG: 500 }), 400],
  ['a litre for a bottle', { ...piece(300), unit: 'LITRE' }, piece(200, { volumeMl: 500 }), 200],
])('a substitute costs %s', (_, substitute, original, expected) => {
  expect(substitutePrice(substitute, original)).toBe(expected);
});
