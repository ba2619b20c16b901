import { expect, test } from 'vitest';
import { createOrder } from '#contract/orders/orders.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { orderPayload } from './order-payload.ts';

const line = {
  id: 12,
  name: 'Carottes',
  price: 1.99,
  image: null,
  category: 'LEGUME',
  quantity: 1.5,
  product: { unit: 'KG', vatInPercent: 5.5, discountInPercent: 10, quantityStep: 0.1, minimumAge: null },
} as unknown as CartLine;
const figures = { goods: 2.99, fee: 3.9, isDeliverable: true, missingToFree: null, vat: 0.36, total: 6.89 };
const typed = {
  customer_name: ' Ada Byron ',
  customer_email: 'ada@example.org',
  customer_phone: '0612345678',
  shipping_address: '12 rue de la Paix',
  shipping_city: 'Paris',
  shipping_postal_code: ' 75002 ',
  payment_method: 'cash',
  delivery_note: '  ',
};

function payloadOf(values: Record<string, string>, more: Partial<Parameters<typeof orderPayload>[0]> = {}) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return orderPayload({
    fields,
    lines: [line],
    figures,
    storeId: 1,
    method: 'delivery',
    slot: null,
    decimals: 2,
    credit: null,
    ...more,
  });
}

test('a delivery carries its address and the figures that were shown', () => {
  const payload = payloadOf({ ...typed, billing_same: 'on' });
  expect(payload).toMatchObject({
    store_id: 1,
    type: 'delivery',
    customer_name: 'Ada Byron',
    shipping_postal_code: '75002',
    delivery_fee: 3.9,
    total_include_gst: 6.89,
    delivery_note: null,
    age_confirmed: false,
    order_items: [{ product_id: 12, quantity: 1.5, price_include_taxes: 1.99, discount_in_percent: 10 }],
  });
  expect(payload).not.toHaveProperty('billing_address');
});

test('a billing address goes along only when it is another one', () => {
  const other = { billing_address: '1 place du Marché', billing_city: 'Lyon', billing_postal_code: '69001' };
  expect(payloadOf({ ...typed, ...other })).toMatchObject(other);
  expect(payloadOf({ ...typed, ...other, billing_same: 'on' })).not.toHaveProperty('billing_address');
});

test('a pickup has no shipping address, and an empty billing address is none', () => {
  const payload = payloadOf(typed, { method: 'pickup', figures: { ...figures, fee: 0, total: 2.99 } });
  expect(payload).not.toHaveProperty('shipping_address');
  expect(payload).toMatchObject({ type: 'pickup', billing_address: null, delivery_fee: 0, total_include_gst: 2.99 });
});

test('a fee that is not known yet is not claimed', () => {
  const payload = payloadOf(typed, { figures: { ...figures, fee: null } });
  expect(payload).not.toHaveProperty('delivery_fee');
  expect(payload).not.toHaveProperty('total_include_gst');
});

test('a held slot goes along with the token that proves the hold; one whose place is not kept goes without', () => {
  expect(payloadOf(typed)).not.toHaveProperty('slot_id');
  expect(payloadOf(typed, { slot: { id: 7, token: '7.abc' } })).toMatchObject({ slot_id: 7, hold_token: '7.abc' });
  const open = payloadOf(typed, { slot: { id: 7, token: null } });
  expect([open.slot_id, 'hold_token' in open]).toEqual([7, false]);
});

test('what to do about goods that have run out goes along, for the order and for a line', () => {
  const expected = { substitution: 'ask_me', order_items: [{ product_id: 12, substitution: 'refund' }] };
  expect(payloadOf({ ...typed, substitution: 'ask_me', substitution_12: 'refund' })).toMatchObject(expected);
  expect(payloadOf({ ...typed, substitution: 'best_match', substitution_12: '' })).toMatchObject({
    substitution: 'best_match',
    order_items: [{ substitution: null }],
  });
});

test.each([
  [5, 1.89],
  [20, 0],
])('credit of %d is spent as far as it goes: %d is left to pay', (credit, due) => {
  expect(payloadOf(typed, { credit })).toMatchObject({ use_store_credit: true, due_payment_amount: due });
});

test('without credit to spend none is asked for, and no amount due is claimed', () => {
  expect(payloadOf(typed).use_store_credit).toBe(false);
  expect(payloadOf(typed)).not.toHaveProperty('due_payment_amount');
  expect(payloadOf(typed, { credit: 5, figures: { ...figures, fee: null } })).not.toHaveProperty('due_payment_amount');
});

test('the age is confirmed by the box alone', () => {
  expect(payloadOf({ ...typed, age_confirmed: 'on' }).age_confirmed).toBe(true);
});

test('the call takes what the form makes', async () => {
  const { input } = await createOrder.schemas();
  expect(input.safeParse(payloadOf({ ...typed, billing_same: 'on' })).error).toBeUndefined();
});
