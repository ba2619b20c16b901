import fc from 'fast-check';
import { expect } from 'vitest';
import type { StaffStatus } from '#domain/order/status.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { type Customer, makeCustomer, makeStaff, signIn } from './accounts.ts';
import { makeProduct, makeStore } from './catalogue.ts';
import { brokenInvariants } from './invariants.ts';
import { bearer, nextGuest, refusalOf } from './order-shop.ts';
import {
  cancelInModel,
  changeInModel,
  holdInModel,
  moveInModel,
  ok,
  passTime,
  releaseInModel,
  type SlotModel,
  submitInModel,
  type Who,
} from './slot-model.ts';
import { stateInModel, stateOf } from './slot-state.ts';
import { makeWindows, tuesdayMorning } from './slots.ts';
import type { TestApp, TestCall } from './test-app.ts';

const goods = fc.dictionary(fc.integer({ min: 0, max: 3 }).map(String), fc.integer({ min: 1, max: 3 }), { minKeys: 1 });

/** What somebody does; `slot` and `order` pick among what there is, `token` among the tokens that were ever answered. */
const slotStep = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('hold' as const) },
    { weight: 3, arbitrary: fc.constantFrom('submit' as const, 'change' as const) },
    { weight: 2, arbitrary: fc.constant('wait' as const) },
    { weight: 1, arbitrary: fc.constantFrom('release' as const, 'cancel' as const, 'staff' as const, 'move' as const) },
    { weight: 1, arbitrary: fc.constant('rules' as const) },
  ),
  /** Whether it is who holds a place already that acts, in the slot of it; else anybody anywhere. */
  isHolder: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 3, arbitrary: fc.constant(false) }),
  /** Whether that happens in the last moment of the hold, or in the first without it. */
  atExpiry: fc.constantFrom('last', 'after', null, null),
  /** An account, or a guest. */
  account: fc.constantFrom(0, 1, null, null),
  slot: fc.oneof({ weight: 8, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.constantFrom('none', 'unknown') }),
  token: fc.oneof({ weight: 5, arbitrary: fc.nat() }, { weight: 2, arbitrary: fc.constant(null) }),
  order: fc.nat(),
  hasLink: fc.boolean(),
  parts: fc.constantFrom('slot', 'goods', 'both'),
  goods,
  minutes: fc.integer({ min: 1, max: 35 }),
  to: fc.constantFrom<StaffStatus>('processing', 'ready', 'delivered', 'cancelled', 'rejected'),
});
type SlotStep = typeof slotStep extends fc.Arbitrary<infer S> ? S : never;

type Shop = {
  t: TestApp;
  storeId: number;
  products: number[];
  accounts: Customer[];
  orderStaff: Customer;
  rulesStaff: Customer;
  model: SlotModel;
  /** Whatever was answered to whomever, the last at the end. */
  tokens: string[];
};

/** Plays so many runs of so many random steps; what was answered to each step. */
export async function playRandomSlots(t: TestApp, { runs, steps }: { runs: number; steps: number }): Promise<string[]> {
  const answers: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(slotStep, { minLength: steps, maxLength: steps }), async (list) => {
      answers.push(...(await playSlots(t, list)));
    }),
    // Steps that were left out to find the shortest list would each need a shop of their own.
    { numRuns: runs, endOnFailure: true },
  );
  return answers;
}

/** Plays steps in a shop of its own; after each the shop has answered, and is, as the model. What was answered, by kind. */
async function playSlots(t: TestApp, steps: readonly SlotStep[]): Promise<string[]> {
  const shop = await openShop(t);
  const answers: string[] = [];
  for (const [i, step] of steps.entries()) {
    const [expected, came] = await act(shop, step);
    t.setNow(new Date(shop.model.now));
    expect(`${i} ${step.kind} ${came}`).toBe(`${i} ${step.kind} ${expected}`);
    expect(await stateOf(shop)).toEqual(stateInModel(shop.model));
    answers.push(`${step.kind} ${came.replace(/^200.*/, ok)}`);
  }
  expect(await brokenInvariants(t.db)).toEqual({});
  return answers;
}

