import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { PickupCard } from './pickup-card.tsx';

const order = {
  id: 7,
  status: 'submitted',
  fulfilment: 'ready',
  type: 'pickup',
  paymentMethod: 'cash',
  paymentStatus: 'needs_payment',
  payment: null,
  pickupCode: '048213',
  arrival: null,
} as unknown as Order;

test.each<[string, object, RegExp | '']>([
  ['is placed', { fulfilment: 'pending' }, /^Pickup code 048 213 You will need it once your order is ready\.$/],
  ['is ready', {}, /048 213 Give it to the store .* I am here$/],
  ['is waited for', { arrival: { at: '', place: 'Car park' } }, /that you are here: Car park .* Change the place$/],
  ['is brought', { pickupCode: null }, ''],
  ['waits for its payment', { paymentMethod: 'card', payment: { status: 'open' } }, ''],
])('an order that %s', async (_, more, expected) => {
  const part = <PickupCard order={{ ...order, ...more } as Order} token={null} onChanged={() => undefined} />;
  const text = readText(await renderPart(part))
    .replace(/\s+/g, ' ')
    .trim();
  if (expected === '') expect(text).toBe('');
  else expect(text).toMatch(expected);
});
