import { expect, test } from 'vitest';
import { hasOwnBilling } from './contact.ts';

const at = (address: string | null, code: string | null, city: string | null) => [address, code, city] as const;
const lilas = at('12 rue des Lilas', '75013', 'Paris');

test.each([
  ['the same', lilas, lilas, false],
  ['another street', at('7 avenue du Port', '75013', 'Paris'), lilas, true],
  ['another postal code', at('12 rue des Lilas', '69002', 'Paris'), lilas, true],
  ['another city', at('12 rue des Lilas', '75013', 'Lyon'), lilas, true],
  ['none', at(null, null, null), lilas, false],
  ['one of what is collected', lilas, at(null, null, null), true],
  ['neither', at(null, null, null), at(null, null, null), false],
])(
  '%s',
  (_, [billingAddress, billingPostalCode, billingCity], [shippingAddress, shippingPostalCode, shippingCity], own) => {
    const billing = { billingAddress, billingPostalCode, billingCity };
    expect(hasOwnBilling({ ...billing, shippingAddress, shippingPostalCode, shippingCity })).toBe(own);
  },
);
