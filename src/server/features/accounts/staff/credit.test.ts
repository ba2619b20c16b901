import { describe, expect, test } from 'vitest';
import { creditMovements } from '#server/db/tables/credit.ts';
import { makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const { customer, token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
const staff = bearer(token);
const staffId = customer.id;
const staffName = customer.name;

const give = (id: number, sent: object, headers = {}) =>
  t.call('POST', `/customers/${id}/credit`, sent, { ...staff, ...headers });

test('credit is given and taken, each with who, when and why; its owner sees what there is', async () => {
  const { customer, token } = await makeSignedIn(t);
  expect((await give(customer.id, { amount: 12.5, reason: 'Panier en retard' })).body.data.storeCredit).toBe(12.5);
  const { status, body } = await give(customer.id, { amount: -2.3, reason: 'Erreur de saisie' });
  expect([status, body.data.storeCredit]).toEqual([200, 10.2]);
  const line = { id: expect.any(Number), at: now.toISOString(), by: staffName, orderId: null };
  expect(body.data.creditHistory).toEqual([
    { ...line, amount: -2.3, balance: 10.2, reason: 'Erreur de saisie' },
    { ...line, amount: 12.5, balance: 12.5, reason: 'Panier en retard' },
  ]);
  const read = await t.call('GET', `/customers/${customer.id}`, undefined, staff);
  expect(read.body.data).toEqual(body.data);
  const profile = await t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token));
  expect(profile.body.data.storeCredit).toBe(10.2);
});

test('never goes below zero, whoever takes at once', async () => {
  const { id } = await makeCustomer(t.db);
  await give(id, { amount: 5, reason: 'Geste' });
  const taken = await Promise.all([1, 2, 3].map(() => give(id, { amount: -3, reason: 'Reprise' })));
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(refusalOf(await give(id, { amount: -2.01, reason: 'Reprise' }))).toBe('422 amount=credit.tooLittle');
  expect((await give(id, { amount: -2, reason: 'Reprise' })).body.data.storeCredit).toBe(0);
});

test('is given once for one key', async () => {
  const { id } = await makeCustomer(t.db);
  const keyed = { 'idempotency-key': 'gift' };
  for (let i = 0; i < 2; i++)
    expect((await give(id, { amount: 5, reason: 'Geste' }, keyed)).body.data.storeCredit).toBe(5);
});

describe('is refused', () => {
  test.each<[object, string]>([
    [{ amount: 0, reason: 'Rien' }, 'amount=validation.number'],
    [{ amount: 1.005, reason: 'Trop fin' }, 'amount=validation.number'],
    [{ amount: '5', reason: 'Un texte' }, 'amount=validation.number'],
    [{ amount: 1e9, reason: 'Trop' }, 'amount=validation.number'],
    [{ amount: 5, reason: ' a ' }, 'reason=validation.tooShort'],
    [{ amount: 5, reason: 'a'.repeat(201) }, 'reason=validation.tooLong'],
    [{ amount: 5, reason: 'a\nbc' }, 'reason=validation.invalid'],
    [{ reason: 'Geste' }, 'amount=validation.required'],
  ])('%j', async (sent, refusal) => {
    const { id } = await makeCustomer(t.db);
    const before = await t.db.$count(creditMovements);
    expect(refusalOf(await give(id, sent))).toBe(`422 ${refusal}`);
    expect(await t.db.$count(creditMovements)).toBe(before);
  });

  test('to oneself, to nobody, and by who may not', async () => {
    const gift = { amount: 5, reason: 'Geste' };
    expect((await give(staffId, gift)).status).toBe(403);
    expect((await give(999_999, gift)).status).toBe(404);
    const other = await makeStaff(t, ['CAN_MANAGE_ORDERS', 'CAN_MANAGE_PRODUCTS', 'CAN_EDIT_FEATURES_CONFIGURATION']);
    expect((await give(staffId, gift, bearer(other.token))).status).toBe(403);
  });
});
