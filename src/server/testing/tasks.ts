import { tasks } from '#server/db/tables/tasks.ts';
import { type Customer, makeStaff } from './accounts.ts';
import { bearer } from './order-shop.ts';
import type { TestApp } from './test-app.ts';

/** Somebody who may ask for exports, and the headers to call as them. */
export async function makeExporter(t: TestApp): Promise<{ customer: Customer; headers: Record<string, string> }> {
  const { customer, token } = await makeStaff(t, ['CAN_MANAGE_PRODUCTS']);
  return { customer, headers: bearer(token) };
}

/** A task as it is in the table, waiting by default; its id. */
export async function makeTask(t: TestApp, values: Partial<typeof tasks.$inferInsert> = {}): Promise<number> {
  const now = t.deps.clock();
  const isOver = ['done', 'failed', 'cancelled'].includes(values.state ?? 'waiting');
  const finishedAt = isOver ? now : null;
  const [row] = await t.db
    .insert(tasks)
    .values({ kind: 'product-export', input: {}, createdAt: now, takenUntil: now, finishedAt, ...values })
    .returning({ id: tasks.id });
  return row?.id ?? 0;
}
