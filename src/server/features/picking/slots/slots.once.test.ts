import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesday, tuesdayMorning } from '#server/testing/slots.ts';

const t = await startSoundApp();
const shop = await makeOrderShop(t);
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const driver = bearer((await makeStaff(t, ['CAN_DELIVER_ORDERS'])).token);
const chief = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const list = (by = picker) => t.call('GET', `/pick-slots?store_id=${shop.storeId}`, undefined, by);

test('a slot is listed while orders of it are in no run and not picked, before its cut-off too', async () => {
  t.setNow(tuesdayMorning);
  const [slot] = await makeWindows(t, chief, shop.storeId, [tuesday]);
  expect((await list()).body.data.slots).toEqual([]);
  const order_items = [{ product_id: shop.bread, quantity: 1 }];
  const order = () => placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), slot_id: slot?.id, order_items });
  const placed = [await order(), await order()];
  const { timeZone, slots } = (await list()).body.data;
  expect(timeZone).toBe('Europe/Paris');
  expect(slots).toMatchObject([{ id: slot?.id, start: slot?.start, cutOff: slot?.cutOff, orders: 2 }]);
  const run = { store_id: shop.storeId, order_ids: [placed[0]?.id] };
  expect((await t.call('POST', '/pick-runs', run, picker)).status).toBe(200);
  expect((await list()).body.data.slots).toMatchObject([{ id: slot?.id, orders: 1 }]);
});

test('it is for who picks alone, and of a store that there is', async () => {
  expect((await list(driver)).status).toBe(403);
  expect((await t.call('GET', '/pick-slots?store_id=999999', undefined, picker)).status).toBe(404);
});
