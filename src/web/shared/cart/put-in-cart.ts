import { readCartFigures } from '#contract/cart/cart.ts';
import type { Api } from '#contract/client.ts';
import { maxCartLines } from '#domain/cart/cart-lines.ts';
import { addToCart, setCartQuantity } from './cart.ts';
import { type CartLine, maxQuantity, toCartLine } from './cart-line.ts';
import type { Missing } from './equivalents/equivalents.ts';
import { figureLines } from './order-figures.ts';
import { readCart } from './shown-cart.ts';

/** A product that was bought once, by the name it had then; the quantity is a decimal of its unit. */
type WantedGood = Missing;

/**
 * Goods of an order or of a list; of an order that was picked, `orderedQuantity` is what was wished, 0 for what stands
 * for another.
 */
type BoughtGood = {
  productId: number;
  productName: string;
  quantity: number;
  unit?: string | null;
  orderedQuantity?: number | null;
};

/** What is wanted once more: what was ordered, whatever the shop had of it. */
export function toWanted(items: readonly BoughtGood[]): WantedGood[] {
  return items.flatMap(({ productId: id, productName: name, quantity: had, unit, orderedQuantity }) => {
    const quantity = orderedQuantity ?? had;
    return quantity > 0 ? [{ id, name, quantity, unit: unit ?? 'P' }] : [];
  });
}

/** What came of putting goods in the cart: each of them stands in one of the lists, or in two where it is short. */
export type PutInCart = {
  /** Ids of those that there is more of in the cart now. */
  added: number[];
  /** The store has less than is wanted, with what was in the cart already; `now` is what is in it. */
  short: { line: CartLine; now: number; wanted: number }[];
  /** What the store does not sell, or has no more of. */
  gone: WantedGood[];
  /** Names of what found no place, as the cart was full. */
  full: string[];
  /** Takes out again what was put in; what was done to the cart meanwhile stays done. */
  takeOut: () => void;
};

/** Puts all that a store has of these goods into the cart, beside what is in it; rejects when the store cannot be asked. */
export async function putInCart(api: Api, goods: readonly WantedGood[], storeId: number): Promise<PutInCart> {
  const [asked, beyond] = [goods.slice(0, maxCartLines), goods.slice(maxCartLines)];
  const { lines, missing } = await api(readCartFigures, {
    store_id: storeId,
    type: 'pickup',
    lines: figureLines(asked),
  });
  const notSold = new Set(missing);
  const put: PutInCart = {
    added: [],
    short: [],
    gone: asked.filter(({ id }) => notSold.has(id)),
    full: [],
    takeOut: () => {
      for (const [id, more] of added) setCartQuantity(id, inCart(id) - more);
    },
  };
  const added = new Map<number, number>();
  for (const { product, quantity } of lines) {
    const line = toCartLine(product, quantity);
    const before = inCart(line.id);
    addToCart(product, quantity);
    const now = inCart(line.id);
    if (now > before) added.set(line.id, now - before);
    if (now === 0 && maxQuantity(line) > 0) put.full.push(line.name);
    else if (now === 0) put.gone.push({ id: line.id, name: line.name, quantity, unit: line.product.unit });
    else if (isLess(now, before + quantity)) put.short.push({ line, now, wanted: before + quantity });
  }
  return { ...put, added: [...added.keys()], full: [...put.full, ...beyond.map(({ name }) => name)] };
}

function inCart(id: number): number {
  return readCart().lines.find((line) => line.id === id)?.quantity ?? 0;
}

/** In thousandths, so that 0.1 + 0.2 is not more than 0.3. */
function isLess(a: number, b: number): boolean {
  return Math.round(a * 1000) < Math.round(b * 1000);
}
