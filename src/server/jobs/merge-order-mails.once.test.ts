import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

let staff: Record<string, string>;
let made = 0;
let stranger = '';

const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z') });
const shop = await makeOrderShop(t);
beforeEach(async () => {
  made += 1;
  stranger = `stranger-${made}@panier.example`;
  t.wait(48 * 3600);
  await t.db.delete(outbox);
  staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
});

const place = (email = stranger) =>
  placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: email });
const change = async (id: number, quantity: number) => {
  const order_items = [{ product_id: shop.bread, quantity }];
  const body = { order_items, token: orderToken(t.deps.secret, id) };
  expect((await t.call('POST', `/order/${id}/change`, body)).status).toBe(200);
};
const mails = () => deliverMails(t);

test('of twenty changes three mails leave at once; one with the last state comes when the hour is over', async () => {
  const { id, orderNumber } = await place();
  const sent = await mails();
  for (let quantity = 2; quantity < 22; quantity++) {
    await change(id, quantity);
    sent.push(...(await mails()));
  }
  expect(sent).toHaveLength(3);
  t.wait(3500);
  expect(await mails()).toEqual([]);
  t.wait(101);
  const [last, ...more] = await mails();
  expect(more).toEqual([]);
  expect(last?.subject).toContain(orderNumber);
  // 21 at 1.10.
  for (const part of [last?.text, last?.html]) expect(part).toContain('23,10');
  expect(await t.db.select().from(outbox).where(eq(outbox.tries, 0))).toEqual([]);
  t.wait(3600);
  expect(await mails()).toEqual([]);
});

test('five orders in a moment are one mail that has each of them, and what was cancelled', async () => {
  const numbers: string[] = [];
  for (let i = 0; i < 5; i++) {
    const label = i % 2 ? `+${i}@` : '@';
    const { id, orderNumber } = await place(stranger.replace('@', label));
    numbers.push(orderNumber);
    if (i === 3) await t.call('POST', `/order/${id}/cancel`, { token: orderToken(t.deps.secret, id) });
  }
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Vos 5 commandes/);
  for (const number of numbers)
    for (const part of [mail?.text, mail?.html]) expect(part?.split(number)).toHaveLength(2);
  expect(mail?.text).toMatch(/annulée/);
});

test('in a day eight leave; what staff do is told at once all the same', async () => {
  const { id } = await place();
  let sent = (await mails()).length;
  for (let i = 2; i < 20; i++) {
    await change(id, i);
    sent += (await mails()).length;
    t.wait(1200);
  }
  expect(sent).toBe(8);
  staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  for (const status of ['processing', 'ready']) await t.call('PUT', `/orders/${id}/status`, { status }, staff);
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('prête')]);
});

test('whoever has proved the address, or has had an order, gets each mail', async () => {
  // With a label too: what is proved is the address.
  const own = stranger.replace('@', '+courses@');
  await makeCustomer(t.db, { email: own });
  const known = await place(own);
  const bought = `bought-${stranger}`;
  const first = await place(bought);
  for (const status of ['processing', 'ready', 'delivered'])
    expect((await t.call('PUT', `/orders/${first.id}/status`, { status }, staff)).status).toBe(200);
  const second = await place(bought);
  await mails();
  for (const { id } of [known, second]) {
    for (let quantity = 2; quantity < 8; quantity++) {
      await change(id, quantity);
      expect(await mails()).toHaveLength(1);
    }
  }
  await t.db.update(customers).set({ emailVerifiedAt: null }).where(eq(customers.email, own));
});

test('a mail at which the program has crashed again and again is sent once it goes on', async () => {
  await place();
  const crash = () => Promise.reject(new Error('ended in the midst of it'));
  for (let i = 0; i < 5; i++) {
    await deliverOutbox(t.deps, [mailHandler(t.deps, crash)]);
    t.wait(600);
  }
  expect(await mails()).toHaveLength(1);
});

test('a mail that the server did not take is tried again, and is not counted twice', async () => {
  await place();
  const broken = mailHandler(t.deps, async (list) => list.map(({ id }) => ({ id, outcome: { error: 'down' } })));
  for (let i = 0; i < 5; i++) {
    expect(await deliverOutbox(t.deps, [broken])).toBe(0);
    t.wait(400);
  }
  expect(await mails()).toHaveLength(1);
});
