import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { freeCodePart } from '#server/services/order/pickup-code.ts';
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

type Plan = { Alias?: string; 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };

test.each([
  ['a number', 'taken', (_: number) => freeNumberPart(`'["P261122-000000"]'`)],
  ['a code', 'open', (storeId: number) => freeCodePart(`'["123456"]'`, `${storeId}`)],
])('%s that is free is found without a look at the orders that have others', async (_name, alias, partOf) => {
  const storeId = await makeStore(t.db);
  const placed = { storeId, customerEmail: 'b@panier.example', status: 'submitted', submittedAt: new Date() } as const;
  const numbered = Array.from({ length: 500 }, (_, i) => ({
    ...placed,
    orderNumber: `P261122-${storeId}-${i}`,
    pickupCode: String(200_000 + i),
  }));
  await t.db.insert(orders).values(numbered);
  const [row] = rowsOf<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    await t.db.execute(sql`explain (analyze, format json) select ${sql.raw(partOf(storeId))} as free`),
  );
  const within = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(within)];
  const readings = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => within(Plan)).filter((p) => p.Alias === alias);
  const read = readings.map((plan) => plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0));
  expect(read).toEqual([0]);
});
