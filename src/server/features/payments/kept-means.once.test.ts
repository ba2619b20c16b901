import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { desc, eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { payments } from '#server/db/tables/payments.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSandboxShop } from '#server/testing/payment-shop.ts';

const { t, shop, sandbox, makeSlot, asStaff, place, read, pay, move, comeBack, run } = await startSandboxShop();
const { control } = sandbox;
const day = 86_400;

type Order = Awaited<ReturnType<typeof place>>;
/** Two loaves for a slot in 14 days, whose card is kept. */
const keep = async (headers: Record<string, string> = {}): Promise<Order> => {
  const order = await place([[shop.bread, 2]], { slot_id: await makeSlot(14) }, headers);
  await control.act(order.payment.url, 'pay');
  const { body } = await comeBack(order.payment.id);
  expect(body.data.payment).toMatchObject({ status: 'kept', reserved: 0 });
  return order;
};
const newest = async ({ id }: Order) => {
  const [row] = await t.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.serial))
    .limit(1);
  if (!row) throw new Error('the order has no payment');
  return row;
};
const isThere = async (id: string | null) =>
  rowsOf(await t.db.execute(sql`select 1 from payment_sandbox.objects where id = ${id}`)).length > 0;
const statuses = async ({ id }: Order) => (await asStaff('GET', `/orders/${id}`)).body.data.payments;

/** Whose kept card is refused two days before the slot. */
const refused = async (headers: Record<string, string> = {}) => {
  const order = await keep(headers);
  const { references } = await newest(order);
  await control.setCard(references.means ?? '', 'asksCheck');
  t.wait(12 * day);
  await run();
  return order;
};

test('a kept card that is refused: its owner is told how to pay anew, and staff see it', async () => {
  const { id, ...account } = await makeCustomer(t.db);
  await t.db.insert(notificationPreferences).values({ customerId: id, smsDeliveryUpdates: true });
  await t.db.update(customers).set({ phoneE164: '+33612345678' }).where(eq(customers.id, id));
  await deliverMails(t);
  const session = bearer((await signIn(t, { id, ...account })).token);
  const order = await refused(session);
  expect(await statuses(order)).toMatchObject([{ status: 'kept', attention: 'keptRefused', reserved: 0 }]);
  const mails = (await deliverMails(t)).filter(({ subject }) => subject?.includes(order.orderNumber));
  const [mail] = mails.filter(({ subject }) => subject?.includes('votre carte a été refusée'));
  expect(mail?.text).toMatch(new RegExp(`https?://[^ ]+/orders?/${order.id}`));
  const sms = await t.db.select().from(outbox).where(eq(outbox.kind, 'order-sms'));
  expect(sms.map(({ payload }) => payload)).toContainEqual({ orderId: order.id, to: 'refused' });
  const { items } = (await asStaff('GET', '/orders?attention=payment')).body.data;
  expect(items.map((one: { id: number }) => one.id)).toContain(order.id);
  await run();
  expect((await deliverMails(t)).filter(({ subject }) => subject?.includes('refusée'))).toEqual([]);
});

test('who pays anew has paid, and the refused card is removed', async () => {
  const order = await refused();
  const { references } = await newest(order);
  const anew = (await pay(order, 'card')).body.data.payment;
  expect(anew).toMatchObject({ status: 'open' });
  await control.act(anew.url, 'pay');
  await comeBack(anew.id);
  expect(await read(order)).toMatchObject({ paymentStatus: 'authorised', payment: { id: anew.id, reserved: 2.2 } });
  await run();
  expect(await statuses(order)).toMatchObject([
    { status: 'cancelled', attention: null },
    { status: 'authorised', attention: null },
  ]);
  expect(await isThere(references.customer)).toBe(false);
});

test('after the cut-off nothing can be paid anew, and the order stays for the shop to end', async () => {
  const order = await refused();
  t.wait(2 * day);
  expect((await pay(order, 'card')).body.code).toBe('moveNotAllowed');
  await run();
  expect(await read(order)).toMatchObject({ status: 'submitted', paymentStatus: 'needs_payment' });
  expect((await move(order.id, 'cancelled')).status).toBe(200);
});

test.each([
  ['cancelled', async (order: Order) => move(order.id, 'cancelled')],
  [
    'delivered',
    async (order: Order) => {
      for (const status of ['processing', 'ready', 'delivered']) await move(order.id, status);
    },
  ],
])('the customer that was made for a guest is deleted once the order is %s', async (_, end) => {
  const order = await keep();
  const { references } = await newest(order);
  expect(await isThere(references.customer)).toBe(true);
  await end(order);
  for (let i = 0; i < 3; i++) await run();
  expect(await isThere(references.customer)).toBe(false);
  expect((await newest(order)).references).toMatchObject({ customer: null, means: null });
});

test('what was reserved on a kept card and lapsed before it was taken is reserved once more, and taken', async () => {
  const order = await keep();
  t.wait(12 * day);
  await run();
  expect((await read(order)).payment).toMatchObject({ status: 'authorised', reserved: 2.2 });
  // Longer than a reservation stands that was made while nobody was there.
  t.wait(5 * day);
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  for (let i = 0; i < 3; i++) await run();
  expect(await read(order)).toMatchObject({ paymentStatus: 'paid', payment: { status: 'captured', captured: 2.2 } });
  expect(await statuses(order)).toMatchObject([
    { status: 'cancelled', captured: 0, attention: null },
    { status: 'captured', captured: 2.2, attention: null },
  ]);
});

test('PayPal reserves anew a day before the slot, in place of the first, and that is taken', async () => {
  const order = await place([[shop.bread, 2]], { slot_id: await makeSlot(10), payment_method: 'paypal' });
  await control.act(order.payment.url, 'pay');
  await comeBack(order.payment.id);
  const first = (await newest(order)).references.reservation;
  t.wait(9 * day - 1);
  await run();
  expect((await newest(order)).references.reservation).toBe(first);
  t.wait(1);
  await run();
  const { references, ...row } = await newest(order);
  expect(row).toMatchObject({ status: 'authorised', wants: null, renewedAt: t.deps.clock(), reservedCents: 220 });
  expect(references.reservation).not.toBe(first);
  expect(await statuses(order)).toHaveLength(1);
  for (const status of ['processing', 'ready']) await move(order.id, status);
  await run();
  expect((await read(order)).payment).toMatchObject({ status: 'captured', captured: 2.2 });
});

test('cash that is chosen once the page was paid: 409 with the order', async () => {
  const order = await place([[shop.bread, 1]]);
  await control.act(order.payment.url, 'pay');
  const { status, body } = await pay(order, 'cash');
  expect([status, body.code]).toEqual([409, 'conflict']);
  expect(body.data).toMatchObject({ id: order.id, paymentMethod: 'card', paymentStatus: 'authorised' });
});

test('cash that is chosen once PayPal was approved stands, and nothing is reserved', async () => {
  const order = await place([[shop.bread, 1]], { payment_method: 'paypal' });
  await control.act(order.payment.url, 'pay');
  expect((await pay(order, 'cash')).body.data).toMatchObject({ paymentMethod: 'cash' });
  await comeBack(order.payment.id);
  await run();
  expect(await statuses(order)).toMatchObject([{ status: 'cancelled', reserved: 0 }]);
});
