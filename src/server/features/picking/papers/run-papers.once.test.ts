import { expect, test } from 'vitest';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-24T08:00:00Z') });
const shop = await makeOrderShop(t);
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const driver = bearer((await makeStaff(t, ['CAN_DELIVER_ORDERS'])).token);

async function place(customer_name: string, items: [number, number][], more: object = {}) {
  const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
  return placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), customer_name, order_items, ...more });
}
async function printed(path: string, body: object = {}, lng = 'fr') {
  const url = `/api/v1${path}?lng=${lng}`;
  const answer = await t.app.inject({ method: 'POST', url, headers: picker, payload: body });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return pdfText(new Uint8Array(answer.rawPayload));
}
const ask = (run: PickRun, body: object, by = picker) => t.call('POST', `/pick-runs/${run.id}/labels`, body, by);

const wish = { substitution: 'ask_me', delivery_note: 'Pas trop mûres' };
const two = [
  await place(
    'élodie Martin',
    [
      [shop.bread, 2],
      [shop.carrots, 1.5],
    ],
    wish,
  ),
  await place('Zoé Lunel', [[shop.bread, 1]]),
] as const;
const run = await startRun(t, picker, { storeId: shop.storeId, orderIds: two.map(({ id }) => id) });

test('the list of a run has each product once, with a box for every order by its letter, and names nobody', async () => {
  const text = await printed(`/pick-runs/${run.id}/list`);
  const said = [`Préparation n°\u00a0${run.id}`, 'A', 'B', ...two.map(({ orderNumber }) => orderNumber)];
  for (const one of [...said, 'demander au client', 'Pas trop mûres', 'É', 'Z', '1,5\u00a0kg', 'Page 1 sur 1'])
    expect(text).toContain(one);
  expect(text.match(/Pain/g)).toHaveLength(1);
  for (const name of ['Martin', 'Lunel']) expect(text).not.toContain(name);
  expect(await printed(`/pick-runs/${run.id}/list`, {}, 'en')).toContain('ask the customer');
  expect(await printed(`/pick-runs/${run.id}/list`, {}, 'vi')).toContain('Lượt soạn số');
});

test('labels are of the bags that the finish has counted: all, of one order, or one alone again', async () => {
  expect((await ask(run, { form: 'sheet' })).status).toBe(409);
  const at = t.deps.clock().toISOString();
  const events = run.lines.map((line) =>
    pickEvent(line, 'picked', { at, ...(line.weighed && { quantity: line.quantity }) }),
  );
  await sendEvents(t, picker, { id: run.id, events });
  const [a, b] = two.map(({ id }) => id);
  const bags = [
    { order_id: a, ambient: 1, cold: 1, frozen: 1 },
    { order_id: b, ambient: 1 },
  ];
  expect((await t.call('POST', `/pick-runs/${run.id}/finish`, { bags }, picker)).status).toBe(200);
  const all = await printed(`/pick-runs/${run.id}/labels`, { form: 'sheet' });
  for (const said of ['1/3', '2/3', '3/3', '1/1', 'A', 'B', 'É', 'Z', 'Ambiant', 'Réfrigéré', 'Surgelé', 'Retrait'])
    expect(all).toContain(said);
  for (const name of ['Martin', 'Lunel']) expect(all).not.toContain(name);
  expect(all.split(two[0].orderNumber)).toHaveLength(4);
  const ofB = await printed(`/pick-runs/${run.id}/labels`, { form: 'roll', order_id: b });
  expect(ofB).toContain('1/1');
  expect(ofB).not.toContain(two[0].orderNumber);
  const again = await printed(`/pick-runs/${run.id}/labels`, { form: 'roll', order_id: a, only: 2 });
  expect(again).toContain('2/3');
  expect(again).not.toContain('1/3');
});

test('what cannot be printed is refused with its field, and to whom it is not', async () => {
  const [a] = two.map(({ id }) => id);
  const other = (await place('Autre', [[shop.bread, 1]])).id;
  for (const [body, refusal] of [
    [{ form: 'tape' }, '422 form=validation.invalid'],
    [{ form: 'sheet', first: 25 }, '422 first=validation.number'],
    [{ form: 'roll', only: 1 }, '422 order_id=validation.required'],
    [{ form: 'roll', order_id: a, only: 4 }, '422 only=validation.invalid'],
    [{ form: 'roll', order_id: other }, '422 order_id=validation.invalid'],
  ] as const)
    expect(refusalOf(await ask(run, body))).toBe(refusal);
  expect((await ask(run, { form: 'roll' }, driver)).status).toBe(403);
  expect((await t.call('POST', `/pick-runs/${run.id}/list`, {}, driver)).status).toBe(403);
  expect((await t.call('POST', '/pick-runs/999999/list', {}, picker)).status).toBe(404);
  const bare = await startRun(t, picker, { storeId: shop.storeId, orderIds: [other] });
  const at = t.deps.clock().toISOString();
  await sendEvents(t, picker, { id: bare.id, events: bare.lines.map((line) => pickEvent(line, 'picked', { at })) });
  await t.call('POST', `/pick-runs/${bare.id}/finish`, {}, picker);
  expect(refusalOf(await ask(bare, { form: 'roll' }))).toBe('422 order_id=validation.invalid');
});
