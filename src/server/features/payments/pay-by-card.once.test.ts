import { expect, test } from 'vitest';
import { and, eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { paymentEvents } from '#server/db/tables/payments.ts';
import { eraseAccount } from '#server/features/accounts/own-data/erase-account.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, refusalOf, stockOf } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, paypal, makeSlot, place, read, pay, move, comeBack, run } = await startPaymentShop();
const sent: string[] = [];
let lastText = '';
/** The subjects of all mails about an order so far. */
const subjects = async ({ orderNumber }: { orderNumber: string }) => {
  for (const { subject = '', text } of await deliverMails(t)) {
    sent.push(subject.split(' – ')[0] ?? '');
    lastText = String(text);
  }
  return sent.filter((subject) => subject.includes(orderNumber));
};

test('an order by card answers a page, and nothing is confirmed before it is paid', async () => {
  const order = await place([
    [shop.bread, 1],
    [shop.carrots, 1],
  ]);
  // 1.10 + 3.99, and 15 per cent of 3.99, rounded up: 0.60.
  expect(order).toMatchObject({ paymentStatus: 'needs_payment', paymentMethod: 'card', reserveAmount: 5.69 });
  const lines = `${shop.bread}:1,${shop.carrots}:1`;
  const figures = await t.call('GET', `/cart/figures?store_id=${shop.storeId}&type=pickup&lines=${lines}`);
  expect(figures.body.data).toMatchObject({ total: 5.09, margin: 0.6 });
  expect(order.payment).toMatchObject({
    status: 'open',
    method: 'card',
    amount: 5.69,
    reserved: 0,
    asking: false,
    url: `https://pay.example/${order.payment.id}`,
    expiresAt: '2026-11-23T10:30:00.000Z',
  });
  expect(order.payment.id).toMatch(/^[\w-]{22}$/);
  expect((await move(order.id, 'processing')).body.code).toBe('notPaid');
  expect(await subjects(order)).toEqual([]);
  stripe.pay(order.payment.id);
  const back = await comeBack(order.payment.id);
  expect(back.body.data).toMatchObject({
    paymentStatus: 'authorised',
    payment: { status: 'authorised', reserved: 5.69 },
  });
  expect(Object.keys(back.body.data)).not.toContain('customerName');
  // Said again, nothing happens.
  await comeBack(order.payment.id);
  expect(await subjects(order)).toEqual([`Votre commande ${order.orderNumber} est confirmée`]);
  expect(lastText).toMatch(/Réservé au plus\s: 5,69\s€\. Vous payez ce qui est dans les sacs\./);
  expect((await read(order)).paymentStatus).toBe('authorised');
  expect((await move(order.id, 'processing')).status).toBe(200);
  expect((await pay(order, 'card')).status).toBe(409);
});

test('what was picked is captured, and the rest of the reservation released', async () => {
  const order = await place([[shop.bread, 2]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  expect((await read(order)).paymentStatus).toBe('authorised');
  await run();
  expect(await read(order)).toMatchObject({
    paymentStatus: 'paid',
    duePaymentAmount: 0,
    payment: { status: 'captured', captured: 2.2 },
  });
  expect(stripe.done.filter((call) => call === 'capture')).toHaveLength(1);
});

test('nobody pays in time: the page is closed, and goods and order are given back once', async () => {
  const before = await stockOf(t, shop.apples);
  const order = await place([[shop.apples, 3]]);
  expect(await stockOf(t, shop.apples)).toBe((before ?? 0) - 3000);
  t.wait(30 * 60 - 1);
  await run();
  expect((await read(order)).status).toBe('submitted');
  t.wait(1);
  await run();
  expect(await read(order)).toMatchObject({ status: 'cancelled', payment: { status: 'expired', url: null } });
  expect(await stockOf(t, shop.apples)).toBe(before);
  await run();
  expect(stripe.things.get(order.payment.id)?.state).toBe('closed');
  expect(await subjects(order)).toEqual([`Votre commande ${order.orderNumber} est annulée, faute de paiement`]);
});

test('who has left without paying is reminded at once, else after ten minutes, and never twice', async () => {
  const [left, slow] = [await place([[shop.bread, 1]]), await place([[shop.bread, 1]])];
  await comeBack(left.payment.id, true);
  expect(await subjects(left)).toEqual([`Votre commande ${left.orderNumber} attend votre paiement`]);
  expect(await subjects(slow)).toEqual([]);
  t.wait(10 * 60);
  await comeBack(left.payment.id, true);
  expect(await subjects(left)).toHaveLength(1);
  expect(await subjects(slow)).toHaveLength(1);
});

test('what is paid after the order was cancelled is released, and its payer told', async () => {
  const order = await place([[shop.bread, 1]]);
  stripe.fail('cancel', ...Array(40).fill('cut'));
  t.wait(30 * 60);
  await run();
  stripe.pay(order.payment.id);
  for (let i = 0; i < 11; i++) {
    t.wait(60);
    await run();
  }
  expect((await read(order)).status).toBe('cancelled');
  stripe.heal();
  for (let i = 0; i < 40; i++) {
    t.wait(60);
    await run();
  }
  expect(stripe.things.get(order.payment.id)).toMatchObject({ state: 'closed', reservedCents: 0 });
  expect(await subjects(order)).toContain(`Votre commande ${order.orderNumber}\u202f: rien n’est prélevé`);
});

test('who has paid in the last second has paid', async () => {
  const order = await place([[shop.bread, 1]]);
  stripe.pay(order.payment.id);
  t.wait(30 * 60);
  await run();
  expect(await read(order)).toMatchObject({ status: 'submitted', paymentStatus: 'authorised' });
});

test('another method closes the page; cash is confirmed like any other', async () => {
  const order = await place([[shop.bread, 1]]);
  const paid = await pay(order, 'paypal');
  expect(paid.body.data).toMatchObject({ paymentMethod: 'paypal', payment: { method: 'paypal', status: 'open' } });
  expect(stripe.things.get(order.payment.id)?.state).toBe('closed');
  expect((await pay(order, 'paypal')).body.data.payment.id).toBe(paid.body.data.payment.id);
  const cash = (await pay(order, 'cash')).body.data;
  expect(cash).toMatchObject({ paymentMethod: 'cash', paymentStatus: 'needs_payment' });
  expect(cash.payments.map(({ status }: { status: string }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('an approval is authorised once by whoever learns of it, and not any more once the order has ended', async () => {
  const order = await place([[shop.bread, 1]], { payment_method: 'paypal' });
  paypal.pay(order.payment.id);
  await Promise.all([comeBack(order.payment.id), comeBack(order.payment.id), run()]);
  expect((await read(order)).paymentStatus).toBe('authorised');
  expect(paypal.done.filter((call) => call === 'authoriseApproved')).toHaveLength(1);
  const late = await place([[shop.bread, 1]], { payment_method: 'paypal' });
  await t.call('POST', `/order/${late.id}/cancel`, { token: late.token });
  paypal.pay(late.payment.id);
  await run();
  await comeBack(late.payment.id);
  expect(paypal.done.filter((call) => call === 'authoriseApproved')).toHaveLength(1);
  expect(await read(late)).toMatchObject({ status: 'cancelled', paymentStatus: 'needs_payment' });
});

test('a reservation is released when its order is cancelled', async () => {
  const order = await place([[shop.bread, 1]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  expect((await move(order.id, 'cancelled')).status).toBe(200);
  await run();
  expect(await read(order)).toMatchObject({ payment: { status: 'cancelled', reserved: 0 } });
  expect(stripe.things.get(order.payment.id)).toMatchObject({ state: 'closed', reservedCents: 0 });
});

test('a provider that does not answer fails nothing, and is asked again with the same key', async () => {
  stripe.fail('open', 'lost');
  const order = await place([[shop.bread, 1]]);
  expect(order.payment).toMatchObject({ status: 'pending', url: null, asking: true });
  t.wait(10);
  await run();
  expect((await read(order)).payment).toMatchObject({ status: 'open', asking: false });
  stripe.fail('open', 'broken');
  const other = await place([[shop.bread, 1]]);
  expect(other.payment.status).toBe('pending');
  t.wait(10);
  await run();
  t.wait(60);
  await run();
  expect((await read(other)).payment.status).toBe('open');
});

const delivered = async (items: [number, number][]) => {
  const order = await place(items);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  for (const status of ['processing', 'ready', 'delivered']) expect((await move(order.id, status)).status).toBe(200);
  await run();
  return order;
};
const takeBack = async (id: number, product_id: number, more: object = {}) => {
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  const body = { order_items: [{ product_id, quantity: 1 }], reason: 'Abîmé', ...more };
  return t.call('POST', `/orders/${id}/returns`, body, bearer(token));
};

test('what comes back is refunded to the card, in parts and then wholly', async () => {
  const order = await delivered([[shop.bread, 2]]);
  expect((await takeBack(order.id, shop.bread)).status).toBe(200);
  await run();
  const partly = await read(order);
  expect(partly).toMatchObject({ paymentStatus: 'paid', payment: { captured: 2.2, refunded: 1.1 } });
  const marks = partly.paymentHistory.map(({ status }: { status: string }) => status);
  expect(marks).toEqual(['authorised', 'paid']);
  stripe.fail('refund', 'lost');
  expect((await takeBack(order.id, shop.bread)).status).toBe(200);
  await run();
  t.wait(10);
  await run();
  expect(await read(order)).toMatchObject({
    paymentStatus: 'refunded',
    payment: { status: 'refunded', refunded: 2.2 },
  });
  expect(stripe.things.get(order.payment.id)?.refunds).toHaveLength(2);
});

test('a guest has no credit to be refunded to; cash goes back by hand', async () => {
  const order = await delivered([[shop.bread, 1]]);
  expect((await takeBack(order.id, shop.bread, { refund: 'credit' })).status).toBe(422);
  const cash = await place([[shop.bread, 1]], { payment_method: 'cash' });
  for (const status of ['processing', 'ready', 'delivered']) await move(cash.id, status);
  expect((await takeBack(cash.id, shop.bread, { refund: 'original' })).status).toBe(422);
  expect((await takeBack(cash.id, shop.bread)).status).toBe(200);
});

test('an order that is cancelled after its capture is refunded wholly', async () => {
  const order = await place([[shop.bread, 1]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  for (const status of ['processing', 'ready']) await move(order.id, status);
  await run();
  expect((await move(order.id, 'cancelled')).status).toBe(200);
  await run();
  expect(await read(order)).toMatchObject({
    paymentStatus: 'refunded',
    payment: { status: 'refunded', refunded: 1.1 },
  });
});

test('staff see what was asked and said, and find payments in their list', async () => {
  const order = await place([[shop.bread, 1]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  for (const status of ['processing', 'ready']) await move(order.id, status);
  const thing = stripe.things.get(order.payment.id);
  if (!thing) throw new Error('the provider knows no such payment');
  thing.reservedCents = 0;
  await run();
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS', 'CAN_EDIT_FEATURES_CONFIGURATION']);
  const asked = (path: string) => t.call('GET', path, undefined, bearer(token));
  const { payments } = (await asked(`/orders/${order.id}`)).body.data;
  expect(payments[0]).toMatchObject({ status: 'authorised', attention: 'captureRefused' });
  expect(payments[0].events.map(({ kind, outcome }: Record<string, string>) => `${kind} ${outcome}`)).toEqual(
    expect.arrayContaining(['open done', 'lookup done', 'settled null', 'capture refused']),
  );
  const found = (await asked('/orders?attention=payment')).body.data.items;
  expect(found.map(({ id }: { id: number }) => id)).toContain(order.id);
  thing.reservedCents = 110;
  const again = await t.call('POST', `/orders/${order.id}/payments/lookup`, {}, bearer(token));
  expect(again.body.data).toMatchObject({ paymentStatus: 'paid', payments: [{ status: 'captured', attention: null }] });
  const listed = (await asked(`/payments?search=${order.orderNumber}`)).body.data;
  expect(listed.items).toMatchObject([{ id: order.payment.id, orderId: order.id, captured: 1.1, status: 'captured' }]);
  expect((await asked('/payment-providers')).body.data).toMatchObject([
    { provider: 'stripe', configured: true, reachable: true, mode: 'test' },
    { provider: 'paypal', configured: true },
  ]);
});

test('goodwill goes back to the card, and no more of it than is left', async () => {
  const order = await place([[shop.bread, 3]]);
  const refund = async (amount: number) => {
    const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
    return t.call('POST', `/orders/${order.id}/refunds`, { amount, reason: 'Retard' }, bearer(token));
  };
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  expect((await refund(1)).status).toBe(409);
  for (const status of ['processing', 'ready', 'delivered']) await move(order.id, status);
  await run();
  const given = await refund(1);
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect(given.body.data).toMatchObject({
    refunds: [{ paymentId: order.payment.id, amount: 1, status: 'pending' }],
    credit: 0,
  });
  await run();
  expect((await read(order)).payment).toMatchObject({ captured: 3.3, refunded: 1 });
  expect((await takeBack(order.id, shop.bread)).status).toBe(200);
  await run();
  expect(refusalOf(await refund(1.21))).toBe('422 amount=returns.moreThanLeft');
  expect((await refund(1.2)).status).toBe(200);
  await run();
  expect(await read(order)).toMatchObject({ paymentStatus: 'refunded', payment: { refunded: 3.3 } });
});

/** A card for a slot that begins in two weeks: its means are kept. */
const keepCard = async () => {
  const order = await place([[shop.bread, 2]], { slot_id: await makeSlot(14) });
  stripe.pay(order.payment.id);
  const { body } = await comeBack(order.payment.id);
  expect(body.data).toMatchObject({ paymentStatus: 'needs_payment', payment: { status: 'kept', reserved: 0 } });
  return order;
};

test('a card for a slot far ahead is kept and confirmed, and reserved on two days before it', async () => {
  const order = await keepCard();
  expect(await subjects(order)).toEqual([`Votre commande ${order.orderNumber} est confirmée`]);
  expect(lastText).toMatch(/2,20\s€ au plus seront réservés avant le créneau\. Vous payez ce qui est dans les sacs\./);
  const { reservesAt } = (await t.call('GET', `/payment/${order.payment.id}`)).body.data;
  const days = (await t.call('GET', `/store/${shop.storeId}/slot-list`)).body.data;
  const offered = days
    .flatMap((day: { slots: object[] }) => day.slots)
    .find(({ id }: { id: number }) => id === order.slot.id);
  expect(offered.cardReservedAt).toBe(reservesAt);
  expect(Date.parse(order.slot.start) - Date.parse(reservesAt)).toBe(48 * 3_600_000);
  expect((await move(order.id, 'processing')).status).toBe(200);
  t.wait(12 * 86_400 - 1);
  await run();
  expect((await read(order)).payment.status).toBe('kept');
  t.wait(1);
  await run();
  expect(await read(order)).toMatchObject({
    paymentStatus: 'authorised',
    payment: { status: 'authorised', reserved: 2.2 },
  });
  expect(await subjects(order)).toHaveLength(1);
});

test('kept means are reserved on and captured at once when the goods are picked before that', async () => {
  const order = await keepCard();
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  await run();
  await run();
  expect(await read(order)).toMatchObject({ paymentStatus: 'paid', payment: { status: 'captured', captured: 2.2 } });
});

test('an account that is erased leaves nothing reserved', async () => {
  const order = await place([[shop.bread, 1]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  const { id: customerId } = await makeCustomer(t.db);
  await t.db.update(orders).set({ customerId }).where(eq(orders.id, order.id));
  await t.write((write) => eraseAccount(write, customerId));
  await run();
  expect(stripe.things.get(order.payment.id)).toMatchObject({ state: 'closed', reservedCents: 0 });
});

test('who places asks for the page, once: the job leaves it to them, and opens it with the same key where they died', async () => {
  const opens = async (id: string) => {
    const isOpen = and(eq(paymentEvents.paymentId, id), eq(paymentEvents.kind, 'open'));
    const rows = await t.db.select().from(paymentEvents).where(isOpen).orderBy(paymentEvents.id);
    return rows.map(({ phase, key }) => [phase, key === null]);
  };
  const { payment } = await place([[shop.bread, 1]]);
  await run();
  const once = [
    ['request', false],
    ['outcome', true],
  ];
  expect([payment.status, await opens(payment.id)]).toEqual(['open', once]);

  stripe.fail('open', 'killedBefore');
  const left = await place([[shop.bread, 1]]);
  expect(left.payment).toMatchObject({ status: 'pending', url: null });
  await run();
  expect(await opens(left.payment.id)).toEqual([['request', false]]);
  t.wait(60);
  await run();
  expect(await opens(left.payment.id)).toEqual(once);
});
