import { expect, test } from 'vitest';
import { inDrivingOrder, type StopPlace } from './stop-order.ts';

const sorted = (...stops: string[]) =>
  inDrivingOrder(stops, (stop): StopPlace => {
    const [postalCode = null, address = null] = stop.split(' | ');
    return { postalCode, address };
  });

test.each<[string, string[]]>([
  ['by postal code first', ['75012 | 9 rue Z', '75013 | 1 rue A']],
  ['a number as a number', ['75013 | 2 rue A', '75013 | 10 rue A', '75013 | 100 rue A']],
  [
    'bis and ter behind their number',
    ['75013 | 2 rue A', '75013 | 2 bis rue A', '75013 | 2 ter, rue A', '75013 | 2quater rue A', '75013 | 3 rue A'],
  ],
  ['letters too', ['75013 | 2 rue A', '75013 | 2a rue A', '75013 | 2 B rue A', '75013 | 3 rue A']],
  ['street before number', ['75013 | 99 rue A', '75013 | 1 rue B']],
  [
    'a street is one, however it is written',
    [
      '75013 | 1 rue des Érables',
      '75013 | 2, RUE DES ERABLES',
      '75013 | 3 rue des erables',
      '75013 | 4 rue  des-Érables',
    ],
  ],
  ['a floor is no part of the street', ['75013 | 1 rue A, 3e étage', '75013 | 2 rue A', '75013 | 3 rue A\nporte 1']],
  ['a range begins with its first number', ['75013 | 1 rue A', '75013 | 2-4 rue A', '75013 | 3 rue A']],
  ['houses of an alley', ['700000 | 12 Nguyễn Trãi', '700000 | 12/3 Nguyen Trai', '700000 | 12/10 Nguyễn Trãi']],
  ['a number behind the street', ['10115 | Lindenstraße 2', '10115 | Lindenstrasse 2a', '10115 | Lindenstraße 10']],
  ['codes with a space', ['SW1A 1AA | 1 A Street', 'sw1a1aa | 2 A Street', 'SW1A 1AB | 1 A Street']],
  ['a year in a street is no number of a house', ['75013 | 3 rue du 8 mai 1945', '75013 | 12 rue du 8 mai 1945']],
  ['without a number first', ['75013 | rue A', '75013 | 1 rue A']],
  ['without an address last', ['75013 | 1 rue A', '75012 | ']],
])('%s', (_, stops) => {
  expect(sorted(...stops)).toEqual(stops);
  expect(sorted(...stops.toReversed())).toEqual(stops);
});

test('of one address, those placed first stay first', () => {
  const stops = [1, 2, 3].map((id) => ({ id, postalCode: '75013', address: '1 rue A' }));
  expect(inDrivingOrder(stops, (stop) => stop)).toEqual(stops);
});