/** A store whose windows are few and small, two accounts, and the model of it. */
async function openShop(t: TestApp): Promise<Shop> {
  t.setNow(tuesdayMorning);
  const storeId = await makeStore(t.db, {});
  const made = { stores: [storeId], inventory: false, quantityMilli: 0 };
  const products: number[] = [];
  for (const price of [110, 250, 399, 75]) products.push(await makeProduct(t.db, { ...made, cents: price }));
  const shop = {
    t,
    storeId,
    products,
    tokens: [],
    accounts: [await makeCustomer(t.db), await makeCustomer(t.db)],
    orderStaff: (await makeStaff(t, ['CAN_MANAGE_ORDERS'])).customer,
    rulesStaff: (await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).customer,
    model: { now: tuesdayMorning.getTime(), perOrder: 120, perLine: 60, slots: [], holds: [], orders: [] },
  };
  await writeRules(shop, 0);
  return shop;
}

const windows = [
  { start: '09:00', end: '11:00', cutOffMinutes: 90, type: 'pickup' as const },
  { start: '10:00', end: '12:00', cutOffMinutes: 0, type: 'delivery' as const },
  { start: '11:00', end: '13:00', cutOffMinutes: 50, type: 'pickup' as const },
  { start: '20:00', end: '24:00', cutOffMinutes: 240, type: 'pickup' as const },
  { start: '10:00', end: '12:00', cutOffMinutes: 720, type: 'pickup' as const, weekday: 3 },
];

/** Staff make the slots that have not begun larger or smaller, dearer, and picking slower. */
async function writeRules({ t, storeId, rulesStaff, model }: Shop, seed: number): Promise<void> {
  const figures = windows.map((_, i) => ({
    orders: 2 + ((seed + i) % 3),
    pickingMinutes: 9 + ((seed * (i + 2)) % 8),
    fee: (seed + i) % 4,
  }));
  const minutesPerLine = 1 + (seed % 3) / 2;
  const headers = bearer((await signIn(t, rulesStaff)).token);
  const sent = windows.map((window, i) => ({ ...window, ...figures[i] }));
  const offered = await makeWindows(t, headers, storeId, sent, { daysAhead: 2, minutesPerOrder: 2, minutesPerLine });
  if (model.slots.length === 0)
    model.slots = offered.map(({ id, start, cutOff }, i) => ({
      id,
      type: windows[i]?.type ?? 'pickup',
      start: Date.parse(start),
      cutOff: Date.parse(cutOff),
      most: 0,
      mostSeconds: 0,
      fee: 0,
    }));
  model.perLine = minutesPerLine * 60;
  for (const [i, slot] of model.slots.entries()) {
    const { orders: most = 0, pickingMinutes = 0, fee = 0 } = figures[i] ?? {};
    if (slot.start > model.now) Object.assign(slot, { most, mostSeconds: pickingMinutes * 60, fee: fee * 100 });
  }
}

