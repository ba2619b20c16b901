import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const storeId = await makeStore(t.db);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
const make = (name: string) => makeProduct(t.db, { name, unit: 'KG', category: 'LEGUME', stores: [storeId] });
const change = (id: number, sent: object) => t.call('PUT', `/products/${id}`, sent, staff);
const read = async (id: number) => (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;
const found = async (search: string): Promise<number[]> =>
  (await t.call('GET', `/products?search=${search}`, undefined, staff)).body.data.items.map(
    ({ id }: { id: number }) => id,
  );

test('a scale code is written, read, searched by and taken off', async () => {
  const id = await make('Carottes');
  expect(await read(id)).toMatchObject({ scaleCode: null });
  const { body } = await change(id, { scaleCode: ' 00 417 ' });
  expect(body.data.scaleCode).toBe('00417');
  expect([await found('00417'), await found('417'), await found('4170')]).toEqual([[id], [id], []]);
  await change(id, { origin: 'FR' });
  expect(await read(id)).toMatchObject({ scaleCode: '00417' });
  for (const none of ['', null]) {
    await change(id, { scaleCode: '00417' });
    expect((await change(id, { scaleCode: none })).body.data.scaleCode).toBeNull();
  }
});

test('a new product may have one', async () => {
  const sent = { name: { fr: 'Navets' }, category: 'LEGUME', unit: 'KG', price: 2, scaleCode: '88' };
  const { status, body } = await t.call('POST', '/products', sent, staff);
  expect([status, body.data.scaleCode]).toEqual([200, '88']);
  expect(refusalOf(await t.call('POST', '/products', sent, staff))).toBe('422 scaleCode=validation.scaleCodeTaken');
});

test('one that another product has is refused, and the other named; zeros before it tell nothing apart', async () => {
  const [owner, other] = [await make('Betteraves'), await make('Panais')];
  await change(owner, { scaleCode: '0512' });
  for (const scaleCode of ['512', '0512', '000512']) {
    const answer = await change(other, { scaleCode });
    expect(refusalOf(answer)).toBe('422 scaleCode=validation.scaleCodeTaken');
    expect(answer.body.data.errors.scaleCode[0].parameters).toEqual({ product: 'Betteraves', id: owner });
  }
  expect((await change(owner, { scaleCode: '512' })).body.data.scaleCode).toBe('512');
  expect((await change(other, { scaleCode: '5120' })).status).toBe(200);
  expect((await t.call('DELETE', `/products/${owner}`, undefined, staff)).status).toBe(200);
  expect((await change(other, { scaleCode: '512' })).body.data.scaleCode).toBe('512');
});

test('two products that are given one at once: one has it', async () => {
  const ids = [await make('Fenouil'), await make('Radis')];
  const answers = await Promise.all(ids.map((id) => change(id, { scaleCode: '731' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each(['12a', '1234567890123', '-'])('%s is none', async (scaleCode) => {
  expect(refusalOf(await change(await make('Céleri'), { scaleCode }))).toBe('422 scaleCode=validation.scaleCode');
});
