import type { Store } from '#contract/stores/stores.ts';
import { computeCartFigures } from '#domain/cart/compute-cart-figures.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import type { CartLine } from './cart-line.ts';

/** What an order would cost; decimals of the currency, VAT included. */
export type OrderFigures = {
  goods: number;
  /** Null while it cannot be computed: no postal code yet. */
  fee: number | null;
  /** False when the store brings nothing there; the order cannot be placed for delivery. */
  isDeliverable: boolean;
  /** What is missing to free delivery; null when there is no such threshold, or it is reached. */
  missingToFree: number | null;
  vat: number;
  total: number;
  /** What card and PayPal reserve beside, as the server says it; undefined while the figures are the page's own. */
  margin?: number | undefined;
};

type Asked = {
  lines: readonly CartLine[];
  store: Pick<Store, 'allowDelivery' | 'shippingRules' | 'address'>;
  method: OrderType;
  postalCode: string | null;
  priceType: PriceType;
  /** Decimals of the currency. */
  decimals: number;
};

/** The figures of a cart by the rules that the server goes by; it computes them again, and its figures count. */
export function orderFigures({ lines, store, method, postalCode, priceType, decimals }: Asked): OrderFigures {
  const { allowDelivery } = store;
  const figures = computeCartFigures({
    lines: pricedItems(lines, decimals),
    allowDelivery,
    rules: rulesOf(store, decimals),
    storePostalCode: store.address.postalCode,
    method,
    postalCode,
    priceType,
  });
  const decimal = (cents: number) => toDecimal(cents, decimals);
  return {
    goods: decimal(figures.goodsCents),
    fee: figures.feeCents === null ? null : decimal(figures.feeCents),
    isDeliverable: figures.isDeliverable,
    missingToFree: figures.missingToFreeCents === null ? null : decimal(figures.missingToFreeCents),
    vat: decimal(figures.vatCents),
    total: decimal(figures.totalCents),
  };
}

/** The lines as the rules of an order take them. */
export function pricedItems(lines: readonly CartLine[], decimals: number) {
  return lines.map((line) => ({
    unitPriceCents: fromDecimal(line.price, decimals),
    quantityMilli: toMilli(line.quantity) ?? 0,
    vatRateBp: Math.round(line.product.vatInPercent * 100),
  }));
}

/** Lines as the call `readCartFigures` takes them: `12:2,15:0.5`; undefined for none. */
export function figureLines(lines: readonly { id: number; quantity: number }[]): string | undefined {
  return lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',') || undefined;
}
