import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

test.each([
  ['18 rue des Jonques', '75013', 'Paris', '18 rue des Jonques, 75013\u00a0Paris'],
  ['2 rue du Port', '94200', 'Ivry-sur-Seine', '2 rue du Port, 94200\u00a0Ivry-\u2060sur-\u2060Seine'],
  ['9 cours du Lac', '33000', 'Le Bouscat', '9 cours du Lac, 33000\u00a0Le Bouscat'],
])('%s: %s %s does not part from its postal code', (street, postalCode, city, line) => {
  expect(addressLine({ street, postalCode, city })).toBe(line);
});
