import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { Substitution } from '#domain/order/substitution.ts';

/** A line while it is edited. */
export type OrderLine = {
  productId: number;
  name: string;
  unit: string;
  quantity: number;
  /** A wish of its own; null: the order's. */
  substitution: Substitution | null;
  /** The product of the order that it stands for. */
  instead?: { productId: number; name: string };
};

/** Goods that can be added, as a search finds them. */
export type Goods = {
  id: number;
  name: string;
  unit: string;
  price: number | null;
  firstQuantity: number;
  quantityStep: number;
  /** What tells two of one name apart. */
  code: string | null;
};

/** What may be edited of an order's lines: one for each product, though it may have been sold at two prices. */
export function linesOf({ items, substitution: common }: StaffOrderDetail): OrderLine[] {
  const lines = new Map<number, OrderLine>();
  for (const { productId, productName, unit, quantity, substitution } of items) {
    const known = lines.get(productId);
    const wish = substitution === common ? null : substitution;
    if (known) lines.set(productId, { ...known, quantity: plus(known.quantity, quantity) });
    else lines.set(productId, { productId, name: productName, unit, quantity, substitution: wish });
  }
  return [...lines.values()];
}

/** The lines with some goods added: what is there already becomes more by a step. */
export function addGoods(lines: readonly OrderLine[], goods: Goods): OrderLine[] {
  if (!lines.some(({ productId }) => productId === goods.id)) {
    const { id: productId, name, unit, firstQuantity: quantity } = goods;
    return [...lines, { productId, name, unit, quantity, substitution: null }];
  }
  return lines.map((line) =>
    line.productId === goods.id ? { ...line, quantity: plus(line.quantity, goods.quantityStep) } : line,
  );
}

/**
 * The lines with some goods in the place of a line: as much of them as there was of it where both are sold by one unit,
 * else as much as they begin with. What stood for another stands for that one.
 */
export function replaceLine(lines: readonly OrderLine[], old: OrderLine, goods: Goods): OrderLine[] {
  if (goods.id === old.productId) return [...lines];
  const quantity = goods.unit === old.unit ? old.quantity : goods.firstQuantity;
  const instead = old.instead ?? { productId: old.productId, name: old.name };
  const known = lines.find(({ productId }) => productId === goods.id);
  const isBack = goods.id === instead.productId;
  const { id: productId, name, unit } = goods;
  const taken: OrderLine = known
    ? { ...known, quantity: plus(known.quantity, quantity) }
    : { productId, name, unit, quantity, substitution: null };
  const stands = isBack ? taken : { ...taken, instead };
  const rest = lines.filter((line) => line !== (known ? old : undefined));
  return rest.map((line) => (line === (known ?? old) ? stands : line));
}

/** The lines as a call takes them. */
export function toItems(lines: readonly OrderLine[]) {
  return lines.map(({ productId, quantity, substitution }) => ({ product_id: productId, quantity, substitution }));
}

/** Quantities have three decimals at most; sums of tenths are not exact. */
const plus = (a: number, b: number) => Math.round((a + b) * 1000) / 1000;
