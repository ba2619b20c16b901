import { describe, expect, test } from 'vitest';
import { customerInput, customerValues } from './customer-values.ts';

const known = {
  name: 'Ada',
  email: 'ada@panier.example',
  phone: '',
  address: '',
  zipCode: '',
  city: '',
  storeIds: null,
};

describe('the fields of a customer', () => {
  test.each([
    ['no tax number is an empty field', null, ''],
    ['a tax number stands as it is', 'FR40123456824', 'FR40123456824'],
  ])('%s', (_, taxNumber, shown) =>
    expect(customerValues({ ...known, customerType: 'retail', taxNumber, roles: [] }).taxNumber).toBe(shown),
  );
  test('roles stand in one order, however they came', () => {
    const roles = ['CAN_MANAGE_ORDERS', 'CAN_MANAGE_PRODUCTS'] as const;
    const { roles: shown } = customerValues({ ...known, customerType: 'retail', taxNumber: null, roles: [...roles] });
    expect(shown).toEqual(['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS']);
  });
});

test.each([
  [{ taxNumber: ' ' }, { taxNumber: null }],
  [{ taxNumber: ' FR1 ' }, { taxNumber: 'FR1' }],
  [{ city: 'Pantin' }, { city: 'Pantin' }],
])('of the changes %j the call takes %j', (changes, expected) => expect(customerInput(changes)).toEqual(expected));
