import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { makeAllSlots } from '#server/services/slot/make-slots.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import {
  bearer,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  person,
  refusalOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;

const t = await startSoundApp({ now: tuesdayMorning, env: { TRUST_PROXY: 'true' } });
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const orders = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
beforeEach(async () => {
  t.setNow(tuesdayMorning);
  shop = await makeOrderShop(t);
});

const windows = (list: object[], more: object = {}) => makeWindows(t, staff, shop.storeId, list, more);
let networks = 0;
/** From another network each time: those of one hold few places together (limit-holds.once.test.ts). */
const hold = (id: number, body: object = {}, headers = {}) => {
  networks += 1;
  const from = `10.0.${Math.floor(networks / 250)}.${networks % 250}`;
  return t.call('POST', `/slot/${id}/hold`, body, { 'x-forwarded-for': from, ...headers });
};
const release = (id: number, token = '', headers = {}) =>
  t.call('DELETE', `/slot/${id}/hold${token && `?hold_token=${token}`}`, undefined, headers);
const order = (slot_id: number | null, more: object = {}) =>
  t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), slot_id, ...more });
const account = async (emailVerifiedAt: Date | null) => bearer((await makeSignedIn(t, { emailVerifiedAt })).token);
const left = async () => (await offeredSlots(t, shop.storeId)).map((slot) => slot.left);
const minutes = (n: number) => t.setNow(new Date(tuesdayMorning.getTime() + n * 60_000));

describe('the slots of a store', () => {
  test('are made of its windows, by the days of its own calendar', async () => {
    await windows([{}, { type: 'delivery', start: '23:30', end: '01:00', fee: 2.5, weekday: 2 }, { weekday: 3 }], {
      daysAhead: 2,
    });
    const { body } = await t.call('GET', `/store/${shop.storeId}/slot-list`);
    expect(body.data).toEqual([
      {
        date: '2026-11-24',
        slots: [
          {
            id: expect.any(Number),
            type: 'pickup',
            start: '2026-11-24T09:00:00.000Z',
            end: '2026-11-24T11:00:00.000Z',
            left: 10,
            cutOff: '2026-11-24T07:30:00.000Z',
            fee: 0,
            cardReservedAt: null,
          },
          expect.objectContaining({ type: 'delivery', start: '2026-11-24T22:30:00.000Z', fee: 2.5 }),
        ],
      },
      { date: '2026-11-25', slots: [expect.objectContaining({ start: '2026-11-25T09:00:00.000Z' })] },
    ]);
    expect(await offeredSlots(t, shop.storeId, '?type=delivery')).toHaveLength(1);
    expect(await offeredSlots(t, shop.storeId, '?from=2026-11-25')).toHaveLength(1);
    expect(await offeredSlots(t, shop.storeId, '?type=pickup&from=2026-11-26')).toEqual([]);
    // Its midnight in Paris is in the year 0, which the database does not know.
    expect(await offeredSlots(t, shop.storeId, '?from=0001-01-01')).toEqual(await offeredSlots(t, shop.storeId));
  });

  test.each([
    ['?type=drone', 'type'],
    ['?from=tomorrow', 'from'],
    ['?from=0000-01-01', 'from'],
  ])('%s is refused by name', async (query, field) => {
    const { status, body } = await t.call('GET', `/store/${shop.storeId}/slot-list${query}`);
    expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  });

  test('a store that shoppers do not see has none to show', async () => {
    expect((await t.call('GET', '/store/999999/slot-list')).status).toBe(404);
    expect(await offeredSlots(t, shop.storeId)).toEqual([]);
  });

  test('are not offered any more once their cut-off is there', async () => {
    await windows([{}]);
    minutes(149);
    expect(await left()).toEqual([10]);
    minutes(150);
    expect(await left()).toEqual([]);
  });

  test('come by the day as days pass', async () => {
    await windows([{}, { weekday: 3 }]);
    minutes(24 * 60);
    expect(await left()).toEqual([]);
    await makeAllSlots(t.deps, t.deps.clock());
    expect(await left()).toEqual([10]);
  });

  test('are not made where nobody delivers, nor on a closed day', async () => {
    const made = await windows([{ type: 'delivery' }, {}]);
    expect(made).toHaveLength(2);
    const put = (body: object) => t.call('PUT', `/stores/${shop.storeId}`, body, staff);
    expect((await put({ allowDelivery: false })).status).toBe(200);
    expect(await left()).toEqual([10]);
    expect((await put({ closedDays: [{ date: '2026-11-24', reason: { fr: 'Inventaire' } }] })).status).toBe(200);
    expect(await left()).toEqual([]);
    expect((await put({ closedDays: [], allowDelivery: true })).status).toBe(200);
    expect(await left()).toEqual([10, 10]);
  });
});