/** Does one step in the shop and in the model: what is expected to be answered, and what was. */
async function act(shop: Shop, step: SlotStep): Promise<[string, string]> {
  const { t, model, tokens } = shop;
  const holder = step.isHolder ? model.holds[step.order % Math.max(1, model.holds.length)] : undefined;
  if (holder && step.atExpiry) passTime(model, holder.until - model.now - (step.atExpiry === 'last' ? 1 : 0));
  t.setNow(new Date(model.now));
  const anybody = step.account === null ? null : (shop.accounts[step.account] ?? null);
  const account = holder ? (shop.accounts.find(({ id }) => id === holder.account) ?? null) : anybody;
  const late =
    step.token === null ? null : (tokens.at(-1 - (step.token % Math.max(1, Math.min(5, tokens.length)))) ?? null);
  const token = holder && account === null ? holder.token : late;
  const who: Who = { account: account?.id ?? null, token };
  const headers = {
    ...(account && bearer((await signIn(t, account)).token)),
    // Of guests from one network only so many hold a place.
    'x-forwarded-for': `10.0.${Math.floor(step.order / 256) % 256}.${step.order % 256}`,
  };
  const anywhere = typeof step.slot === 'number' ? (model.slots[step.slot]?.id ?? 0) : 2_000_000_000;
  const slotId = holder && step.kind !== 'change' ? holder.slotId : anywhere;
  const order = model.orders.at(-1 - (step.order % Math.max(1, Math.min(8, model.orders.length))));
  const asStaff = async () => bearer((await signIn(t, shop.orderStaff)).token);
  const order_items = Object.entries(step.goods).map(([i, quantity]) => ({
    product_id: shop.products[Number(i)],
    quantity,
  }));
  switch (step.kind) {
    case 'wait':
      passTime(model, step.minutes * 60_000);
      return [ok, ok];
    case 'rules':
      await writeRules(shop, step.order % 50);
      return [ok, ok];
    case 'hold': {
      const answer = await t.call('POST', `/slot/${slotId}/hold`, { hold_token: token }, headers);
      const { holdToken = '', expiresAt } = answer.body.data ?? {};
      if (answer.status === 200) tokens.push(holdToken);
      return [holdInModel(model, who, slotId, holdToken), expiresAt ? `${ok} ${expiresAt}` : answerText(answer)];
    }
    case 'release': {
      const path = `/slot/${slotId}/hold${token === null ? '' : `?hold_token=${token}`}`;
      return [releaseInModel(model, who, slotId), answerText(await t.call('DELETE', path, undefined, headers))];
    }
    case 'submit': {
      const slot = step.slot === 'none' && !holder ? null : slotId;
      const sent = { ...nextGuest(), store_id: shop.storeId, type: 'pickup', status: 'submitted', order_items };
      const body = { ...sent, slot_id: slot, hold_token: token };
      const answer = await t.call('POST', '/order/create', body, headers);
      const id = answer.body.data?.id;
      return [submitInModel(model, who, { id, slotId: slot, goods: step.goods }), answerText(answer)];
    }
  }
  if (!order) return [ok, ok];
  const wanted = {
    ...(step.parts !== 'goods' && { slotId: step.slot === 'none' ? null : slotId }),
    ...(step.parts !== 'slot' && { goods: step.goods }),
  };
  const change = {
    ...(step.parts !== 'goods' && { slot_id: wanted.slotId }),
    ...(step.parts !== 'slot' && { order_items }),
  };
  const link = step.hasLink ? { token: orderToken(t.deps.secret, order.id) } : {};
  const isTheirs = step.hasLink || (account !== null && order.account === account.id);
  const stranger = account === null ? '401 unauthenticated' : '404 notFound';
  switch (step.kind) {
    case 'change': {
      const sent = { ...change, ...link, hold_token: token };
      const answer = await t.call('POST', `/order/${order.id}/change`, sent, headers);
      return [isTheirs ? changeInModel(model, who, order, wanted) : stranger, answerText(answer)];
    }
    case 'cancel': {
      const answer = await t.call('POST', `/order/${order.id}/cancel`, link, headers);
      return [isTheirs ? cancelInModel(model, order) : stranger, answerText(answer)];
    }
    case 'staff': {
      const answer = await t.call('PUT', `/orders/${order.id}`, change, await asStaff());
      return [changeInModel(model, null, order, wanted), answerText(answer)];
    }
    case 'move': {
      const answer = await t.call('PUT', `/orders/${order.id}/status`, { status: step.to }, await asStaff());
      return [moveInModel(order, step.to), answerText(answer)];
    }
  }
}

/** An answer in a few words: the status, and when it is refused why. */
function answerText(answer: TestCall): string {
  if (answer.status === 200) return ok;
  const [status, ...fields] = refusalOf(answer).split(' ');
  return [status, ...(status === '422' ? [] : [answer.body.code]), ...fields].join(' ');
}
