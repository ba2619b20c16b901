import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { hasBalancer, startBalancedShop } from '#server/testing/balanced-shop.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';

const { TEST_DATABASE_URL: server } = process.env;
const isThere = hasBalancer();
if (server && !isThere) process.stderr.write('▸ HAProxy is not installed: stores in groups behind it are not tried.\n');

const dataDir = mkdtempSync(join(tmpdir(), 'panier-groups-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/**
 * Of 7,000 products each shelf takes some 0.2 MB, so that four fit, and seven do not, into what a process has for them. An odd number of stores: in turn
 * each comes to both processes.
 */
const [storeCount, productCount, mostMb] = [7, 7000, 1];
const rounds = 5;

test.skipIf(!server || !isThere)(
  'with stores in groups a process reads each shelf of its own once; with all stores in both it forgets and reads again',
  async ({ annotate }) => {
    const database = await createServerDatabase(server ?? '');
    const connection = await connect({ databaseUrl: database.url, dataDir });
    try {
      const storeIds: number[] = [];
      for (let i = 0; i < storeCount; i++) storeIds.push(await makeStore(connection.db));
      const goods = Array.from({ length: productCount }, (_, i) => ({ name: `Produit ${i}`, cents: 100 + (i % 900) }));
      for (let from = 0; from < goods.length; from += 1000)
        await makeProducts(connection.db, goods.slice(from, from + 1000));
      await connection.vacuum();
      const readings: Record<string, { first: number; after: number }> = {};
      for (const byStore of [true, false]) {
        // A folder of its own, as it would begin with the shelves that the other has kept.
        const folder = join(dataDir, byStore ? 'groups' : 'all');
        const settings = { DATA_DIR: folder, DATABASE_URL: database.url, TRUST_PROXY: '1', ANSWER_CACHE: 'off' };
        const shop = await startBalancedShop({ ...settings, SHELVES_MB: `${mostMb}` }, { byStore });
        const readAll = async () => {
          for (const id of storeIds) {
            const answer = await fetch(`${shop.address}/api/v1/store/${id}/product-collection?page=2`);
            const { data } = (await answer.json()) as { data: { total: number } };
            expect([answer.status, data.total]).toEqual([200, productCount]);
          }
        };
        const countShelves = async () => Object.values(await shop.shelvesRead()).reduce((sum, one) => sum + one, 0);
        try {
          // What a process has read beforehand, once it listens, makes way for what it is asked for.
          await readAll();
          await readAll();
          const first = await countShelves();
          for (let round = 0; round < rounds; round++) await readAll();
          readings[byStore ? 'groups' : 'all'] = { first, after: (await countShelves()) - first };
          const { a = 0, b = 0 } = await shop.answered();
          expect(Math.min(a, b)).toBeGreaterThan(0);
        } finally {
          await shop.kill();
        }
      }
      await annotate(`shelves read by ${rounds * storeCount} lists: ${JSON.stringify(readings)}`);
      expect(readings.groups?.after).toBe(0);
      expect(readings.all?.after).toBeGreaterThan(storeCount);
    } finally {
      await connection.close();
      await database.drop();
    }
  },
);
