import type { Language } from '#domain/language/language.ts';
import type { OrderType } from '#domain/order/status.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { orderTotals } from '#domain/pricing/order-totals.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { deliveryFee } from '#domain/shipping/shipping-rule.ts';
import type { Draws } from '#server/seed/demo/draw.ts';
import type { PriceTimeline } from '#server/seed/demo/price-timeline.ts';
import { demoStores, shippingRulesOf } from '#server/seed/demo/stores.ts';
import type { BasketLine } from './basket.ts';
import type { Shopper } from './customers.ts';

type Asked = {
  storeId: number;
  priceType: PriceType;
  language: Language;
  /** Where it is to be brought; null is fetched. */
  postalCode: string | null;
  at: Date;
};
export type PriceBasket = ReturnType<typeof basketPricer>;

/** Whether somebody would have it brought; businesses mostly do. */
export function wantsDelivery({ household, storeId }: Pick<Shopper, 'household' | 'storeId'>, draws: Draws): boolean {
  const isBusiness = household === 'office' || household === 'restaurant';
  return draws() < (isBusiness ? 0.9 : 0.62) && demoStores[storeId - 1]?.allowDelivery === true;
}

/** Prices baskets as the shop does: prices of the moment, the store's rules of delivery; where it does not bring, one fetches. */
export function basketPricer(timeline: PriceTimeline) {
  const rules = demoStores.map(shippingRulesOf);
  return (basket: readonly BasketLine[], { storeId, priceType, language, postalCode, at }: Asked) => {
    const priced = basket.map(({ item, quantityMilli }) => {
      const { productId, good } = item;
      const { name, category, supplier, supplierCode, unit, vatBp } = good;
      const productName = name[language];
      const texts = { productName, productCategory: category, supplier, supplierCode, supplierItemName: productName };
      return { productId, ...texts, unit, vatBp, quantityMilli, ...timeline.priceAt(item, priceType, at) };
    });
    const goodsCents = priced.reduce((sum, line) => sum + lineTotal(line.unitCents, line.quantityMilli), 0);
    const fee = postalCode === null ? null : deliveryFee(rules[storeId - 1] ?? [], postalCode, goodsCents, priceType);
    const type: OrderType = fee?.available ? 'delivery' : 'pickup';
    const {
      lines,
      netCents: _,
      ...figures
    } = orderTotals({
      lines: priced.map(({ unitCents, quantityMilli, vatBp }) => ({
        unitPriceCents: unitCents,
        quantityMilli,
        vatRateBp: vatBp,
      })),
      feeCents: fee?.available ? fee.feeCents : 0,
    });
    return {
      type,
      figures,
      lines: priced.map((line, i) => ({ ...line, ...(lines[i] ?? { lineCents: 0, vatCents: 0 }) })),
    };
  };
}
