import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, type ListedProduct } from './shopping.ts';
import type { StaffCall } from './staff-calls.ts';

export type Line = {
  id: number;
  productId: number;
  letter: string;
  name: string;
  barcodes: string[];
  quantity: number;
  weighed: boolean;
  state: string;
  picked: number;
  wish: string;
  substitutes: { productId: number; name: string }[];
};
export type Run = { id: number; state: string; orders: { id: number }[]; lines: Line[] };

/** Types as a keyboard scanner does, wherever the focus is: digits without a pause, and Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((digits) => {
    const at = document.activeElement ?? document.body;
    for (const key of [...digits, 'Enter'])
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);
}

/** Goods of the demo that are sold by the piece, and others by weight, of which there is plenty. */
export async function findGoods(page: Page) {
  const pages = [1, 2].map((n) =>
    callApi<{ items: ListedProduct[] }>(page, `/store/1/product-collection?per_page=60&page=${n}`),
  );
  const items = (await Promise.all(pages)).flatMap((one) => one.items);
  const pieces = items.filter(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 10);
  const weighed = items.filter(({ quantityStep, quantityInStock }) => quantityStep < 1 && quantityInStock >= 5);
  return { pieces: pieces.map(({ id }) => id), weighed: weighed.map(({ id }) => id) };
}

/** So much of each of these goods; and what to do about those that have run out. */
type Basket = {
  goods: readonly [id: number | undefined, quantity: number][];
  wish?: 'ask_me' | 'best_match';
  email?: string;
};

/** A run of orders with just these goods. */
export async function startRun(page: Page, staff: StaffCall, baskets: readonly Basket[]): Promise<Run> {
  const ids: number[] = [];
  for (const { goods, wish, email } of baskets) {
    const items = goods.map(([id, quantity]) => {
      if (id === undefined) throw new Error('The demo has too few goods');
      return { id, quantity };
    });
    ids.push(
      (
        await placePickup(page, null, items, {
          ...(wish && { substitution: wish }),
          ...(email && { customer_email: email }),
        })
      ).id,
    );
  }
  return staff<Run>('POST', '/pick-runs', { store_id: 1, order_ids: ids });
}

export function codeOf(line: Line | undefined): string {
  const code = line?.barcodes[0];
  if (!code) throw new Error('The demo’s goods have no barcodes');
  return code;
}

/** Waits until the page opens without network. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (at) => Boolean(await (await caches.open('picking-pages')).match(at)), path))
    .toBe(true);
}

/** Each line of a run is picked whole, and the run ends with a bag of each order, by calls. */
export async function pickAll(staff: StaffCall, { id, orders, lines }: Run): Promise<void> {
  const at = new Date().toISOString();
  const events = lines.map((line) => {
    return { id: crypto.randomUUID(), at, line_id: line.id, kind: 'picked', quantity: line.quantity };
  });
  await staff('POST', `/pick-runs/${id}/events`, { events });
  await staff('POST', `/pick-runs/${id}/finish`, {
    bags: orders.map((order) => ({ order_id: order.id, ambient: 1, cold: 0, frozen: 0 })),
  });
}
