import type { Ask } from '../orders/shoppers.ts';

/** Milliseconds of each answer, and what was not answered. */
export type Answers = { reads: number[]; orders: number[]; failures: string[] };
export type Trade = { storeId: number; products: readonly number[]; shoppers: readonly string[]; staff: string };

/** Milliseconds between two reads, and between two orders: a third of what one process on two cores can do. */
const [readEvery, orderEvery] = [40, 200];

/**
 * Shoppers who look for goods and order, and a member of staff who looks at the orders, at a steady rate whatever the
 * answers take. `take` answers what was noted since it was last called; `stop` waits for the answers under way.
 */
export function startSteadyLoad(ask: Ask, { storeId, products, shoppers, staff }: Trade) {
  let noted: Answers = { reads: [], orders: [], failures: [] };
  const underWay = new Set<Promise<void>>();
  let count = 0;
  const product = () => products[count % products.length] ?? 0;
  const shopper = () => shoppers[count % shoppers.length] ?? '';
  const time = (kind: 'reads' | 'orders', call: () => Promise<unknown>) => {
    count++;
    const began = performance.now();
    const asked = call()
      .then(
        () => void noted[kind].push(performance.now() - began),
        (error: Error) => void noted.failures.push(error.message),
      )
      .finally(() => underWay.delete(asked));
    underWay.add(asked);
  };
  const reads = [
    () => ask(shopper(), { method: 'GET', path: `/store/${storeId}/product-collection?page=${1 + (count % 5)}` }),
    () => ask(shopper(), { method: 'GET', path: `/store/product/${product()}?storeId=${storeId}` }),
    () => ask(shopper(), { method: 'GET', path: '/order/list' }),
    () => ask(staff, { method: 'GET', path: `/orders?page=${1 + (count % 20)}` }),
  ];
  const order = () => ({
    ...{ store_id: storeId, type: 'pickup', status: 'submitted', age_confirmed: true },
    order_items: [{ product_id: product(), quantity: 1 }],
  });
  const timers = [
    setInterval(() => time('reads', reads[count % reads.length] ?? (async () => undefined)), readEvery),
    setInterval(() => {
      const body = order();
      time('orders', () => ask(shopper(), { method: 'POST', path: '/order/create', body, key: `migration-${count}` }));
    }, orderEvery),
  ];
  return {
    take: (): Answers => {
      const taken = noted;
      noted = { reads: [], orders: [], failures: [] };
      return taken;
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
