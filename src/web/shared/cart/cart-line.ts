import type { Product } from '#contract/catalogue/catalogue.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { fromMilli, maxQuantityMilli, toMilli } from '#domain/stock/quantity.ts';

/**
 * A line as browsers keep it: with other names the carts they hold could not be read. `price` is the unit price after
 * discount, a decimal.
 */
export type CartLine = {
  id: number;
  name: string;
  price: number;
  image: string | null;
  category: string;
  /** Decimal: pieces, kilograms or litres. */
  quantity: number;
  product: Omit<Product, 'id' | 'name' | 'price' | 'category' | 'htmlDescription' | 'product'> & Product['product'];
};

/** A product as lists show it, or as the cart's figures do: without its long description. */
export type Sold = Omit<Product, 'htmlDescription'> & { htmlDescription?: string };

export function toCartLine(item: Sold, quantity: number): CartLine {
  const { id, name, price, category, htmlDescription: _, product, ...rest } = item;
  return { id, name, price, image: product.picture, category, quantity, product: { ...rest, ...product } };
}

/** The most that may be in the cart: the stock when it is tracked, never more than 999, in whole steps. */
export function maxQuantity(line: Pick<CartLine, 'product'>): number {
  const { inventory, quantityInStock, quantityStep } = line.product;
  const most = inventory ? Math.min(Math.round(quantityInStock * 1000), maxQuantityMilli) : maxQuantityMilli;
  const step = Math.round(quantityStep * 1000);
  return fromMilli(most - (most % step));
}

/** What a line costs, a decimal of the currency; `decimals` are the currency's. Rounded once, as the server does. */
export function cartLineTotal(line: CartLine, decimals: number): number {
  return toDecimal(lineCents(line, decimals), decimals);
}

/** What all lines cost, without delivery. */
export function cartTotal(lines: readonly CartLine[], decimals: number): number {
  return toDecimal(
    lines.reduce((sum, line) => sum + lineCents(line, decimals), 0),
    decimals,
  );
}

/** The number on the cart: pieces are counted, a weighed good counts as one. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + (line.product.quantityStep % 1 === 0 ? line.quantity : 1), 0);
}

/** Reads what was stored, leaving out what is no line. */
export function readCartLines(stored: unknown): CartLine[] {
  return Array.isArray(stored) ? stored.filter(isCartLine) : [];
}

function isCartLine(value: unknown): value is CartLine {
  const line = value as Partial<CartLine> | null;
  return (
    typeof line?.id === 'number' &&
    typeof line.name === 'string' &&
    typeof line.price === 'number' &&
    typeof line.quantity === 'number' &&
    line.quantity > 0 &&
    typeof line.product?.quantityStep === 'number'
  );
}

function lineCents(line: CartLine, decimals: number): number {
  return lineTotal(fromDecimal(line.price, decimals), toMilli(line.quantity) ?? 0);
}
