import { expect, test } from 'vitest';
import { createOrder } from '#contract/orders.ts';
import { z } from '#contract/zod.ts';
import { faultsOf } from './call-form.ts';

const input = z.object({
  email: z.string().min(5, 'validation.email').regex(/@/, 'validation.required'),
  items: z.array(z.object({ quantity: z.number('validation.number') })),
});
const endpoint = { schemas: async () => ({ summary: 'A test', input, output: z.null() }) };

test('names each field once, by its path in the payload, with its first fault', async () => {
  expect(await faultsOf(endpoint, { email: 'a', items: [{ quantity: 1 }, { quantity: '2' }] })).toEqual({
    email: [{ message: 'validation.email', parameters: {} }],
    'items.1.quantity': [{ message: 'validation.number', parameters: {} }],
  });
});

test('finds nothing in what the call takes', async () => {
  expect(await faultsOf(endpoint, { email: 'a@b.example', items: [] })).toEqual({});
});

test('leaves the checking to the server where the schema cannot be loaded', async () => {
  const unreachable = { schemas: () => Promise.reject(new TypeError('no network')) };
  expect(await faultsOf(unreachable, {})).toEqual({});
});

test('an empty checkout has a fault at each field that must be filled', async () => {
  const empty = { customer_name: '', customer_email: '', customer_phone: '', shipping_address: '' };
  const faults = await faultsOf(createOrder, { ...empty, order_items: [] });
  expect(Object.keys(faults).sort()).toEqual(Object.keys(empty).sort());
});
