import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { defaultLanguage, type Language } from '#domain/language/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { effectiveDiscount } from '#domain/pricing/effective-discount.ts';
import { finalPrice } from '#domain/pricing/final-price.ts';
import { type PriceType, priceFor } from '#domain/pricing/price-type.ts';
import { quantityStepMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import type { OrderStore } from './choose-store.ts';

/** A product as it is sold now in a store to a price type; prices in cents with VAT, for one unit. */
export type SoldProduct = {
  productId: number;
  productName: string;
  productCategory: string;
  supplier: string | null;
  supplierCode: string | null;
  unit: string;
  stepMilli: number;
  vatBp: number;
  minimumAge: number | null;
  baseCents: Cents;
  unitCents: Cents;
  discountPercent: number | null;
};

const retail = alias(prices, 'retail');
const wholesale = alias(prices, 'wholesale');

/** The visible products with a price in the store, by id; one that is missing in the answer is not sold there. */
export async function selectSoldProducts(
  tx: Db,
  productIds: readonly number[],
  at: { store: OrderStore; priceType: PriceType; language: Language; now: Date },
): Promise<Map<number, SoldProduct>> {
  if (productIds.length === 0) return new Map();
  const priceIn = (of: typeof retail | typeof wholesale, type: PriceType) =>
    and(eq(of.storeId, at.store.id), eq(of.productId, products.id), eq(of.priceType, type));
  const name = sql<string>`coalesce(
    (select t.name from ${productTexts} t where t.product_id = ${products.id} and t.language = ${at.language}),
    (select t.name from ${productTexts} t where t.product_id = ${products.id} and t.language = ${defaultLanguage}),
    ${products.slug})`;
  const ownDiscount = tx
    .select({ percent: sql<number | null>`max(${discounts.percent})` })
    .from(discounts)
    .where(
      and(
        eq(discounts.storeId, at.store.id),
        eq(discounts.productId, products.id),
        eq(discounts.isActive, true),
        or(isNull(discounts.validFrom), lte(discounts.validFrom, at.now)),
        or(isNull(discounts.validTo), gte(discounts.validTo, at.now)),
      ),
    );
  const rows = await tx
    .select({
      product: products,
      name,
      retailCents: retail.cents,
      wholesaleCents: wholesale.cents,
      percent: sql<number | null>`(${ownDiscount})`,
    })
    .from(products)
    .innerJoin(retail, priceIn(retail, 'retail'))
    .leftJoin(wholesale, priceIn(wholesale, 'wholesale'))
    .where(and(eq(products.visible, true), inArray(products.id, [...productIds])));
  return new Map(
    rows.map(({ product, name, retailCents, wholesaleCents, percent }) => {
      const baseCents = priceFor(at.priceType, { retailCents, wholesaleCents });
      const discountPercent = effectiveDiscount(percent, at.store.discountPercent);
      const good = {
        productId: product.id,
        productName: name,
        productCategory: product.category,
        supplier: product.supplier,
        supplierCode: product.supplierCode,
        unit: product.unit,
        stepMilli: quantityStepMilli(product.unit, product.quantityStepMilli),
        vatBp: product.vatBp,
        minimumAge: product.minimumAge,
        baseCents,
        unitCents: finalPrice(baseCents, discountPercent),
        discountPercent,
      };
      return [product.id, good];
    }),
  );
}
