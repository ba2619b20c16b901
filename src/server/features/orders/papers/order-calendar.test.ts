import { expect, test } from 'vitest';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { fetchFile } from '#server/testing/invoices.ts';
import { bearer, guestOrder, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';

const t = await startSharedApp({ now: tuesdayMorning, env: { PUBLIC_URL: 'https://panier.example' } });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);

const place = async (more: object, query = '') =>
  (await t.call('POST', `/order/create${query}`, { ...guestOrder(shop.storeId, shop.bread, 1), ...more })).body.data;
const ask = (id: number, headers = {}, token = orderToken(t.deps.secret, id)) =>
  fetchFile(t, `/order/${id}/calendar?token=${token}`, headers);

test('the agreed time of an order is a calendar file in its language', async () => {
  const [slot] = await makeWindows(t, staff, shop.storeId, [{}]);
  const order = await place({ slot_id: slot?.id }, '?lng=vi');
  const { status, headers, bytes } = await ask(order.id);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toContain(`filename="${order.orderNumber}.ics"`);
  const lines = Buffer.from(bytes).toString().replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    `UID:order-${order.id}@panier.example`,
    'DTSTAMP:20261124T050000Z',
    // Ten to noon in Paris.
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T110000Z',
    'SUMMARY:Nhận đơn hàng tại Magasin du test',
    `URL:https://panier.example/orders/${order.id}`,
  ])
    expect(lines).toContain(line);
  expect(lines.find((line) => line.startsWith('LOCATION:'))).toMatch(/^LOCATION:Magasin du test\\, /);
});

test('a delivery comes to its address', async () => {
  const [slot] = await makeWindows(t, staff, shop.storeId, [{ type: 'delivery', start: '11:00' }]);
  const { id } = await place({ ...home, type: 'delivery', slot_id: slot?.id });
  const text = Buffer.from((await ask(id)).bytes).toString();
  expect(text).toContain('\r\nLOCATION:12 rue des Lilas\\, 75013 Paris\r\n');
  expect(text).toContain('\r\nSUMMARY:Livraison Magasin du test\r\n');
});

test('there is none without a time, for a cancelled order, and for anybody else', async () => {
  expect((await ask((await place({})).id)).status).toBe(404);
  const [slot] = await makeWindows(t, staff, shop.storeId, [{ start: '10:30' }]);
  const { id } = await place({ slot_id: slot?.id });
  expect((await ask(id, {}, 'wrong')).status).toBe(404);
  expect((await fetchFile(t, `/order/${id}/calendar`)).status).toBe(401);
  expect((await ask(id, bearer((await makeSignedIn(t)).token), 'x')).status).toBe(404);
  expect((await ask(id)).status).toBe(200);
  await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff);
  expect((await ask(id)).status).toBe(404);
});
