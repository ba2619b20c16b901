import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('of the aisles that several write at once from one version, one’s are kept', async () => {
  const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const storeId = await makeStore(t.db);
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const answers = await Promise.all(
    names.map((name) =>
      t.call('PUT', `/stores/${storeId}/aisles`, { aisles: [{ name, categories: [] }], version: 0 }, staff),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { aisles, version } = (await t.call('GET', `/stores/${storeId}/aisles`, undefined, staff)).body.data;
  const kept = answers.findIndex(({ status }) => status === 200);
  expect([aisles, version]).toEqual([[{ name: names[kept], categories: [] }], 1]);
});
