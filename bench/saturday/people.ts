import type { PickRun } from '#contract/orders/pick-runs.ts';
import { categories } from '#domain/catalogue/category.ts';
import { pickEvent } from '#server/testing/picking.ts';
import { accentSearches, typoSearches } from '../goods.ts';
import type { importCalls } from '../imports/import-shop.ts';
import { tellPaid } from '../orders/tell-paid.ts';
import type { Arrival, Kind } from './schedule.ts';
import type { Call, Caller } from './wire.ts';

export type Shop = {
  call: Call;
  shopUrl: string;
  standInUrl: string;
  webhookSecret: string;
  goods: number;
  /** Tokens of shoppers, and of staff who manage everything. */
  shoppers: readonly string[];
  staff: readonly string[];
  imports: ReturnType<typeof importCalls>;
  /** A file of offers of a store, another one each turn. */
  offersOf: (store: number, turn: number) => Promise<Buffer>;
};
type Placed = { id: number; payment: { id: string; url: string | null } | null };
/** What is done for an arrival; `idle`: there was nothing to do. Throws where an answer is none. */
export type Acts = Record<Kind, (arrival: Arrival) => Promise<'idle' | undefined>>;

const api = '/api/v1';
const item = <T>(list: readonly T[], i: number) => list[i % list.length] as T;

/** What shoppers, pickers, staff and programs do, and the ids of the orders that were acknowledged. */
export function peopleOf(shop: Shop): { acts: Acts; acknowledged: readonly number[] } {
  const { call, goods } = shop;
  const acknowledged: number[] = [];
  const waiting = new Map<number, number[]>();
  const runs = new Map<number, { id: number; lines: PickRun['lines'] }>();
  const guest = (turn: number): Caller => ({ address: addressOf(turn % 5000) });
  const shopper = (turn: number): Caller => {
    const i = turn % shop.shoppers.length;
    return { token: shop.shoppers[i], address: addressOf(i) };
  };
  const staff = (store: number): Caller => ({ token: item(shop.staff, store), address: '10.250.0.1' });
  const list = (store: number, query: Record<string, string | number>) => {
    const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return `${api}/store/${store}/product-collection?${text}`;
  };

  const order = async ({ store, turn }: Arrival, method: 'card' | 'cash'): Promise<Placed> => {
    const by = shopper(turn * 2 + (method === 'card' ? 0 : 1));
    const body = {
      ...{ store_id: store, type: 'pickup', payment_method: method, age_confirmed: true, substitution: 'best_match' },
      order_items: Array.from({ length: 8 }, (_, line) => ({
        product_id: soldEverywhere(turn * 7 + line * 3, store),
        quantity: 1 + (line % 3),
      })),
    };
    const draft = await call<{ id: number }>(by, {
      ...{ method: 'POST', path: `${api}/order/create` },
      body: { ...body, status: 'draft', payment_status: 'needs_payment' },
    });
    const sent = { method: 'PUT', path: `${api}/order/${draft.id}`, body: { ...body, status: 'submitted' } };
    const placed = await call<Placed>(by, { ...sent, key: `saturday-${draft.id}` });
    acknowledged.push(placed.id);
    return placed;
  };
  /** Every twentieth product is sold out in a store (fill-chain.ts). */
  const soldEverywhere = (i: number, store: number) => {
    const product = 1 + (i % goods);
    return (product + store) % 20 === 0 ? 1 + (product % goods) : product;
  };
  const letPick = (store: number, id: number) => waiting.set(store, [...(waiting.get(store) ?? []), id]);

  const acts: Acts = {
    page: ({ turn }) =>
      seen(call(guest(turn), { path: item(['/', '/products', `/products/${1 + (turn % goods)}`, '/offers'], turn) })),
    list: ({ store, turn }) => {
      const category = turn % 3 === 0 && { category: item(categories, turn) };
      const sorted = turn % 4 === 0 && { sortBy: 'price-asc' };
      return seen(
        call(guest(turn), { path: list(store, { page: 1 + (turn % 4), per_page: 12, ...category, ...sorted }) }),
      );
    },
    search: ({ store, turn }) => {
      const search = item(turn % 5 === 0 ? typoSearches : accentSearches, turn);
      return seen(call(guest(turn), { path: list(store, { search, per_page: 12 }) }));
    },
    product: ({ store, turn }) =>
      seen(call(guest(turn), { path: `${api}/store/product/${1 + ((turn * 7919) % goods)}?storeId=${store}` })),
    basket: ({ store, turn }) => {
      const lines = [{ product_id: soldEverywhere(turn * 31, store), quantity: 1 + (turn % 3) }];
      const body = { store_id: store, device: `saturday-${turn % shop.shoppers.length}`, lines };
      return seen(call(shopper(turn), { method: 'PUT', path: `${api}/cart`, body }));
    },
    'order by cash': async (arrival) => {
      letPick(arrival.store, (await order(arrival, 'cash')).id);
      return undefined;
    },
    'order by card': async (arrival) => {
      const { id, payment } = await order(arrival, 'card');
      if (!payment?.url) throw new Error('an order by card without a page to pay on');
      // The shopper pays on the provider's page, which tells the shop.
      const page = payment.url.split('/').at(-1) ?? '';
      await fetch(`${shop.standInUrl}/control/pay/${page}`, { method: 'POST' });
      await tellPaid(shop, payment.id, page);
      letPick(arrival.store, id);
      return undefined;
    },
    pick: async ({ store }) => {
      const run = runs.get(store);
      const line = run?.lines.shift();
      if (run && line) {
        const events = [pickEvent(line, 'picked', { at: new Date().toISOString(), quantity: line.quantity })];
        return seen(
          call(staff(store), { method: 'POST', path: `${api}/pick-runs/${run.id}/events`, body: { events } }),
        );
      }
      const order_ids = waiting.get(store)?.splice(0, 4) ?? [];
      if (order_ids.length === 0) return 'idle';
      const sent = { method: 'POST', path: `${api}/pick-runs`, body: { store_id: store, order_ids } };
      const { id, lines } = await call<PickRun>(staff(store), sent);
      runs.set(store, { id, lines: [...lines] });
      return undefined;
    },
    'staff list': ({ store, turn }) => {
      const paths = [
        `/orders?store_id=${store}`,
        `/orders?store_id=${store}&search=Camille`,
        '/products?page=2',
        '/customers',
      ];
      return seen(call(staff(store), { path: `${api}${item(paths, turn)}` }));
    },
    'import of offers': async ({ store, turn }) => {
      const { id } = await shop.imports.upload(await shop.offersOf(store, turn), `offers-${store}-${turn}.csv`);
      await shop.imports.try(id);
      await shop.imports.run(id);
      return undefined;
    },
  };
  return { acts, acknowledged };
}

async function seen(answer: Promise<unknown>): Promise<undefined> {
  await answer;
}

const addressOf = (i: number) => `10.${1 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}`;
