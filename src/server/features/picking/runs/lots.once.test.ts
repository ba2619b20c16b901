import { expect, test } from 'vitest';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, makeOrderShop, nameShop, placeOrder } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T12:00:00Z');
const t = await startSoundApp({ now });
const { storeId } = await makeOrderShop(t);
await nameShop(t, { scaleBarcodes: ['22IIIIIWWWWWC'] });
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const [barcode, other] = ['3017620422003', '4006381333931'];
const pack = {
  ...{ stores: [storeId], quantityMilli: 90_000, unitWeightG: 500, allergens: [] },
  category: 'RIZ' as const,
};
const rice = await makeProduct(t.db, { ...pack, name: 'Riz long', cents: 200, barcode });
const scented = await makeProduct(t.db, { ...pack, name: 'Riz parfumé', cents: 150, barcode: other });
const cheese = await makeProduct(t.db, {
  ...{ stores: [storeId], quantityMilli: 90_000, category: 'LAITIER', unit: 'KG', cents: 2000, scaleCode: '123' },
  name: 'Comté',
});
const lotOf = async (id: number) => {
  const lot = { store_id: storeId, quantity: 9, discount: 50, best_before: '2026-11-26' };
  const { status, body } = await t.call('POST', `/products/${id}/short-date-lots`, lot, manager);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id as number;
};
const riceLot = await lotOf(rice);
const cheeseLot = await lotOf(cheese);

let second = 0;
const at = () => new Date(now.getTime() + ++second * 1000 - 600_000).toISOString();
async function runOf(...productIds: number[]): Promise<PickRun> {
  const order_items = productIds.map((product_id) => ({ product_id, quantity: 1 }));
  const { id } = await placeOrder(t, { ...guestOrder(storeId, rice, 1), order_items, substitution: 'best_match' });
  return startRun(t, picker, { storeId, orderIds: [id] });
}
const lineOf = (run: PickRun, productId: number) => {
  const line = run.lines.find((one) => one.productId === productId);
  if (!line) throw new Error('no such line');
  return line;
};
const say = async (run: PickRun, productId: number, kind: 'picked' | 'substituted', more: object) => {
  const event = pickEvent(lineOf(run, productId), kind, { at: at(), ...more });
  return (await sendEvents(t, picker, { id: run.id, events: [event] })).body.data.results[0].result;
};

test('a lot is picked by the code of what it was made of', async () => {
  const run = await runOf(rice, riceLot);
  expect(lineOf(run, riceLot).barcodes).toEqual([barcode]);
  expect(await say(run, riceLot, 'picked', { barcode: other })).toBe('wrongBarcode');
  expect(await say(run, riceLot, 'picked', { barcode })).toBe('ok');
  expect(await say(run, rice, 'picked', { barcode })).toBe('ok');
  const { lines } = (await t.call('GET', `/pick-runs/${run.id}`, undefined, picker)).body.data as PickRun;
  expect(lines.map(({ productId, state }) => [productId, state]).sort()).toEqual([
    [rice, 'picked'],
    [riceLot, 'picked'],
  ]);
});

test('and by the label that the shop’s scale has printed for it', async () => {
  const run = await runOf(cheeseLot);
  expect(lineOf(run, cheeseLot).scaleCode).toBe('123');
  expect(await say(run, cheeseLot, 'picked', { barcode: '2200123009807' })).toBe('ok');
});

test('a lot stands for nothing; what it was made of may stand for it', async () => {
  const run = await runOf(scented, riceLot);
  expect(lineOf(run, scented).substitutes.map(({ productId }) => productId)).toEqual([rice]);
  expect(await say(run, scented, 'substituted', { product_id: riceLot })).toBe('notAllowed');
  expect(lineOf(run, riceLot).substitutes.map(({ productId }) => productId)).toContain(rice);
  expect(await say(run, riceLot, 'substituted', { barcode })).toBe('ok');
});

test('a lot is featured neither by its form nor with many others', async () => {
  const refused = await t.call('PUT', `/products/${riceLot}`, { featured: true }, manager);
  expect([refused.status, refused.body.data.errors]).toMatchObject([
    422,
    { featured: [{ message: 'lots.notFeatured' }] },
  ]);
  const change = { products: [{ id: riceLot }, { id: rice }], change: { featured: true } };
  const { results } = (await t.call('POST', '/products/changes', change, manager)).body.data;
  expect(results.map(({ result }: { result: string }) => result)).toEqual(['changed', 'invalid']);
  expect((await t.call('PUT', `/products/${riceLot}`, { featured: false }, manager)).status).toBe(200);
});
