import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const storeId = await makeStore(t.db);
const goods = Array.from({ length: 60 }, (_, i) => ({ name: `Lentilles ${i}`, stores: [storeId] }));
await makeProducts(t.db, goods);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
const read = (perPage: number, accepted?: string) =>
  t.app.inject({
    url: `/api/v1/products?per_page=${perPage}`,
    headers: { ...staff, ...(accepted && { 'accept-encoding': accepted }) },
  });

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer comes in %s where the client takes it', async (encoding, accepted, decode) => {
  const plain = await read(60);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.length).toBeGreaterThan(16_000);
  const { headers, rawPayload } = await read(60, accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
  expect(headers['content-type']).toBe(plain.headers['content-type']);
  expect(decode(rawPayload).toString()).toBe(plain.body);
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test('a short answer comes as it is', async () => {
  const { headers, body } = await read(1, 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(body).status).toBe(200);
});
