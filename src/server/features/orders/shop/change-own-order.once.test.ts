import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { prices } from '#server/db/tables/prices.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import {
  bearer,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  placeOrder,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;
let me: Record<string, string>;

const t = await startSoundApp({ now: tuesdayMorning });
const staff = bearer((await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] })).token);
const setUp = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const other = bearer((await makeSignedIn(t, {})).token);
beforeEach(async () => {
  t.setNow(tuesdayMorning);
  shop = await makeOrderShop(t);
  me = bearer((await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' })).token);
});

const item = (product_id: number, quantity: number) => ({ product_id, quantity });
const place = async (more: object = {}, headers = me) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 4), ...more }, headers)).id;
const change = (id: number, sent: object, headers = me) => t.call('POST', `/order/${id}/change`, sent, headers);
const cancel = (id: number, sent: object = {}, headers = me) => t.call('POST', `/order/${id}/cancel`, sent, headers);
const link = (id: number) => orderToken(t.deps.secret, id);
const read = async (id: number) => (await t.call('GET', `/order/${id}?token=${link(id)}`)).body.data;
const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);
const mails = async (id: number, kind: string) =>
  (await t.db.select().from(outbox)).filter(({ dedupeKey }) => dedupeKey.startsWith(`${kind}:${id}:`));

/** Two slots, of today and of tomorrow, each with a fee and one place. */
async function slots(more: object = {}) {
  const own = { type: 'pickup', orders: 1, ...more } as const;
  await makeWindows(
    t,
    setUp,
    shop.storeId,
    [
      { ...own, weekday: 2, start: '14:00', end: '16:00', fee: 1 },
      { ...own, weekday: 3, start: '10:00', end: '12:00', fee: 3 },
    ],
    { daysAhead: 2 },
  );
  const [first, second] = await offeredSlots(t, shop.storeId);
  if (!first || !second) throw new Error('no slots');
  return { first, second };
}