describe('a hold', () => {
  test.each([
    ['a guest for 20 minutes', () => ({}), ['05:20', '05:35']],
    ['an account whose address is not verified for 20', () => account(null), ['05:20', '05:35']],
    ['a verified account for an hour', () => account(new Date()), ['06:00', '06:15']],
  ])('keeps the place of %s, is extended once, and lets go', async (_, who, [until, extended]) => {
    const [slot] = await windows([{}]);
    const id = slot?.id ?? 0;
    const me = await who();
    const first = await hold(id, {}, me);
    expect(first).toMatchObject({ status: 200, body: { data: { expiresAt: `2026-11-24T${until}:00.000Z` } } });
    const hold_token = first.body.data.holdToken;
    expect(await left()).toEqual([9]);
    minutes(15);
    const again = { holdToken: hold_token, expiresAt: `2026-11-24T${extended}:00.000Z` };
    expect((await hold(id, { hold_token }, me)).body.data).toEqual(again);
    minutes(18);
    expect((await hold(id, { hold_token }, me)).body.data).toEqual(again);
    expect(await left()).toEqual([9]);
    expect((await release(id, hold_token, me)).status).toBe(200);
    expect(await left()).toEqual([10]);
    expect((await release(id, hold_token, me)).status).toBe(200);
  });

  test('is good for 15 minutes after the cut-off at the latest, of whomever', async () => {
    const [slot] = await windows([{}]);
    const id = slot?.id ?? 0;
    minutes(148);
    const [guest, mine] = [(await hold(id)).body.data, (await hold(id, {}, await account(new Date()))).body.data];
    expect([guest.expiresAt, mine.expiresAt]).toEqual(Array(2).fill('2026-11-24T07:45:00.000Z'));
    t.setNow(new Date(tuesdayMorning.getTime() + 165 * 60_000 - 1));
    expect((await order(id, { hold_token: guest.holdToken })).status).toBe(200);
    minutes(165);
    expect(refusalOf(await order(id, { hold_token: mine.holdToken }))).toBe('409 slot_id=slots.closed');
  });

  test('counts for nothing from the moment it expires, and is deleted a day later', async () => {
    const [slot] = await windows([{ orders: 1 }]);
    const { holdToken } = (await hold(slot?.id ?? 0)).body.data;
    expect(await left()).toEqual([0]);
    minutes(20);
    expect(await left()).toEqual([1]);
    const other = await hold(slot?.id ?? 0);
    expect(other.status).toBe(200);
    expect(refusalOf(await hold(slot?.id ?? 0, { hold_token: holdToken }))).toBe('409 slot_id=slots.full');
    minutes(60 * 25);
    await deleteExpired(t.deps, t.deps.clock());
    expect(
      await t.db
        .select()
        .from(slotPlaces)
        .where(eq(slotPlaces.slotId, slot?.id ?? 0)),
    ).toEqual([]);
  });

  test('is one a shopper: of another slot, or in a second tab of the account', async () => {
    const [early, late] = await windows([{}, { start: '14:00', end: '16:00' }]);
    const me = bearer((await makeSignedIn(t)).token);
    const { holdToken } = (await hold(early?.id ?? 0, {}, me)).body.data;
    expect((await hold(late?.id ?? 0, {}, me)).body.data.holdToken).toBe(holdToken);
    expect(await left()).toEqual([10, 9]);
    const guest = (await hold(early?.id ?? 0)).body.data.holdToken;
    expect((await hold(late?.id ?? 0, { hold_token: guest })).status).toBe(200);
    expect(await left()).toEqual([10, 8]);
  });

  test('ends when its slot begins, and is not extended beyond it', async () => {
    const [slot] = await windows([{ cutOffMinutes: 0 }]);
    const id = slot?.id ?? 0;
    minutes(225);
    const { holdToken: hold_token, expiresAt } = (await hold(id)).body.data;
    expect(expiresAt).toBe('2026-11-24T09:00:00.000Z');
    minutes(239);
    expect((await hold(id, { hold_token })).body.data.expiresAt).toBe('2026-11-24T09:00:00.000Z');
    minutes(240);
    expect(refusalOf(await order(id, { hold_token }))).toBe('409 slot_id=slots.closed');
  });

  test('is refused where not even one line can be picked any more', async () => {
    const [slot] = await windows([{ pickingMinutes: 4 }], { minutesPerOrder: 1, minutesPerLine: 1.5 });
    expect((await order(slot?.id ?? 0)).status).toBe(200);
    expect(refusalOf(await hold(slot?.id ?? 0))).toBe('409 slot_id=slots.pickingTime');
  });

  test('of a guest who signs in to an account that holds one already is the only one', async () => {
    const [early, late] = await windows([{}, { start: '14:00', end: '16:00' }]);
    const me = bearer((await makeSignedIn(t)).token);
    await hold(early?.id ?? 0, {}, me);
    const asGuest = (await hold(late?.id ?? 0)).body.data.holdToken;
    expect(await left()).toEqual([9, 9]);
    // Whose hold is asked for decides: the account's here, the guest's below.
    expect((await hold(early?.id ?? 0, { hold_token: asGuest }, me)).status).toBe(200);
    expect(await left()).toEqual([9, 10]);
    const again = (await hold(late?.id ?? 0)).body.data.holdToken;
    const { holdToken } = (await hold(late?.id ?? 0, { hold_token: again }, me)).body.data;
    expect(await left()).toEqual([10, 9]);
    // What the account has taken over is no guest's any more.
    await release(late?.id ?? 0, holdToken);
    expect(await left()).toEqual([10, 9]);
  });

  test('of an account is used by its order, though a guest’s is sent with it', async () => {
    const [early, late] = await windows([{ orders: 1 }, { start: '14:00', end: '16:00' }]);
    const me = bearer((await makeSignedIn(t)).token);
    await hold(early?.id ?? 0, {}, me);
    const hold_token = (await hold(late?.id ?? 0)).body.data.holdToken;
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id: early?.id, hold_token };
    expect((await t.call('POST', '/order/create', sent, me)).status).toBe(200);
    expect(await left()).toEqual([0, 10]);
  });

  test('is nobody else’s: a token that was passed on, or made up', async () => {
    const [slot] = await windows([{ orders: 1 }]);
    const id = slot?.id ?? 0;
    const me = bearer((await makeSignedIn(t)).token);
    const { holdToken } = (await hold(id, {}, me)).body.data;
    const [place] = holdToken.split('.');
    for (const hold_token of [holdToken, `${place}.${'a'.repeat(43)}`]) {
      expect(refusalOf(await hold(id, { hold_token }))).toBe('409 slot_id=slots.full');
      await release(id, hold_token);
      expect(await left()).toEqual([0]);
    }
    expect(refusalOf(await order(id, { hold_token: holdToken }))).toBe('409 slot_id=slots.full');
    expect((await release(id, '', me)).status).toBe(200);
    expect(await left()).toEqual([1]);
  });

  test('is refused past the cut-off, of an unknown slot, and with what is no token', async () => {
    const [slot] = await windows([{}]);
    expect((await hold(999_999)).status).toBe(404);
    for (const hold_token of [5, '12', "1.' or 1=1 --"])
      expect(refusalOf(await hold(slot?.id ?? 0, { hold_token }))).toBe('422 hold_token=validation.invalid');
    minutes(150);
    expect(refusalOf(await hold(slot?.id ?? 0))).toBe('409 slot_id=slots.closed');
  });
});

