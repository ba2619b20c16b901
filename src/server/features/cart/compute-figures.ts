import type { CartFigures, readCartFigures } from '#contract/cart/cart.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import { computeCartFigures } from '#domain/cart/compute-cart-figures.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { defaultWeighedMarginPercent, weighedMarginCents } from '#domain/payment/reserve.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import type { Connection } from '#server/db/connection.ts';
import { readStoreRules } from '#server/services/order/store-rules.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';

/** What a cart costs at today's prices of a store, by the rules of an order; stock cuts nothing here. */
export async function computeFigures(
  connection: Pick<Connection, 'hot'>,
  { store_id: storeId, type, postal_code, lines = [] }: ParsedOf<typeof readCartFigures>,
  view: Shown,
  now: Date,
): Promise<CartFigures> {
  const { decimals } = view;
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const [products, store] = await Promise.all([
    selectProductsById(connection, storeId, ids, view, now),
    readStoreRules(connection.hot, storeId),
  ]);
  if (!store) throw invalidFields({ store_id: 'checkout.unknownStore' });
  const byId = new Map(products.map((product) => [product.id, product]));
  const sold = lines.flatMap(({ product_id, quantity }) => {
    const product = byId.get(product_id);
    return product ? [{ product, quantity }] : [];
  });
  const items = sold.map(({ product, quantity }) => ({
    unitPriceCents: fromDecimal(product.price, decimals),
    quantityMilli: toMilli(quantity) ?? 0,
    vatRateBp: Math.round(product.vatInPercent * 100),
  }));
  const figures = computeCartFigures({
    lines: items,
    ...store,
    method: type,
    // What is no postal code says nothing of where it goes, as none does; an order of it would be refused.
    postalCode: postal_code && isPostalCode(postal_code) ? postal_code : null,
    priceType: view.priceType,
  });
  const totals = sold.map((_, i) => {
    const item = items[i] ?? { unitPriceCents: 0, quantityMilli: 0 };
    return lineTotal(item.unitPriceCents, item.quantityMilli);
  });
  const bought = sold.map(({ product }, i) => ({ unit: product.product.unit, lineCents: totals[i] ?? 0 }));
  const margin = weighedMarginCents(bought, store.marginPercent ?? defaultWeighedMarginPercent);
  return {
    storeId,
    goods: inUnits(figures.goodsCents),
    fee: figures.feeCents === null ? null : inUnits(figures.feeCents),
    isDeliverable: figures.isDeliverable,
    missingToFree: figures.missingToFreeCents === null ? null : inUnits(figures.missingToFreeCents),
    vat: inUnits(figures.vatCents),
    total: inUnits(figures.totalCents),
    margin: inUnits(margin),
    lines: sold.map(({ product, quantity }, i) => ({ quantity, lineTotal: inUnits(totals[i] ?? 0), product })),
    missing: ids.filter((id) => !byId.has(id)),
  };
}