describe('an order that its customer changes', () => {
  test('has other goods at once: stock, figures, history, one mail', async () => {
    const id = await place();
    const seen = await change(id, { order_items: [item(shop.apples, 1), item(shop.bread, 10)], preview: true });
    expect(seen.body.data).toMatchObject({ totalIncludeGst: 13.5, changes: [] });
    expect(await stockOf(t, shop.apples)).toBe(6000);
    const sent = { order_items: [item(shop.apples, 1), item(shop.bread, 10)], total_include_gst: 13.5 };
    const { status, body } = await change(id, sent);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ totalIncludeGst: 13.5, mayChange: true, duePaymentAmount: 13.5 });
    expect(body.data.changes).toMatchObject([
      {
        byShop: false,
        totalBefore: 10,
        totalAfter: 13.5,
        slotChanged: false,
        noteChanged: false,
        items: [
          { productId: shop.apples, quantityBefore: 4, quantityAfter: 1 },
          { productId: shop.bread, quantityBefore: 0, quantityAfter: 10 },
        ],
      },
    ]);
    expect(await stockOf(t, shop.apples)).toBe(9000);
    expect(await mails(id, 'order-changed')).toHaveLength(1);
    // The same again changes nothing, and writes no second mail.
    expect((await change(id, sent)).body.data.changes).toHaveLength(1);
    expect(await mails(id, 'order-changed')).toHaveLength(1);
  });

  test('has another wish for what has run out of one product: said in the history, and no mail', async () => {
    const id = await place();
    const wish = (substitution: string | null) => ({ order_items: [{ ...item(shop.apples, 4), substitution }] });
    const { body } = await change(id, wish('refund'));
    expect(body.data.orderItems).toMatchObject([{ productId: shop.apples, substitution: 'refund' }]);
    const said = { items: [], difference: 0, noteChanged: false, wishesChanged: true };
    expect(body.data.changes).toMatchObject([said]);
    // What is left out stays; null takes it back.
    const { changes } = (await change(id, { order_items: [item(shop.apples, 3)] })).body.data;
    expect(changes[1]).toMatchObject({ wishesChanged: false });
    expect(
      (await change(id, { order_items: [{ ...item(shop.apples, 3), substitution: null }] })).body.data,
    ).toMatchObject({
      orderItems: [{ substitution: null }],
      changes: [said, { wishesChanged: false }, { wishesChanged: true }],
    });
    expect(await mails(id, 'order-changed')).toHaveLength(1);
  });

  test('has more of a product that costs more by now: a line of its own, with the wish of the first', async () => {
    const wished = { ...item(shop.apples, 4), substitution: 'refund' };
    const id = await place({ order_items: [wished] });
    await t.db.update(prices).set({ cents: 300 }).where(eq(prices.productId, shop.apples));
    const { data } = (await change(id, { order_items: [item(shop.apples, 5)] })).body;
    expect(data.orderItems).toMatchObject([
      { productId: shop.apples, quantity: 4, substitution: 'refund' },
      { productId: shop.apples, quantity: 1, substitution: 'refund' },
    ]);
    expect(data.changes).toMatchObject([{ wishesChanged: false }]);
  });

  test('is refused from an old view of the order, with the order as it is', async () => {
    const id = await place();
    const { version } = await read(id);
    await t.call('PUT', `/orders/${id}`, { order_items: [item(shop.bread, 2)] }, staff);
    for (const preview of [true, false]) {
      const { status, body } = await change(id, { order_items: [item(shop.apples, 5)], version, preview });
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.data.orderItems).toMatchObject([{ productId: shop.bread, quantity: 2 }]);
    }
    const fresh = (await read(id)).version;
    const seen = await change(id, { order_items: [item(shop.bread, 3)], version: fresh, preview: true });
    expect(seen.body.data.version).toBe(fresh);
    expect((await change(id, { order_items: [item(shop.bread, 3)], version: fresh })).status).toBe(200);
  });

  test('takes no quantity that rounds to nothing', async () => {
    const id = await place();
    for (const product of [shop.apples, 999_999])
      expect(refusalOf(await change(id, { order_items: [item(product, 1e-10)] }))).toBe(
        '422 order_items.0.quantity=validation.quantity',
      );
    expect((await read(id)).orderItems).toHaveLength(1);
  });

  test('by somebody who has the link, and an account of their own, is not said to be the shop’s', async () => {
    const id = await place({}, {});
    await change(id, { order_items: [item(shop.apples, 3)], token: link(id) }, other);
    expect((await read(id)).changes).toMatchObject([{ byShop: false }]);
  });

  test('says who changed it: the shop, or who ordered', async () => {
    const id = await place();
    await t.call('PUT', `/orders/${id}`, { order_items: [item(shop.apples, 3)] }, staff);
    await change(id, { order_items: [item(shop.apples, 2)] });
    expect((await read(id)).changes.map(({ byShop }: { byShop: boolean }) => byShop)).toEqual([true, false]);
    const seenByStaff = (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
    expect(seenByStaff.history.map(({ by }: { by: string }) => by).slice(-2)).toEqual(['Dominique', 'Camille Martin']);
  });

  test('comes to another sum than was shown: refused with the order as it would be', async () => {
    const id = await place();
    const { status, body } = await change(id, { order_items: [item(shop.apples, 2)], total_include_gst: 6 });
    expect([status, body.code]).toEqual([409, 'figuresChanged']);
    expect(body.data).toMatchObject({ id, totalIncludeGst: 5, changes: [] });
    expect(await read(id)).toMatchObject({ totalIncludeGst: 10, changes: [] });
  });

  test.each<[string, (s: OrderShop) => object, string]>([
    ['no goods', () => ({ order_items: [] }), '422 order_items=checkout.emptyOrder'],
    [
      'more than there is',
      (s) => ({ order_items: [item(s.apples, 11)] }),
      '409 order_items.0.quantity=validation.notEnoughStock',
    ],
    [
      'wine without an age',
      (s) => ({ order_items: [item(s.apples, 4), item(s.wine, 1)] }),
      '422 age_confirmed=checkout.ageNotConfirmed',
    ],
    ['a slot that there is not', () => ({ slot_id: 2_000_000_000 }), '422 slot_id=checkout.unknownSlot'],
    ['too long a note', () => ({ delivery_note: 'x'.repeat(500) }), '422 delivery_note=checkout.noteTooLong'],
    [
      'a quantity that is none',
      (s) => ({ order_items: [item(s.apples, -1)] }),
      '422 order_items.0.quantity=validation.quantity',
    ],
  ])('%s is refused by name and writes nothing', async (_, sent, expected) => {
    const id = await place();
    const before = await read(id);
    expect(refusalOf(await change(id, sent(shop)))).toBe(expected);
    expect(await read(id)).toEqual(before);
  });

  test('keeps its fee where its goods stay, and bears the rules for what they come to', async () => {
    const id = await place({ ...home, type: 'delivery', order_items: [item(shop.bread, 46)] });
    const { body } = await change(id, { order_items: [item(shop.bread, 40)] });
    expect(body.data).toMatchObject({ deliveryFee: 4.9, totalIncludeGst: 48.9 });
    const expected = { deliveryNote: 'Sonnez', totalIncludeGst: 48.9 };
    expect((await change(id, { delivery_note: 'Sonnez' })).body.data).toMatchObject(expected);
  });
});

