import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

type Member = Record<string, string>;
const member = async (): Promise<Member> => bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const read = async (who: Member) => (await t.call('GET', '/office-settings', undefined, who)).body.data;
const write = (who: Member, sent: object) => t.call('PUT', '/office-settings', sent, who);

test('each of the staff has ten rows to a page until they choose, on every device', async () => {
  const [one, other] = [await member(), await member()];
  expect(await read(one)).toEqual({ rowsPerPage: 10, storeId: null });
  for (const rowsPerPage of [25, 50, 10, 25]) {
    expect((await write(one, { rowsPerPage })).body.data).toEqual({ rowsPerPage, storeId: null });
    expect(await read(one)).toEqual({ rowsPerPage, storeId: null });
  }
  expect(await read(other)).toMatchObject({ rowsPerPage: 10 });
});

test.each([11, 100, 0, '25', null, undefined])('%j rows are refused at their field', async (rowsPerPage) => {
  const who = await member();
  const { status, body } = await write(who, { rowsPerPage });
  expect([status, Object.keys(body.data.errors)]).toEqual([422, ['rowsPerPage']]);
  expect(await read(who)).toMatchObject({ rowsPerPage: 10 });
});

test('a member of the staff has the store of their account, while it is shown', async () => {
  const [shown, hidden] = [await makeStore(t.db), await makeStore(t.db, { displayable: false })];
  for (const [defaultStoreId, storeId] of [
    [shown, shown],
    [hidden, null],
  ]) {
    const { customer, token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
    await t.db.update(customers).set({ defaultStoreId }).where(eq(customers.id, customer.id));
    expect(await read(bearer(token))).toEqual({ rowsPerPage: 10, storeId });
    expect((await write(bearer(token), { rowsPerPage: 25 })).body.data).toEqual({ rowsPerPage: 25, storeId });
  }
});

test('a list takes as many rows as are asked for, and names the field of a wrong number', async () => {
  const who = await member();
  const list = (query: string) => t.call('GET', `/orders?${query}`, undefined, who);
  expect((await list('per_page=50')).body.data.perPage).toBe(50);
  const { status, body } = await list('per_page=0');
  expect([status, Object.keys(body.data.errors)]).toEqual([422, ['per_page']]);
});

test('shoppers have no back office to set up', async () => {
  const { token } = await makeSignedIn(t);
  expect((await write(bearer(token), { rowsPerPage: 25 })).status).toBe(403);
  expect((await t.call('GET', '/office-settings')).status).toBe(401);
});
