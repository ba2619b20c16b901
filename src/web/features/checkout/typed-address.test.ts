import { expect, test } from 'vitest';
import { addressToFill, typedAddress } from './typed-address.ts';

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

const at = (zipCode: string, isDefault = false, name = 'A') => ({ name, address: 'x', city: 'y', zipCode, isDefault });
const [paris, lyon, nice] = [at('75013'), at('69003', true), at('06000')];

test.each([
  ['none', [], '75013', null],
  ['nothing chosen: the default', [paris, lyon], null, lyon],
  ['one where the goods are to go', [nice, lyon, paris], '75013', paris],
  ['of two there the default', [at('75013'), at('75013', true, 'B')], '75013', at('75013', true, 'B')],
  ['none there: the default', [paris, lyon], '31000', lyon],
] as const)('%s', (_, addresses, chosen, filled) => {
  expect(addressToFill(addresses, chosen)).toEqual(filled);
});