describe('another slot', () => {
  test('takes its place and its fee; the one before is free again', async () => {
    const { first, second } = await slots();
    const id = await place({ slot_id: first.id });
    expect((await read(id)).totalIncludeGst).toBe(11);
    const seen = await change(id, { slot_id: second.id, preview: true });
    expect(seen.body.data).toMatchObject({ totalIncludeGst: 13, slot: { id: second.id } });
    const { body } = await change(id, { slot_id: second.id, total_include_gst: 13 });
    expect(body.data).toMatchObject({
      slot: { id: second.id },
      deliveryFee: 3,
      estimatedDeliveryDate: { date: second.start.slice(0, 10) },
      changes: [{ slotChanged: true, slotBefore: first.start, slotAfter: second.start, items: [] }],
    });
    expect((await offeredSlots(t, shop.storeId)).map((slot) => slot.left)).toEqual([1, 0]);
    expect(await mails(id, 'order-changed')).toHaveLength(1);
    const mail = (await deliverMails(t)).at(-1);
    expect(mail?.subject).toMatch(/^Le créneau de votre commande .+ a changé/);
    // Eleven to one by the clocks of Paris.
    expect(mail?.text).toMatch(/Créneau\u00a0: mercredi 25 novembre, 10:00 – 12:00/);
    const staffs = await t.call('PUT', `/orders/${id}`, { slot_id: first.id }, staff);
    expect(staffs.body.data).toMatchObject({ totalAmount: 11 });
  });

  test('that is full is refused, unless one holds it', async () => {
    const { first, second } = await slots();
    const id = await place({ slot_id: first.id });
    const { holdToken } = (await t.call('POST', `/slot/${second.id}/hold`, {})).body.data;
    expect(refusalOf(await change(id, { slot_id: second.id }))).toBe('409 slot_id=slots.full');
    expect((await read(id)).slot.id).toBe(first.id);
    expect((await change(id, { slot_id: second.id, hold_token: holdToken })).status).toBe(200);
    expect((await offeredSlots(t, shop.storeId)).map((slot) => slot.left)).toEqual([1, 0]);
  });

  test('takes the minutes of the lines that it has now', async () => {
    const { first } = await slots({ pickingMinutes: 4 });
    const id = await place({ slot_id: first.id });
    // Two minutes an order and 45 seconds a line: of four minutes two lines' worth.
    const two = [item(shop.apples, 1), item(shop.bread, 1)];
    expect((await change(id, { order_items: two })).status).toBe(200);
    const three = [...two, item(shop.carrots, 1)];
    expect(refusalOf(await change(id, { order_items: three }))).toBe('409 slot_id=slots.pickingTime');
    expect((await read(id)).orderItems).toHaveLength(2);
    expect((await change(id, { order_items: [item(shop.bread, 1)] })).status).toBe(200);
  });
});

describe('the cut-off', () => {
  test('is the slot’s, also while staff prepare the order', async () => {
    const { first } = await slots({ cutOffMinutes: 120 });
    const id = await place({ slot_id: first.id });
    await move(id, 'processing');
    expect(await read(id)).toMatchObject({ mayChange: true, mayCancel: true });
    t.setNow(new Date(new Date(first.cutOff).getTime() - 1));
    const token = link(id);
    expect((await change(id, { delivery_note: 'Merci', token }, {})).status).toBe(200);
    t.setNow(new Date(first.cutOff));
    expect(await read(id)).toMatchObject({ mayChange: false, mayCancel: false });
    expect((await change(id, { delivery_note: 'Vite', token }, {})).body.code).toBe('moveNotAllowed');
    expect((await cancel(id, { token }, {})).body.code).toBe('moveNotAllowed');
  });

  test('is open to the signed link, its token in the address as in the mail or in the body', async () => {
    const id = await place();
    const byLink = (call: string, token: string, sent: object = {}) =>
      t.call('POST', `/order/${id}/${call}?token=${encodeURIComponent(token)}`, sent, {});
    expect((await byLink('change', 'forged', { delivery_note: 'Merci' })).status).toBe(404);
    expect((await byLink('change', link(id), { delivery_note: 'Merci' })).body.data.deliveryNote).toBe('Merci');
    expect((await byLink('cancel', link(id))).body.data.status).toBe('cancelled');
  });

  test('without a slot is the move to processing', async () => {
    const id = await place();
    expect(await read(id)).toMatchObject({ mayChange: true, mayCancel: true });
    await move(id, 'processing');
    expect(await read(id)).toMatchObject({ mayChange: false, mayCancel: false });
    expect((await change(id, { order_items: [item(shop.apples, 1)] })).status).toBe(409);
    expect((await cancel(id)).status).toBe(409);
    expect((await read(id)).status).toBe('submitted');
  });

  test('matters no more once the goods are packed', async () => {
    const { first } = await slots();
    const id = await place({ slot_id: first.id });
    await move(id, 'processing');
    await move(id, 'ready');
    expect((await change(id, { delivery_note: 'Vite' })).status).toBe(409);
    expect((await cancel(id)).status).toBe(409);
  });
});

