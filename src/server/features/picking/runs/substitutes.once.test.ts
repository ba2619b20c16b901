import { expect, test } from 'vitest';
import type { PickEventInput, PickRun } from '#contract/orders/pick-runs.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, makeOrderShop, nameShop, placeOrder, stockOf } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-28T12:00:00Z') });
const { storeId } = await makeOrderShop(t);
await nameShop(t, { scaleBarcodes: ['21IIIIIPPPPPC', '22IIIIIWWWWWC'] });
const made = { stores: [storeId], quantityMilli: 100_000, category: 'RIZ' as const };
const pack = (name: string, cents: number, grams: number, more: object = {}) =>
  makeProduct(t.db, { ...made, name, cents, unitWeightG: grams, allergens: [], ...more });
const rice = await pack('Riz long', 200, 500);
const smaller = await pack('Riz parfumé', 150, 250);
const nutty = await pack('Riz aux noix', 180, 500, { allergens: ['nuts'] });
const carrots = await makeProduct(t.db, {
  ...made,
  category: 'LEGUME',
  name: 'Carottes',
  unit: 'KG',
  cents: 399,
  scaleCode: '123',
});
const picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);

let second = 0;
const at = () => new Date(Date.parse('2026-11-28T11:50:00Z') + ++second * 1000).toISOString();

async function runOf(productId: number, quantity: number, wish?: string): Promise<PickRun> {
  const order = { ...guestOrder(storeId, productId, quantity), ...(wish && { substitution: wish }) };
  return startRun(t, picker, { storeId, orderIds: [(await placeOrder(t, order)).id] });
}
type Said = Partial<PickEventInput> & { kind: PickEventInput['kind'] };
async function say(run: PickRun, { kind, ...more }: Said) {
  const [line] = run.lines;
  const event = pickEvent({ id: line?.id ?? 0 }, kind, { at: at(), ...more });
  const { body } = await sendEvents(t, picker, { id: run.id, events: [event] });
  return body.data.results[0].result as string;
}
const lineOf = async (run: PickRun) =>
  ((await t.call('GET', `/pick-runs/${run.id}`, undefined, picker)).body.data as PickRun).lines[0];

test('what may stand for a line is offered at the least of three prices, and nothing with an allergen more', async () => {
  const [line] = (await runOf(rice, 2, 'best_match')).lines;
  expect(line?.substitutes.map(({ productId, price, atMost }) => [productId, price, atMost])).toEqual([
    [smaller, 1, 2],
  ]);
  expect((await runOf(rice, 2)).lines[0]?.substitutes).toEqual([]);
});

test.each<[string, string | undefined, Said, string, string]>([
  ['by what the picker chooses', 'best_match', { kind: 'substituted', quantity: 2 }, 'ok', 'substituted'],
  ['without a quantity by all that is missing', 'best_match', { kind: 'substituted' }, 'ok', 'substituted'],
  ['by more than is missing', 'best_match', { kind: 'substituted', quantity: 3 }, 'notAllowed', 'waiting'],
  ['once the shopper is asked', 'ask_me', { kind: 'substituted' }, 'ok', 'proposed'],
  ['who agreed by telephone', 'ask_me', { kind: 'substituted', accepted_by: 'phone' }, 'ok', 'substituted'],
  ['for who wants nothing replaced', 'refund', { kind: 'substituted' }, 'notAllowed', 'waiting'],
])('a line is replaced %s', async (_, wish, event, result, state) => {
  const run = await runOf(rice, 2, wish);
  expect(await say(run, { product_id: smaller, ...event })).toBe(result);
  expect((await lineOf(run))?.state).toBe(state);
});

test('what has an allergen more is not allowed, nor a product of another kind', async () => {
  const run = await runOf(rice, 2, 'best_match');
  expect(await say(run, { kind: 'substituted', product_id: nutty })).toBe('notAllowed');
  expect(await say(run, { kind: 'substituted', product_id: carrots, quantity: 1 })).toBe('notAllowed');
});

test('a substitute reserves its own stock, gives the original’s back, and undone all is as it was', async () => {
  const before = [await stockOf(t, rice), await stockOf(t, smaller)];
  const run = await runOf(rice, 3, 'best_match');
  await say(run, { kind: 'substituted', product_id: smaller, quantity: 2 });
  expect([await stockOf(t, rice), await stockOf(t, smaller)]).toEqual([before[0], (before[1] ?? 0) - 2000]);
  await say(run, { kind: 'undone' });
  expect([await stockOf(t, rice), await stockOf(t, smaller)]).toEqual([(before[0] ?? 0) - 3000, before[1]]);
});

