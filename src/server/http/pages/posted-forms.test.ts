import { beforeEach, expect, test } from 'vitest';
import type { AskedPage, PostedForm } from '#contract/page-rendering.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { pageRoutes } from './pages.ts';

let rendered: AskedPage[];
const t = await startSharedApp();
const shop = await makeOrderShop(t);
await turnOn(t, 'features.orderTracking');
pageRoutes(t.app, t.deps, async (page) => {
  rendered.push(page);
  const headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']];
  return { status: 200, headers, body: new TextEncoder().encode('<!DOCTYPE html><body><p>page</p></body>') };
});
beforeEach(async () => {
  rendered = [];
  await t.db.delete(rateLimits);
  await t.db.delete(contactMessages);
});

/** As a browser posts a form: what the page is rendered with, and its status. */
async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({
    method: 'POST',
    url,
    payload: `${new URLSearchParams(fields)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
  });
  const expected = ['text/html; charset=utf-8', 'no-store'];
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(expected);
  return { status: answer.statusCode, posted: rendered.at(-1)?.posted, body: answer.body };
}
const said = (posted: PostedForm | undefined) => JSON.parse(posted?.answer?.json ?? 'null');
const kept = () => t.db.select().from(contactMessages);

const message = {
  from_name: 'Ana Sansscript',
  from_email: 'ana@mail.example',
  subject: 'Du pain',
  message: 'Bonjour,\r\nen aurez-vous samedi ?',
};
const declaration = {
  order_number: 'P-2026-ABC',
  from_name: 'Ana Moreau',
  from_email: 'ana@mail.example',
  items: 'Poêle\r\n\r\n Assiette ',
};

test('a message that is posted to its page is sent, once however often it is pressed', async () => {
  const { status, posted, body } = await post('/contact?subject=Pain', message);
  expect([status, posted?.answer?.status, posted?.fields.from_name]).toEqual([200, 200, 'Ana Sansscript']);
  expect(body).not.toContain('id="unsent"');
  expect((await post('/contact?subject=Pain', message)).status).toBe(200);
  expect(await kept()).toMatchObject([
    { type: 'contact_form', fromName: 'Ana Sansscript', message: 'Bonjour,\nen aurez-vous samedi ?' },
  ]);
});

test('what is wrong comes back with its page, by field, and nothing is kept', async () => {
  const { status, posted } = await post('/contact', { ...message, from_email: 'ana', message: 'Non' });
  expect([status, Object.keys(said(posted).data.errors)]).toEqual([422, ['from_email', 'message']]);
  expect(posted?.fields).toMatchObject({ from_email: 'ana', message: 'Non' });
  expect(await kept()).toEqual([]);
});

test('what another site posts is sent nowhere', async () => {
  const { posted, body } = await post('/contact', message, { 'sec-fetch-site': 'cross-site' });
  expect([posted, body.includes('id="unsent"')]).toEqual([undefined, true]);
  expect(await kept()).toEqual([]);
});

test('a withdrawal is read again, and sent when it is confirmed', async () => {
  const wrong = await post('/withdrawal', { ...declaration, order_number: '' });
  expect([wrong.status, Object.keys(said(wrong.posted).data.errors)]).toEqual([422, ['order_number']]);
  const first = await post('/withdrawal', declaration);
  const fields = { ...declaration, items: 'Poêle\n\n Assiette ' };
  expect([first.status, first.posted]).toEqual([200, { fields, answer: null }]);
  expect(await kept()).toEqual([]);
  const confirmed = await post('/withdrawal', { ...declaration, confirmed: 'yes' });
  expect([confirmed.status, confirmed.posted?.answer?.status]).toEqual([200, 200]);
  expect(await kept()).toMatchObject([{ type: 'withdrawal', orderNumber: 'P-2026-ABC', items: ['Poêle', 'Assiette'] }]);
});

test('an order is found by its number and address; a wrong address is answered as an unknown number', async () => {
  const order = { ...guestOrder(shop.storeId, shop.bread, 2), customer_email: 'guest@panier.example' };
  const { orderNumber } = (await t.call('POST', '/order/create', order)).body.data;
  const found = await post('/track-order', { order_number: orderNumber, email: 'guest@panier.example' });
  expect([found.status, said(found.posted).data.orderNumber]).toEqual([200, orderNumber]);
  const answers = await Promise.all(
    [orderNumber, 'P-2026-ZZZ'].map((order_number) => post('/track-order', { order_number, email: 'no@mail.example' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('the limits of a call hold for its form', async () => {
  const send = (i: number) => post('/contact', { ...message, subject: `Du pain ${i}` });
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await send(i)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
