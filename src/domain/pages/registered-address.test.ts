import { expect, test } from 'vitest';
import { registeredLines } from './registered-address.ts';

const seat = { lines: '12 rue des Halles\nBâtiment B', postalCode: '75001', city: 'Paris', country: 'France' };

test.each([
  [seat, ['12 rue des Halles', 'Bâtiment B', '75001 Paris', 'France']],
  [{ ...seat, lines: ' 1 Main Street \n\n', postalCode: '', country: '' }, ['1 Main Street', 'Paris']],
])('%j is written %j', (address, expected) => {
  expect(registeredLines(address)).toEqual(expected);
});
