import { defaultLanguage } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import type { orderLines } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';

type Line = Omit<typeof orderLines.$inferSelect, 'id'>;

/**
 * What stands for lines of an order as lines of their own, behind the position `after`: named in the order's language, at
 * the price of the moment when it was chosen, with its own VAT. Their figures are still to be computed.
 */
export async function selectSubstituteLines(
  tx: Db,
  { id: orderId, language }: OrderRow,
  { picked, after }: { picked: readonly PickLineRow[]; after: number },
): Promise<Line[]> {
  const chosen = picked.filter(({ state, substituteId }) => state === 'substituted' && substituteId !== null);
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ substituteId }) => substituteId as number);
  const { id, category, supplier, supplierCode, unit, vatBp, slug } = products;
  const name = sql<string>`coalesce((select t.name from product_texts t
    where t.product_id = ${id} and t.language in (${language}, ${defaultLanguage}) order by t.language = ${language} desc limit 1), ${slug})`;
  const rows = await tx
    .select({ id, category, supplier, supplierCode, unit, vatBp, name })
    .from(products)
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.flatMap(({ lineId, substituteId, substituteMilli, substituteCents }, i) => {
    const product = byId.get(substituteId as number);
    if (!product) return [];
    return {
      orderId,
      position: after + 1 + i,
      productId: product.id,
      productName: product.name,
      productCategory: product.category,
      supplier: product.supplier,
      supplierCode: product.supplierCode,
      supplierItemName: product.supplier === null ? null : product.name,
      unit: product.unit,
      substitution: null,
      quantityMilli: substituteMilli,
      orderedMilli: 0,
      substituteFor: lineId,
      baseCents: substituteCents,
      unitCents: substituteCents,
      discountPercent: null,
      vatBp: product.vatBp,
      lineCents: 0,
      vatCents: 0,
    };
  });
}
