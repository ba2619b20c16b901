import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { freeNumberPart, numberCandidates } from './write-order.ts';

const t = await startSharedApp();

test('a number that an order has is never given again', async () => {
  const storeId = await makeStore(t.db);
  const number = 'P261121-000000';
  const placed = { storeId, customerEmail: 'a@panier.example', status: 'submitted', submittedAt: new Date() } as const;
  await t.db.insert(orders).values({ ...placed, orderNumber: number });
  let byte = 0;
  const random = () => new Uint8Array(6).fill(byte++);
  const candidates = numberCandidates('2026-11-21', random);
  const [row] = rowsOf<{ n: string }>(
    await t.db.execute(sql`select ${sql.raw(freeNumberPart(`'${candidates}'`))} as n`),
  );
  expect(row?.n).toBe('P261121-111111');
  await expect(t.db.insert(orders).values({ ...placed, orderNumber: number })).rejects.toThrow();
});
