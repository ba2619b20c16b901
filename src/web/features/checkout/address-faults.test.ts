import { expect, test } from 'vitest';
import { addressFaults } from './address-faults.ts';

const keysOf = async (kept: Parameters<typeof addressFaults>[0]) =>
  Object.entries(await addressFaults(kept)).flatMap(([field, faults]) =>
    faults ? [`${field} ${faults[0]?.message}`] : [],
  );

test.each([
  [{ address: '12 rue des Lilas', city: 'Paris', zipCode: '75013' }, []],
  [{ address: 'Le Bourg', city: 'Arles', zipCode: '13200' }, ['shipping_address checkout.addressTooShort']],
  [
    { address: 'Hameau', city: 'Y', zipCode: '1' },
    [
      'shipping_address checkout.addressTooShort',
      'shipping_city checkout.cityTooShort',
      'shipping_postal_code checkout.zipTooShort',
    ],
  ],
  [{ address: '12 rue des Lilas', city: 'Genève', zipCode: 'CH-1201' }, ['shipping_postal_code validation.postalCode']],
])('of the kept address %j the checkout refuses %j', async (kept, faults) => {
  expect(await keysOf(kept)).toEqual(faults);
});
