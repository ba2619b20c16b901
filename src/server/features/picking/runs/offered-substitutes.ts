import type { PickLineOnWire, PickRunRow } from '#contract/orders/pick-runs.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { wishOf } from '#domain/order/substitution.ts';
import type { Aisle } from '#domain/picking/aisle.ts';
import { mostOfSubstitute } from '#domain/picking/may-substitute.ts';
import { missingMilli } from '#domain/picking/pick-line.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { fromMilli, isSoldByMeasure } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import type { LineToPick } from '#server/services/picking/select-packed.ts';
import { selectSubstitutes } from '#server/services/picking/select-substitutes.ts';
import { type Substitute, substituteCents } from '#server/services/picking/substitute.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import type { RunReading } from './run-call.ts';

type Offered = PickLineOnWire['substitutes'];
type Of = { row: PickRunRow; lines: readonly LineToPick[]; aisles: readonly Aisle[] };

/**
 * What may stand for lines of a run whose shoppers do not refuse it: `of` a line, what is missing of it, at the prices of
 * whoever ordered.
 */
export async function selectOffered(
  db: Db,
  { row, lines, aisles }: Of,
  { language, decimals, now }: RunReading,
): Promise<{ of: (line: LineToPick, standing: PickLineRow) => Offered }> {
  const agreed = await selectAgreed(db, lines);
  const wished = lines.filter(({ id }) => agreed.get(id)?.wish !== 'refund');
  const found = new Map<PriceType, ReadonlyMap<number, Substitute[]>>();
  for (const [priceType, own] of Map.groupBy(wished, ({ id }) => agreed.get(id)?.priceType ?? 'retail')) {
    const at = { storeId: row.storeId, priceType, language, now };
    found.set(priceType, await selectSubstitutes(db, at, [...new Set(own.map(({ productId }) => productId))]));
  }
  const aisleOf = (category: Substitute['category']) =>
    aisles.find(({ categories }) => categories.includes(category))?.name ?? null;
  return {
    of: ({ id, productId }, standing) => {
      const line = agreed.get(id);
      if (!line || line.wish === 'refund') return [];
      return (found.get(line.priceType)?.get(productId) ?? []).map((other) => ({
        productId: other.productId,
        name: other.name,
        picture: other.pictureId && pictureUrl(other.pictureId, 160),
        barcodes: other.barcodes,
        scaleCode: other.scaleCode,
        unit: other.unit,
        weighed: isSoldByMeasure(other.unit),
        price: toDecimal(substituteCents(other, line), decimals),
        atMost: fromMilli(mostOfSubstitute(missingMilli(standing), line, other)),
        aisle: aisleOf(other.category),
        shelf: other.shelf,
      }));
    },
  };
}

/** What was agreed of lines: the price of a unit in cents, what one holds, whose price it is, what is wished. */
async function selectAgreed(db: Db, lines: readonly LineToPick[]) {
  const { unit, unitWeightG: weightG, volumeMl } = products;
  const rows = await db
    .select({
      id: orderLines.id,
      unitCents: orderLines.unitCents,
      ...{ unit, weightG, volumeMl },
      priceType: orders.priceType,
      ownWish: orderLines.substitution,
      wish: orders.substitution,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      inArray(
        orderLines.id,
        lines.map(({ id }) => id),
      ),
    );
  return new Map(
    rows.map(({ ownWish, wish, ...row }) => [row.id, { ...row, unit: row.unit as Unit, wish: wishOf(ownWish, wish) }]),
  );
}