describe('an order that its customer cancels', () => {
  test('gives back its goods and its slot, says why, and is mailed once', async () => {
    const { first } = await slots();
    const id = await place({ slot_id: first.id });
    const { status, body } = await cancel(id, { reason: 'Je suis absent' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'cancelled', fulfilment: 'cancelled', mayCancel: false });
    expect(body.data.events.at(-1)).toMatchObject({ from: 'pending', to: 'cancelled', reason: 'Je suis absent' });
    expect(await stockOf(t, shop.apples)).toBe(10_000);
    expect((await offeredSlots(t, shop.storeId))[0]?.left).toBe(1);
    expect((await cancel(id)).body.data.status).toBe('cancelled');
    expect(await mails(id, 'order-moved')).toHaveLength(1);
    const { history } = (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
    expect(history.at(-1)).toMatchObject({ to: 'cancelled', by: 'Camille Martin', reason: 'Je suis absent' });
  });

  test('mails no address of the web that its customer wrote; staff read it', async () => {
    const id = await place();
    const { body } = await cancel(id, { reason: 'Voir www.gain.example' });
    expect(body.data.events.at(-1)).toMatchObject({ to: 'cancelled', reason: 'Voir www.gain.example' });
    expect((await deliverMails(t)).at(-1)?.text).not.toContain('gain.example');
  });

  test.each([
    ['processing', 409],
    ['rejected', 409],
  ])('but not once staff have moved it to %s', async (to, expected) => {
    const id = await place();
    await move(id, to);
    expect((await cancel(id)).status).toBe(expected);
  });

  test('needs no body at all; too long a reason is refused by name', async () => {
    const id = await place();
    expect(refusalOf(await cancel(id, { reason: 'x'.repeat(500) }))).toBe('422 reason=checkout.noteTooLong');
    expect((await cancel(id)).status).toBe(200);
  });

  test('is not told why any more once its customer is erased', async () => {
    const id = await place();
    await cancel(id, { reason: 'Je déménage rue des Lilas' });
    const erased = await t.call('DELETE', '/customer-profiles/me', { password: 'Panier2024' }, me);
    expect(erased.status).toBe(200);
    const reasons = (await t.db.select().from(orderEvents)).filter(({ orderId }) => orderId === id);
    expect(reasons.map(({ reason }) => reason)).toEqual([null, null]);
  });
});

describe('who may', () => {
  test('neither change nor cancel another’s order; nobody without an account or a link', async () => {
    const id = await place();
    for (const call of [() => change(id, {}, other), () => cancel(id, {}, other), () => cancel(999_999, {}, me)])
      expect((await call()).status).toBe(404);
    for (const call of [() => change(id, {}, {}), () => cancel(id, {}, {})]) expect((await call()).status).toBe(401);
    expect((await cancel(id, { token: link(id + 1) }, {})).status).toBe(404);
    expect((await read(id)).status).toBe('submitted');
  });

  test('a draft is neither changed nor cancelled so', async () => {
    const id = await place({ status: 'draft' });
    expect((await change(id, { delivery_note: 'Merci' })).status).toBe(409);
    expect((await cancel(id)).status).toBe(409);
  });

  test('whoever holds the signed link: a guest changes and cancels', async () => {
    const id = await place({}, {});
    const changed = await change(id, { order_items: [item(shop.apples, 2)], token: link(id) }, {});
    expect(changed.body.data).toMatchObject({ totalIncludeGst: 5, changes: [{ byShop: false }] });
    await deliverMails(t);
    const cancelled = await cancel(id, { token: link(id) }, {});
    expect(cancelled.body.data.status).toBe('cancelled');
    expect((await deliverMails(t)).map(({ subject }) => subject)).toHaveLength(1);
  });

  test('of a customer and staff at once one wins whole', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await place({ order_items: [item(shop.bread, 1)] });
      const [moved, gone] = await Promise.all([move(id, 'processing'), cancel(id)]);
      const { status, fulfilment } = await read(id);
      expect([moved.status, gone.status].sort()).toEqual([200, 409]);
      expect([status, fulfilment]).toEqual(
        gone.status === 200 ? ['cancelled', 'cancelled'] : ['submitted', 'processing'],
      );
    }
  });
});
