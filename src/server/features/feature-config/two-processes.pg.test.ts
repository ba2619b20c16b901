import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStoreWith } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';

/** Milliseconds within which every process of a shop applies a change (contract, issue of the back office). */
const longest = 8_000;

// Two processes of one shop, so PostgreSQL alone.
test('a flag that one process writes is obeyed by another, and so is that it is on again', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  const [one, other] = await Promise.all(
    [1, 2].map(async () => startTestApp({ connection: await connectPostgres(url, 3) })),
  );
  if (!one || !other) throw new Error('two were started');
  try {
    const storeId = await makeStoreWith(one.db, [{ name: 'Riz' }]);
    const editor = bearer((await makeStaff(one, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
    const path = `/store/${storeId}/new-arrival-list`;
    const write = async (newArrivals: boolean) => {
      const products = { ...defaultFeatureConfig.products, newArrivals };
      const sent = { ...defaultFeatureConfig, products };
      expect((await one.call('PUT', '/feature-config', sent, editor)).status).toBe(200);
    };
    const statusOf = async () => (await other.call('GET', path)).status;
    await write(true);
    await expect.poll(statusOf, { timeout: longest }).toBe(200);
    await write(false);
    await expect.poll(statusOf, { timeout: longest }).toBe(404);
    expect((await other.call('GET', '/feature-config')).body.data.products.newArrivals).toBe(false);
    await write(true);
    await expect.poll(statusOf, { timeout: longest }).toBe(200);
  } finally {
    await Promise.all([one.close(), other.close()]);
    await drop();
  }
});