test('at the finish a substitute is a line of its own, at its price and VAT', async () => {
  const run = await runOf(rice, 2, 'best_match');
  await say(run, { kind: 'substituted', product_id: smaller });
  await t.call('POST', `/pick-runs/${run.id}/finish`, {}, picker);
  const { items, totalAmount } = (await t.call('GET', `/orders/${run.orders[0]?.id}`, undefined, manager)).body.data;
  type Item = {
    productId: number;
    quantity: number;
    orderedQuantity: number;
    price: number;
    substituteFor: number | null;
  };
  expect(items.map((i: Item) => [i.productId, i.quantity, i.orderedQuantity, i.price, i.substituteFor])).toEqual([
    [rice, 0, 2, 2, null],
    [smaller, 2, 0, 1, items[0].id],
  ]);
  expect(totalAmount).toBe(2);
});

test('a proposal that nobody answers is a no once its time is over', async () => {
  const run = await runOf(rice, 2, 'ask_me');
  await say(run, { kind: 'substituted', product_id: smaller, at: '2026-11-28T12:00:00Z' });
  const asked = await lineOf(run);
  expect([asked?.state, asked?.answerUntil]).toEqual(['proposed', '2026-11-28T12:20:00.000Z']);
  const finish = (body: object) => t.call('POST', `/pick-runs/${run.id}/finish`, body, picker);
  expect((await finish({})).body.code).toBe('waitingForAnswer');
  t.wait(21 * 60);
  expect((await lineOf(run))?.state).toBe('refused');
  t.setNow(new Date('2026-11-28T12:00:00Z'));
  expect((await finish({ close_questions: true })).status).toBe(200);
});

test.each([
  ['a label with a price, by the store’s price now', '2100123003992', 1],
  ['a label with a weight', '2200123010345', 1.034],
])('%s', async (_, code, quantity) => {
  const run = await runOf(carrots, 1);
  const digits = [...code.slice(0, 12)].map(Number);
  const sum = digits.reduce((all, digit, i) => all + digit * (i % 2 === 0 ? 1 : 3), 0);
  const barcode = code.slice(0, 12) + ((10 - (sum % 10)) % 10);
  expect(await say(run, { kind: 'picked', barcode })).toBe('ok');
  expect((await lineOf(run))?.picked).toBe(quantity);
});

test('a label of another item is of another product', async () => {
  const run = await runOf(rice, 1);
  expect(await say(run, { kind: 'picked', barcode: '2200124012344' })).toBe('wrongBarcode');
});

test('whoever ordered answers by the link until the deadline: the last answer counts, and one mail asks for it', async () => {
  const order = { ...guestOrder(storeId, rice, 2), substitution: 'ask_me' };
  const placed = (await t.call('POST', '/order/create', order)).body.data as { id: number };
  const run = await startRun(t, picker, { storeId, orderIds: [placed.id] });
  await say(run, { kind: 'substituted', product_id: smaller, at: '2026-11-28T12:00:00Z' });
  const mails = (await t.db.select().from(outbox)).filter(({ kind }) => kind === 'substitute-asked');
  expect(mails.filter(({ payload }) => payload.orderId === placed.id)).toHaveLength(1);
  const token = orderToken(t.deps.secret, placed.id);
  const read = async () => (await t.call('GET', `/order/${placed.id}?token=${token}`)).body.data.orderItems[0];
  expect((await read()).substitution).toMatchObject({
    productName: 'Riz parfumé',
    quantity: 2,
    price: 1,
    accepted: null,
  });
  const line_id = run.lines[0]?.id;
  const answer = (accept: boolean, by: object = { token }) =>
    t.call('POST', `/order/${placed.id}/substitutions`, { answers: [{ line_id, accept }], ...by });
  expect((await answer(true, {})).status).toBe(401);
  expect((await answer(true, { token: 'another' })).status).toBe(404);
  expect((await answer(true)).body.data.orderItems[0].substitution.accepted).toBe(true);
  expect((await lineOf(run))?.state).toBe('substituted');
  expect((await answer(false)).status).toBe(200);
  expect((await lineOf(run))?.state).toBe('refused');
  const unknown = { answers: [{ line_id: 999_999, accept: true }], token };
  expect((await t.call('POST', `/order/${placed.id}/substitutions`, unknown)).status).toBe(422);
  t.wait(20 * 60);
  expect((await answer(true)).body.code).toBe('tooLate');
  expect((await read()).substitution).toBeNull();
  t.setNow(new Date('2026-11-28T12:00:00Z'));
  expect((await t.call('POST', `/pick-runs/${run.id}/finish`, {}, picker)).status).toBe(200);
  expect((await answer(true)).body.code).toBe('tooLate');
});
