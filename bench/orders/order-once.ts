import type { Ask } from './shoppers.ts';

/** What a round orders: so many lines, in a time slot or without one. */
export type Basket = {
  lines: number;
  isInSlot: boolean;
  method?: 'cash' | 'card';
  /** What to do about goods that have run out; nothing is said where it is left out. */
  substitution?: 'best_match';
};
export type Shop = {
  ask: Ask;
  /** Of the shoppers. */
  tokens: readonly string[];
  /** How many of them act at once. */
  users: number;
  products: number;
  slotIds: readonly number[];
};
/** Calls a second, and the milliseconds within which 99 in 100 orders were placed. */
export type Rates = { enter: number; place: number; p99: number; placed: readonly PlacedOrder[] };
export type PlacedOrder = { id: number; payment: { id: string; status: string; url: string | null } | null };

/**
 * Each shopper orders once as the pages do: they enter the checkout (their draft is looked for, then made), choose a slot where
 * the basket is in one (not measured), and place the order by one PUT with its goods.
 */
export async function orderOnce(basket: Basket, round: number, shop: Shop): Promise<Rates> {
  const { ask, products, slotIds } = shop;
  const drafts = new Map<number, number>();
  const held = new Map<number, { slot_id: number; hold_token: string }>();
  const payload = (shopper: number) => ({
    store_id: 1,
    type: 'pickup',
    payment_method: basket.method ?? 'cash',
    age_confirmed: true,
    ...(basket.substitution && { substitution: basket.substitution }),
    // Every twentieth product was made sold out; its neighbours are of every kind.
    order_items: Array.from({ length: basket.lines }, (_, line) => ({
      product_id: 2 + 20 * ((shopper * 7 + round * 13 + line * 3) % (products / 20)) + (line % 18),
      quantity: 1 + (line % 3),
    })),
  });
  const enter = await eachShopper(shop, async (token, i) => {
    const open = await ask<{ id: number } | null>(token, { method: 'GET', path: '/order/get-draft?store_id=1' });
    const body = { ...payload(i), status: 'draft', payment_status: 'needs_payment' };
    const draft = open ?? (await ask<{ id: number }>(token, { method: 'POST', path: '/order/create', body }));
    drafts.set(i, draft.id);
  });
  if (basket.isInSlot)
    await eachShopper(shop, async (token, i) => {
      const slot_id = slotIds[i % slotIds.length] ?? 0;
      const asked = { method: 'POST', path: `/slot/${slot_id}/hold`, body: {} };
      const { holdToken: hold_token } = await ask<{ holdToken: string }>(token, asked);
      held.set(i, { slot_id, hold_token });
    });
  const placed: PlacedOrder[] = [];
  const place = await eachShopper(shop, async (token, i) => {
    const key = `${basket.method ?? 'cash'}-${basket.lines}-${basket.isInSlot}-${round}-${i}`;
    const body = { ...payload(i), ...held.get(i), status: 'submitted' };
    placed.push(await ask<PlacedOrder>(token, { method: 'PUT', path: `/order/${drafts.get(i)}`, body, key }));
  });
  return { enter: enter.perSecond, place: place.perSecond, p99: place.p99, placed };
}

/** Lets each shopper do one thing, so many users at once. */
async function eachShopper(
  { tokens, users }: Pick<Shop, 'tokens' | 'users'>,
  act: (token: string, i: number) => Promise<void>,
): Promise<{ perSecond: number; p99: number }> {
  let next = 0;
  const times: number[] = [];
  const began = performance.now();
  const user = async () => {
    for (let i = next++; i < tokens.length; i = next++) {
      const start = performance.now();
      await act(tokens[i] ?? '', i);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  const perSecond = tokens.length / ((performance.now() - began) / 1000);
  return { perSecond, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
}
