import { expect, test } from 'vitest';
import type { SavedPayment } from '#contract/accounts/own-things.ts';
import { maxOwnThings } from '#domain/account/saved-payment.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';
import { paymentMethods } from '#server/db/tables/own-things.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

const card = { type: 'card', brand: 'Visa', last4: '4242', exp: '09/31' };
const bank = { type: 'bank', bankName: 'Banque du Quartier', accountNumber: '6789' };
const check = { type: 'check', checkNumber: '0012345', checkBankName: 'Banque du Quartier' };
const someone = async () => {
  const { token } = await makeSignedIn(t);
  const call = (method: string, path = '', body?: unknown, headers: Record<string, string> = {}) =>
    t.call(method, `/payment-methods${path}`, body, { ...bearer(token), ...headers });
  const list = async () => (await call('GET')).body.data as SavedPayment[];
  const add = async (fields: object) => (await call('POST', '', fields)).body.data as SavedPayment;
  return { call, list, add };
};
const defaults = (list: SavedPayment[]) => list.filter((one) => one.isDefault).map(({ id }) => id);

test('each type has its own fields and no others; the first is the default', async () => {
  const { list, add } = await someone();
  for (const fields of [card, { ...bank, last4: '1111' }, { ...check, bankName: 'x' }]) await add(fields);
  expect(await list()).toEqual([
    { id: expect.any(Number), isDefault: true, kept: false, ...card },
    { id: expect.any(Number), isDefault: false, kept: false, ...bank },
    { id: expect.any(Number), isDefault: false, kept: false, ...check },
  ]);
});

test('removing the default makes the first remaining one the default; the last may go', async () => {
  const { list, add, call } = await someone();
  const [a, b] = [await add(card), await add(bank)];
  await call('PUT', `/${b.id}`, { isDefault: true });
  expect(defaults(await list())).toEqual([b.id]);
  await call('DELETE', `/${b.id}`);
  expect(defaults(await list())).toEqual([a.id]);
  await call('DELETE', `/${a.id}`);
  expect(await list()).toEqual([]);
  // The next one stands alone, so it is the default again.
  expect((await add(check)).isDefault).toBe(true);
});

test('two wishes at once leave exactly one default', async () => {
  const { list, add, call } = await someone();
  const all = [await add(card), await add(bank), await add(check)];
  await Promise.all(all.map(({ id }) => call('PUT', `/${id}`, { isDefault: true })));
  expect(defaults(await list())).toHaveLength(1);
});

test('a change keeps what was left out, and another type takes its own fields', async () => {
  const { list, add, call } = await someone();
  const a = await add(card);
  await call('PUT', `/${a.id}`, { exp: '01/33' });
  expect(await list()).toEqual([{ ...a, exp: '01/33' }]);
  expect((await call('PUT', `/${a.id}`, { type: 'bank' })).status).toBe(422);
  await call('PUT', `/${a.id}`, bank);
  expect(await list()).toEqual([{ id: a.id, isDefault: true, kept: false, ...bank }]);
});

test.each([
  ['five digits', { ...card, last4: '12345' }, 'last4'],
  ['a whole number as the last four', { ...card, last4: '4242424242424242' }, 'last4'],
  ['five digits beside a bank', { ...bank, last4: '12345' }, 'last4'],
  ['a card number as the last four beside a check', { ...check, last4: '4242 4242 4242 4242' }, 'last4'],
  ['five wide digits beside a check', { ...check, last4: '１２３４５' }, 'last4'],
  ['a card number beside', { ...card, cardNumber: '4242424242424242' }, 'cardNumber'],
  ['an empty card number', { ...card, cardNumber: '' }, 'cardNumber'],
  ['a masked card number', { ...card, cardNumber: '**** 4242' }, 'cardNumber'],
  ['a card number by another name', { ...card, card_number: '4242' }, 'card_number'],
  ['a security code', { ...card, cvc: '123' }, 'cvc'],
  ['a card number as the brand', { ...card, brand: '4242 4242 4242 4242' }, 'brand'],
  ['a card number as the number of a check', { ...check, checkNumber: '4242424242424242' }, 'checkNumber'],
  ['month 13', { ...card, exp: '13/31' }, 'exp'],
  ['a whole account number', { ...bank, accountNumber: '123456789' }, 'accountNumber'],
  ['no bank', { ...bank, bankName: ' ' }, 'bankName'],
  ['no number of the check', { ...check, checkNumber: '' }, 'checkNumber'],
  ['another type', { ...card, type: 'paypal' }, 'type'],
])('%s is refused, and nothing of it is stored', async (_, fields, field) => {
  const { call, list, add } = await someone();
  const { id } = await add(bank);
  const before = await list();
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${id}`],
  ] as const) {
    const { status, body } = await call(method, path, fields, { 'idempotency-key': `refused-${method}` });
    expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
    expect(JSON.stringify(body)).not.toContain('4242424242424242');
  }
  expect(await list()).toEqual(before);
  expect(await t.db.select().from(idempotencyKeys)).toEqual([]);
});

test('the database itself takes no more than four digits', async () => {
  const { customer } = await makeSignedIn(t);
  await expect(
    t.db.insert(paymentMethods).values({ customerId: customer.id, type: 'card', last4: '12345' }),
  ).rejects.toThrow();
});

test('there is a bound on how many', async () => {
  const { add, call } = await someone();
  for (let i = 0; i < maxOwnThings; i++) await add(card);
  expect((await call('POST', '', card)).status).toBe(422);
});

test("another's way to pay is not there", async () => {
  const [owner, other] = [await someone(), await someone()];
  const { id } = await owner.add(card);
  expect((await other.call('PUT', `/${id}`, { isDefault: true })).status).toBe(404);
  expect((await other.call('DELETE', `/${id}`)).status).toBe(404);
  expect(await owner.list()).toHaveLength(1);
});
