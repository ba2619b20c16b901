import { expect, test } from 'vitest';
import { typedAddress } from './typed-address.ts';

const typed = { shipping_address: '1 rue A', shipping_city: 'Paris', shipping_postal_code: ' 75013 ' };

test.each([
  ['75013', true],
  [null, true],
  ['', true],
  ['69001', false],
])('an address typed for 75013 where the goods go to %j is filled in again: %s', (postalCode, isFilled) => {
  expect(typedAddress(typed, postalCode)?.address).toBe(isFilled ? '1 rue A' : undefined);
});

test('nothing typed is no address', () => {
  expect(typedAddress({ shipping_postal_code: '75013' }, null)).toBeNull();
});
