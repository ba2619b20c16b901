import { expect, test } from 'vitest';
import { deliveryWay } from './delivery-way.ts';

const code = '75013';
test.each([
  ['nothing chosen', true, { deliveryMethod: null, postalCode: null }, 'delivery', null],
  ['a postal code alone', true, { deliveryMethod: null, postalCode: code }, 'delivery', code],
  ['delivery', true, { deliveryMethod: 'delivery', postalCode: code }, 'delivery', code],
  ['pickup', true, { deliveryMethod: 'pickup', postalCode: code }, 'pickup', null],
  ['delivery, of a store that does not', false, { deliveryMethod: 'delivery', postalCode: code }, 'pickup', null],
] as const)('%s', (_, allowDelivery, chosen, method, postalCode) => {
  expect(deliveryWay({ allowDelivery }, chosen)).toEqual({ method, postalCode });
});
