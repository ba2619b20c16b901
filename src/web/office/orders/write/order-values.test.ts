import { expect, test } from 'vitest';
import { blankValues, payloadOf } from './order-values.ts';

const blank = { ...blankValues(3, 'cash'), shipping_address: ' 12 rue du Port ', shipping_city: 'Nantes' };

test.each([
  ['an address where it is brought', { type: 'delivery' as const }, { shipping_address: '12 rue du Port' }],
  ['none where it is collected', { type: 'pickup' as const }, { shipping_address: null, shipping_city: null }],
  [
    'nothing for what is empty',
    { delivery_note: '  ' },
    { delivery_note: null, customer_name: null, substitution: null },
  ],
  [
    'where the bill goes and when the order comes',
    { billing_address: '3 quai A', slotId: 7 },
    { billing_address: '3 quai A', billing_city: null, slot_id: 7 },
  ],
  ['a wish', { substitution: 'refund' as const }, { substitution: 'refund', store_id: 3, payment_method: 'cash' }],
])('sends %s', (_, more, expected) => expect(payloadOf({ ...blank, ...more })).toMatchObject(expected));
