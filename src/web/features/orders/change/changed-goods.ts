import type { Order } from '#contract/orders/orders.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';

/** A product of an order that is being changed; quantities are decimals of its unit, 0 is out of it. */
export type ChangedGood = {
  productId: number;
  name: string;
  unit: string;
  step: number;
  picture: string | null;
  /** In the order as it is; 0 for what is added. */
  before: number;
  quantity: number;
  /** What to do when it has run out, in the order as it is and as it shall be; null: as for the order. */
  wishBefore: Substitution | null;
  wish: Substitution | null;
};

/** The goods of an order, each once though it may stand on two lines at two prices. */
export function goodsOf(order: Order): ChangedGood[] {
  return [...Map.groupBy(order.orderItems, ({ productId }) => productId).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { productId, productName: name, unit, quantityStep: step, picture } = first;
    const before = sumOf(lines.map(({ quantity }) => quantity));
    const wish = first.substitutionWish ?? null;
    return [{ productId, name, unit, step, picture, before, quantity: before, wishBefore: wish, wish }];
  });
}

/** The goods with those of the basket put to them. */
export function withBasket(goods: readonly ChangedGood[], basket: readonly CartLine[]): ChangedGood[] {
  const known = new Set(goods.map(({ productId }) => productId));
  const more = new Map(basket.map(({ id, quantity }) => [id, quantity]));
  return [
    ...goods.map((good) => ({ ...good, quantity: sumOf([good.quantity, more.get(good.productId) ?? 0]) })),
    ...basket.flatMap(({ id, name, quantity, image, product: { unit, quantityStep: step } }) =>
      known.has(id)
        ? []
        : [
            {
              productId: id,
              name,
              unit,
              step,
              picture: image ?? null,
              before: 0,
              quantity,
              wishBefore: null,
              wish: null,
            },
          ],
    ),
  ];
}

type Item = { product_id: number; quantity: number; substitution?: Substitution | null };

/** What is sent: all that shall be in the order; a wish that is left out stays. */
export function itemsOf(goods: readonly ChangedGood[]): Item[] {
  return goods.flatMap(({ productId, quantity, wish, wishBefore }) =>
    quantity > 0 ? [{ product_id: productId, quantity, ...(wish !== wishBefore && { substitution: wish }) }] : [],
  );
}

export const isChanged = (goods: readonly ChangedGood[]) =>
  goods.some(({ before, quantity, wish, wishBefore }) => before !== quantity || (quantity > 0 && wish !== wishBefore));

// To thousandths, as quantities are kept: sums of tenths are never exact.
function sumOf(quantities: readonly number[]): number {
  return Math.round(quantities.reduce((sum, one) => sum + one, 0) * 1000) / 1000;
}
