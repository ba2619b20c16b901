import { type CartFigures, readCartFigures } from '#contract/cart/cart.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { api } from '#web/lib/api/api.ts';
import { logFault } from '#web/lib/browser/log.ts';
import { lastCartStoreId } from '#web/shared/delivery/delivery.ts';
import { hasNews, takeFresh } from './cart-fresh.ts';
import { maxQuantity, toCartLine } from './cart-line.ts';
import { keepNews } from './cart-news.ts';
import { updateCart } from './cart-store.ts';
import type { Repriced } from './reprice-cart.ts';
import { readCart } from './shown-cart.ts';

/** What the server said of the cart last. `key` names what it was asked, so that nothing older is taken for it. */
export type CartCheck = {
  key: string | null;
  answer: CartFigures | null;
  /** The store could not be asked; the figures on the page are the page's own. */
  hasFailed: boolean;
  /** Rises when what was said does not hold any more, and is asked anew. */
  round: number;
};

/** Milliseconds: after the last change of the cart; how long an answer holds. */
const waits = { change: 400, fresh: 30_000 };
const nothing: CartCheck = { key: null, answer: null, hasFailed: false, round: 0 };
let check = nothing;
let asked: { key: string; at: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let running = new AbortController();
const listeners = new Set<() => void>();

export const readCheck = (): CartCheck => check;

export function watchCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the cart computed by the server, a moment after its last change; once for all that show its figures. */
export function askCheck(key: string, query: InputOf<typeof readCartFigures>): void {
  if (asked?.key === key && Date.now() - asked.at < waits.fresh) return;
  asked = { key, at: Date.now() };
  running.abort();
  running = new AbortController();
  clearTimeout(timer);
  timer = setTimeout(() => void ask(key, query, running.signal), waits.change);
}

/** An order was refused for other figures: what was said before it holds no more. */
export function askAgain(): void {
  asked = null;
  running.abort();
  show({ ...check, key: null, answer: null, round: check.round + 1 });
}

async function ask(key: string, query: InputOf<typeof readCartFigures>, signal: AbortSignal): Promise<void> {
  try {
    const answer = await api(readCartFigures, query, { signal });
    if (signal.aborted) return;
    if (lastCartStoreId() === answer.storeId) updateFromCheck(answer);
    show({ ...check, key, answer, hasFailed: false });
  } catch (error) {
    if (signal.aborted) return;
    logFault('cart.check', error);
    // The next one who asks may have better luck.
    asked = null;
    show({ ...check, hasFailed: true });
  }
}

/**
 * Today's products into the cart; what there is to report is kept until it is read. It is found where the change is made:
 * in the storage, too, where another tab may have put what this page has not seen yet.
 */
function updateFromCheck(answer: CartFigures): void {
  const missing = new Set(answer.missing);
  const fresh: Repriced = { lines: [], missing: readCart().lines.filter((line) => missing.has(line.id)) };
  for (const { product, quantity } of answer.lines) {
    const line = toCartLine(product, quantity);
    if (maxQuantity(line) > 0) fresh.lines.push(line);
    else fresh.missing.push(line);
  }
  updateCart((current) => {
    const { lines, news } = takeFresh(current, fresh);
    if (hasNews(news)) keepNews(news);
    return lines;
  });
}

function show(next: CartCheck): void {
  check = next;
  for (const listener of listeners) listener();
}