describe('an order', () => {
  test('takes a place that is left, and says when it comes', async () => {
    const [slot] = await windows([{}]);
    const { status, body } = await order(slot?.id ?? 0);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      slot: { id: slot?.id, start: '2026-11-24T09:00:00.000Z', end: '2026-11-24T11:00:00.000Z' },
      estimatedDeliveryDate: { date: '2026-11-24' },
    });
    expect(await left()).toEqual([9]);
  });

  test('uses the place that is held, past the cut-off too, and leaves the last one to its holder', async () => {
    const [slot] = await windows([{ orders: 1 }]);
    const id = slot?.id ?? 0;
    minutes(140);
    const { holdToken } = (await hold(id)).body.data;
    expect(refusalOf(await order(id))).toBe('409 slot_id=slots.full');
    minutes(159);
    expect((await order(id, { hold_token: holdToken })).status).toBe(200);
    expect(refusalOf(await order(id, { hold_token: holdToken }))).toBe('409 slot_id=slots.closed');
  });

  test('is taken in the last moment of a hold, and in the next only where a place is offered', async () => {
    const [slot] = await windows([{ orders: 2 }]);
    const id = slot?.id ?? 0;
    minutes(140);
    const [first, second] = [await hold(id), await hold(id)].map(({ body }) => body.data.holdToken);
    t.setNow(new Date(tuesdayMorning.getTime() + 160 * 60_000 - 1));
    expect((await order(id, { hold_token: first })).status).toBe(200);
    minutes(160);
    expect(refusalOf(await order(id, { hold_token: second }))).toBe('409 slot_id=slots.closed');
  });

  test('with a hold that has expired takes what is left, or is refused without being placed', async () => {
    const [slot] = await windows([{ orders: 1 }]);
    const id = slot?.id ?? 0;
    const { holdToken } = (await hold(id)).body.data;
    minutes(20);
    const other = (await hold(id)).body.data.holdToken;
    expect((await order(id, { hold_token: holdToken })).body.code).toBe('slotTaken');
    await release(id, other);
    expect((await order(id, { hold_token: holdToken })).status).toBe(200);
  });

  test('without a slot takes no place: the time is agreed later', async () => {
    await windows([{}]);
    const { body } = await order(null);
    expect(body.data).toMatchObject({ slot: null, estimatedDeliveryDate: null });
    expect(await left()).toEqual([10]);
  });

  test('costs the slot’s fee on top of the rule’s, which enough goods free', async () => {
    const [slot] = await windows([{ type: 'delivery', fee: 2.5 }]);
    const sent = { ...home, type: 'delivery', order_items: [{ product_id: shop.bread, quantity: 10 }] };
    expect((await order(slot?.id ?? 0, sent)).body.data.deliveryFee).toBe(7.4);
    const many = { ...sent, order_items: [{ product_id: shop.bread, quantity: 46 }] };
    expect((await order(slot?.id ?? 0, many)).body.data.deliveryFee).toBe(2.5);
    const shown = await order(slot?.id ?? 0, { ...sent, delivery_fee: 4.9 });
    expect([shown.status, shown.body.code, shown.body.data.deliveryFee]).toEqual([409, 'figuresChanged', 7.4]);
  });

  test('finds too little picking time, which the places alone do not show', async () => {
    const [slot] = await windows([{ pickingMinutes: 5 }], { minutesPerOrder: 1, minutesPerLine: 1.5 });
    const lines = [shop.bread, shop.apples].map((product_id) => ({ product_id, quantity: 1 }));
    expect((await order(slot?.id ?? 0, { order_items: lines })).status).toBe(200);
    expect(await left()).toEqual([9]);
    expect(refusalOf(await order(slot?.id ?? 0))).toBe('409 slot_id=slots.pickingTime');
  });

  test.each<[string, object]>([
    ['another kind', { type: 'delivery', ...home }],
    ['no such slot', { slot_id: 999_999 }],
  ])('names a slot that it cannot have: %s', async (_, more) => {
    const [slot] = await windows([{}]);
    expect(refusalOf(await order(slot?.id ?? 0, more))).toBe('422 slot_id=checkout.unknownSlot');
  });

  test('of another store is refused', async () => {
    const [slot] = await windows([{}]);
    const other = await makeOrderShop(t);
    const sent = { ...guestOrder(other.storeId, other.bread, 1), slot_id: slot?.id };
    expect(refusalOf(await t.call('POST', '/order/create', sent))).toBe('422 slot_id=checkout.unknownSlot');
  });

  test('that is cancelled gives its place back; one that is delivered keeps it', async () => {
    const [slot] = await windows([{ orders: 2 }]);
    const [a, b] = [await order(slot?.id ?? 0), await order(slot?.id ?? 0)];
    const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, orders);
    expect((await move(a.body.data.id, 'cancelled')).status).toBe(200);
    expect(await left()).toEqual([1]);
    for (const status of ['processing', 'ready', 'delivered']) await move(b.body.data.id, status);
    expect(await left()).toEqual([1]);
  });

  test('is wished for by a draft, without a place, and goes when the draft becomes a delivery', async () => {
    const [slot] = await windows([{}]);
    const me = bearer((await makeSignedIn(t, { name: 'Camille', phone: '0123456789' })).token);
    const draft = { store_id: shop.storeId, type: 'pickup', order_items: [{ product_id: shop.bread, quantity: 1 }] };
    const { body } = await t.call('POST', '/order/create', { ...draft, slot_id: slot?.id }, me);
    expect(body.data.slot).toMatchObject({ id: slot?.id });
    expect(await left()).toEqual([10]);
    const put = (sent: object) => t.call('PUT', `/order/${body.data.id}`, sent, me);
    expect((await put({ type: 'delivery', ...home })).body.data.slot).toBeNull();
    await put({ type: 'pickup', slot_id: slot?.id });
    expect((await hold(slot?.id ?? 0, {}, me)).status).toBe(200);
    expect((await put({ status: 'submitted', ...person })).body.data.slot).toMatchObject({ id: slot?.id });
    expect(await left()).toEqual([9]);
  });

  test.each([
    ['pending', 'is cancelled, its place free', 10],
    ['processing', 'keeps its place: it is still brought', 9],
  ])('of an account that is erased, %s, %s', async (status, _, places) => {
    const [slot] = await windows([{}]);
    const { token, customer } = await makeSignedIn(t, { name: 'Camille', phone: '0123456789' });
    await hold(slot?.id ?? 0, {}, bearer(token));
    const sent = { ...guestOrder(shop.storeId, shop.bread, 1), slot_id: slot?.id };
    const { id } = (await t.call('POST', '/order/create', sent, bearer(token))).body.data;
    await t.call('PUT', `/orders/${id}/status`, { status }, orders);
    const customersStaff = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS'])).token);
    expect((await t.call('DELETE', `/customers/${customer.id}`, undefined, customersStaff)).status).toBe(200);
    expect(await left()).toEqual([places]);
  });

  test('keeps its slot and fee when its goods change', async () => {
    const [slot] = await windows([{ type: 'delivery', fee: 2.5 }]);
    const sent = { ...home, type: 'delivery', order_items: [{ product_id: shop.bread, quantity: 10 }] };
    const { id } = (await order(slot?.id ?? 0, sent)).body.data;
    await windows([{ type: 'delivery', fee: 9 }]);
    const change = { order_items: [{ product_id: shop.bread, quantity: 11 }] };
    const { body } = await t.call('PUT', `/orders/${id}`, change, orders);
    expect(body.data.shippingFee).toBe(7.4);
  });
});
