import { expect, test } from 'vitest';
import { createOrder } from '#contract/orders/orders.ts';
import { z } from '#contract/zod.ts';
import { languages } from '#domain/language/language.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
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

test.each([
  ['customer_name', 'A', 'checkout.nameTooShort'],
  ['customer_email', 'a@', 'validation.email'],
  ['customer_phone', '012345678', 'checkout.phoneTooShort'],
  ['billing_address', '1 rue A', 'checkout.addressTooShort'],
  ['billing_city', 'P', 'checkout.cityTooShort'],
  ['billing_postal_code', '7501', 'checkout.zipTooShort'],
  ['shipping_address', '1 rue A A', 'checkout.addressTooShort'],
  ['shipping_city', 'P', 'checkout.cityTooShort'],
  ['shipping_postal_code', '7501', 'checkout.zipTooShort'],
  ['delivery_note', 'x'.repeat(500), 'checkout.noteTooLong'],
  ['payment_method', '', 'checkout.paymentMethodRequired'],
])('in the checkout %s “%s” is %s, in words of each language', async (field, typed, key) => {
  const faults = await faultsOf(createOrder, { [field]: typed, order_items: [] });
  expect(faults).toEqual({ [field]: [{ message: key, parameters: {} }] });
  for (const language of languages) {
    await loadWords(language, ['checkout']);
    const t = translatorOf(language);
    expect(errorText(t, { message: key, parameters: {} })).not.toBe(t('errors.validation.invalid' as never));
  }
});

test('what is just long enough for the checkout has no fault', async () => {
  const typed = { customer_name: 'Al', customer_email: 'a@b.fr', customer_phone: '0123456789' };
  const address = { shipping_address: '1 rue Abcd', shipping_city: 'Pa', shipping_postal_code: '75013' };
  const rest = { delivery_note: 'x'.repeat(499), payment_method: 'cash', order_items: [] };
  expect(await faultsOf(createOrder, { ...typed, ...address, ...rest })).toEqual({});
});

test('an empty checkout has a fault at each field that must be filled', async () => {
  const empty = { customer_name: '', customer_email: '', customer_phone: '', shipping_address: '' };
  const faults = await faultsOf(createOrder, { ...empty, order_items: [] });
  expect(Object.keys(faults).sort()).toEqual(Object.keys(empty).sort());
});
