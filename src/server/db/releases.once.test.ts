import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder } from '#server/testing/order-shop.ts';
import { restoreDump, schemaIn } from '#server/testing/restored-dump.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { type Connection, rowsOf } from './connection.ts';

// What `npm run release` keeps of each release: a shop with orders, papers, money, a run, goods-in.
const releases = globSync('src/server/testing/releases/*.sql.gz').sort();

test.each(releases.map((file) => [basename(file, '.sql.gz'), file] as const))(
  'a shop of release %s is brought up to date with all that it has, and goes on selling',
  async (_release, file) => {
    const kept = await restoreDump(file);
    const connection = await kept.connect();
    const fresh = await openTestDatabase();
    expect(await schemaIn(connection)).toEqual(await schemaIn(fresh));
    await fresh.close();
    const before = await countOf(connection, 'orders');
    expect([before, await countOf(connection, 'invoices'), await countOf(connection, 'payments')]).toEqual([3, 1, 1]);
    const t = await startTestApp({ connection, now: new Date('2030-01-07T10:00:00Z') });
    const { body } = await t.call('POST', '/order/create', guestOrder(1, 1, 2));
    expect(body).toMatchObject({ data: { orderItems: [{ productId: 1, quantity: 2 }] } });
    expect(await countOf(connection, 'orders')).toBe(before + 1);
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
    await kept.remove();
  },
);

async function countOf({ db }: Connection, table: string): Promise<number> {
  const [row] = rowsOf<{ count: number }>(await db.execute(sql.raw(`select count(*)::int as count from ${table}`)));
  return row?.count ?? 0;
}
