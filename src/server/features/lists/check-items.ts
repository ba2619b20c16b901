import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { type ListItem, mergeItems } from '#domain/lists/shopping-list.ts';
import {
  fromMilli,
  isQuantityAllowed,
  type Milli,
  maxQuantityMilli,
  quantityStepMilli,
} from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';

type Good = { id: number; name: string; stepMilli: Milli };
/** A line as it stands in a list already. */
export type KeptItem = ListItem & { productName: string };

/**
 * The goods of a list, a line for each product, with their names of today. Quantities have the rules of carts, whatever
 * is in stock; what stands in the list already and is not changed may stay, though it is sold no more. Throws `invalid`
 * with the lines named.
 */
export async function checkItems(
  tx: Db,
  sent: readonly ListItem[],
  { kept, language }: { kept: readonly KeptItem[]; language: Language },
): Promise<KeptItem[]> {
  const merged = mergeItems(sent);
  const sums = new Map(merged.map((item) => [item.productId, item.quantityMilli]));
  const before = new Map(kept.map((item) => [item.productId, item]));
  const goods = await selectGoods(tx, [...sums.keys()], language);
  const errors: FieldErrors = {};
  for (const [i, { productId, quantityMilli }] of sent.entries()) {
    const sum = sums.get(productId) ?? 0;
    if (before.get(productId)?.quantityMilli === sum) continue;
    const good = goods.get(productId);
    const fault = (field: string, message: string, parameters = {}) => {
      errors[`order_items.${i}.${field}`] = [{ message, parameters }];
    };
    if (!good) fault('product_id', 'checkout.notSoldHere');
    else if (sum > maxQuantityMilli)
      fault('quantity', 'validation.quantityTooLarge', { maximum: fromMilli(maxQuantityMilli) });
    else if (!isQuantityAllowed(quantityMilli, good.stepMilli))
      fault('quantity', 'validation.quantity', { step: fromMilli(good.stepMilli) });
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors });
  return merged.map((item) => {
    const productName = goods.get(item.productId)?.name ?? before.get(item.productId)?.productName ?? '';
    return { ...item, productName };
  });
}

/** What the shop sells, in whatever store. */
async function selectGoods(tx: Db, ids: readonly number[], language: Language): Promise<Map<number, Good>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: products.id,
      slug: products.slug,
      name: productTexts.name,
      unit: products.unit,
      ownStep: products.quantityStepMilli,
    })
    .from(products)
    .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language)))
    .where(and(inArray(products.id, [...ids]), eq(products.visible, true)));
  return new Map(
    rows.map(({ id, slug, name, unit, ownStep }) => {
      return [id, { id, name: name ?? slug, stepMilli: quantityStepMilli(unit, ownStep) }];
    }),
  );
}
