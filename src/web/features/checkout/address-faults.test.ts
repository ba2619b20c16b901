import { expect, test } from 'vitest';
import { type AddressFaults, addressFaults, faultsStanding, firstFault, isKept } from './address-faults.ts';

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

const short = [{ message: 'short', parameters: {} }];
const all: AddressFaults = { shipping_address: short, shipping_city: short, shipping_postal_code: short };
const place = { address: 'Le Bourg', city: 'Y', zipCode: '1' };

test('a fault that is found late is shown where the field still holds what was looked at', () => {
  const typed = { shipping_address: 'Le Bourg, maison 3', shipping_city: 'Y', shipping_postal_code: '1' };
  const faults = faultsStanding(all, place, (field) => typed[field]);
  expect(faults).toEqual({ ...all, shipping_address: undefined });
  // In the order of the form, in which the postal code stands before the town.
  expect(firstFault(faults)).toBe('shipping_postal_code');
});

test('the faults of an address stay while its fields are hidden', () => {
  expect(faultsStanding(all, place, () => undefined)).toEqual(all);
});

test.each([
  ['as it is kept', {}, true],
  ['altered', { address: 'Le Bourg, maison 3' }, false],
  ['with another code', { zipCode: '2' }, false],
])('an address %s is known again, or is not', (_, altered, expected) => {
  expect(isKept({ ...place, ...altered }, [{ ...place, city: 'Arles' }, place])).toBe(expected);
});
