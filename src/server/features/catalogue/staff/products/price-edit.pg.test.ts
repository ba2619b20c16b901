import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('what a price typed by staff costs PostgreSQL', () => {
  let t: TestApp;
  let staff: Record<string, string>;
  beforeAll(async () => {
    t = await startTestApp();
    staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
  });
  afterAll(() => t.close());

  test('it takes eight statements, in however many stores, and is refused by four where it is older', async () => {
    const stores = [await makeStore(t.db), await makeStore(t.db), await makeStore(t.db)];
    const id = await makeProduct(t.db, { cents: 500, stores });
    const change = (body: object, status = 200) =>
      statementsOf(async () => expect((await t.call('PUT', `/products/${id}`, body, staff)).status).toBe(status));
    const isOfOwn = ({ text }: { text: string }) => !/^(begin|commit|rollback)/i.test(text);
    const costOf = async (...change_: Parameters<typeof change>) =>
      (await change(...change_)).filter(isOfOwn).map(({ text }) => text.slice(0, 60));
    await change({ price: 4 });
    expect(await costOf({ price: 6 })).toHaveLength(8);
    expect(await costOf({ stores: [{ storeId: stores[1], price: 7, wholesalePrice: 5 }] })).toHaveLength(8);
    expect(await costOf({ price: 6, version: 1 }, 409)).toHaveLength(4);
    expect((await t.call('GET', `/products/${id}`, undefined, staff)).body.data.version).toBe(4);
  });
});
