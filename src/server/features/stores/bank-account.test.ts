import { beforeEach, expect, test } from 'vitest';
import { shop } from '#server/db/tables/shop.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-12-01T10:00:00Z') });
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
beforeEach(() =>
  t.write(async ({ tx, announce }) => {
    await tx.delete(shop);
    announce('stores');
  }),
);

const write = (sent: object) => t.call('PUT', '/shop', sent, staff);
const readStaff = async () => (await t.call('GET', '/shop/identity', undefined, staff)).body.data;

test('an account is kept without spaces and in capitals, told to staff alone, and taken off with its IBAN', async () => {
  const sent = { iban: ' fr14 2004 1010 0505 0001 3m02 606', bic: 'psst frpp', account_holder: ' Chez  Ana ' };
  const kept = { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP', account_holder: 'Chez Ana' };
  expect((await write(sent)).body.data).toMatchObject({ ...kept, takesTransfers: true });
  expect(await readStaff()).toMatchObject(kept);
  const { data } = (await t.call('GET', '/shop')).body;
  expect(data.takesTransfers).toBe(true);
  for (const field of ['iban', 'bic', 'account_holder', 'accountHolder']) expect(data).not.toHaveProperty(field);
  const { token } = await makeStaff(t, ['CAN_MANAGE_PRODUCTS']);
  expect((await t.call('GET', '/shop/identity', undefined, bearer(token))).status).toBe(403);
  // What is left out stays; a BIC may be left out in the European Economic Area.
  expect((await write({ bic: '' })).body.data).toMatchObject({ ...kept, bic: '' });
  expect((await write({ name: 'Chez Ana' })).body.data.iban).toBe(kept.iban);
  const none = { iban: '', bic: '', account_holder: '', takesTransfers: false };
  expect((await write({ iban: null })).body.data).toMatchObject(none);
});

const holder = { account_holder: 'Ana' };
test.each([
  ['wrong check digits', { iban: 'FR1520041010050500013M02606', ...holder }, { iban: 'shop.iban' }],
  ['one sign too few', { iban: 'DE8937040044053201300', ...holder }, { iban: 'shop.iban' }],
  ['a country without IBANs', { iban: 'VN8937040044053201300', ...holder }, { iban: 'shop.iban' }],
  ['no IBAN at all', { iban: 'Ana', ...holder }, { iban: 'shop.iban' }],
  ['a BIC that is none', { iban: 'DE89370400440532013000', bic: 'COBA', ...holder }, { bic: 'shop.bic' }],
  ['a British account without BIC', { iban: 'GB29NWBK60161331926819', ...holder }, { bic: 'shop.bicNeeded' }],
  ['a Turkish account without BIC', { iban: 'TR330006100519786457841326', ...holder }, { bic: 'shop.bicNeeded' }],
  ['nobody who holds it', { iban: 'DE89370400440532013000' }, { account_holder: 'validation.required' }],
  ['a holder alone', holder, { iban: 'validation.required' }],
  [
    'a holder of too many letters',
    { iban: 'DE89370400440532013000', account_holder: 'a'.repeat(71) },
    { account_holder: 'validation.tooLong' },
  ],
])('%s is refused at its field', async (_, sent, faults) => {
  const { status, body } = await write(sent);
  const errors = Object.entries(body.data.errors as Record<string, { message: string }[]>);
  const expected = [422, faults];
  expect([status, Object.fromEntries(errors.map(([field, [first]]) => [field, first?.message]))]).toEqual(expected);
});

test('an account elsewhere is taken with its BIC, which it cannot lose', async () => {
  const sent = { iban: 'GB29 NWBK 6016 1331 9268 19', bic: 'NWBKGB2L', ...holder };
  expect((await write(sent)).body.data).toMatchObject({ iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' });
  const moved = await write({ bic: '' });
  expect(Object.keys(moved.body.data.errors)).toEqual(['bic']);
});
