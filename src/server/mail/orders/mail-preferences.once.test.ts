import { expect, test } from 'vitest';
import { type StaffStatus, staffStatuses } from '#domain/order/status.ts';
import { isNull } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { mailKinds, selectMails } from '../mails.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);

/** An order of a customer who prefers so, moved on by staff; the news that mails are written about. */
async function newsOf(emailOrderUpdates: boolean | null, moves: readonly StaffStatus[]): Promise<string[]> {
  const { customer, token } = await makeSignedIn(t);
  if (emailOrderUpdates !== null)
    await t.db.insert(notificationPreferences).values({ customerId: customer.id, emailOrderUpdates });
  const order_items = [{ product_id: shop.apples, quantity: 1 }];
  const payload = { store_id: shop.storeId, ...home, status: 'submitted', order_items };
  const { id } = (await t.call('POST', '/order/create', payload, bearer(token))).body.data;
  const staff = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_ORDERS'] })).token);
  for (const status of moves) expect((await t.call('PUT', `/orders/${id}/status`, { status }, staff)).status).toBe(200);
  const rows = (await t.db.select().from(outbox).where(isNull(outbox.doneAt)).orderBy(outbox.id)).filter(
    ({ kind, dedupeKey }) => mailKinds.includes(kind) && dedupeKey.split(':')[1] === String(id),
  );
  const contents = await selectMails(t.deps, rows);
  return rows.flatMap((row) => {
    const content = contents.get(row.id);
    return content?.about === 'order' ? [content.news] : [];
  });
}

test.each([
  [true, ['processing', 'shipped', 'delivered'], ['confirmed', 'shipped', 'delivered']],
  [null, ['processing', 'shipped', 'delivered'], ['confirmed', 'shipped', 'delivered']],
  [false, ['processing', 'shipped', 'delivered'], ['confirmed']],
  [false, ['cancelled'], ['confirmed', 'cancelled']],
  [false, ['rejected'], ['confirmed', 'rejected']],
] as const)('with news of orders %s, an order that is %j is written about as %j', async (chosen, moves, news) => {
  expect(moves.every((move) => staffStatuses.includes(move))).toBe(true);
  expect(await newsOf(chosen, moves)).toEqual(news);
});
