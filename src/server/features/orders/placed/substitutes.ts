import type { FieldErrors } from '#contract/errors.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { Cents } from '#domain/money/cents.ts';
import { type Measured, substitutePrice } from '#domain/pricing/substitute-price.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import type { SoldProduct } from '../core/select-sold-products.ts';
import type { AgreedLine } from './agreed-lines.ts';

/** What stands for a product of the order, and what a unit of it costs at the most, in cents. */
export type Substitute = { replaces: number; unitCents: Cents };
type Sent = readonly { product_id: number; replaces?: number | undefined }[];

/** What is sent in the place of agreed goods, by product: its price is by these, as they were agreed. */
export async function selectSubstitutes(
  tx: Db,
  sent: Sent,
  { agreed, goods }: { agreed: readonly AgreedLine[]; goods: ReadonlyMap<number, SoldProduct> },
): Promise<ReadonlyMap<number, Substitute>> {
  const replacing = sent.flatMap(({ product_id: id, replaces }) => (replaces ? [{ id, replaces }] : []));
  if (replacing.length === 0) return new Map();
  const measures = await selectMeasures(tx, [...new Set(replacing.flatMap(({ id, replaces }) => [id, replaces]))]);
  const found = replacing.flatMap(({ id, replaces }): [number, Substitute][] => {
    const [good, own, original] = [goods.get(id), measures.get(id), measures.get(replaces)];
    const prices = agreed.filter(({ productId }) => productId === replaces).map(({ unitCents }) => unitCents);
    if (!good || !own || !original || prices.length === 0) return [];
    // Goods may have been agreed at two prices: the lower one is never too dear.
    const was = { ...original, unitCents: Math.min(...prices) };
    return [[id, { replaces, unitCents: substitutePrice({ ...own, unitCents: good.unitCents }, was) }]];
  });
  return new Map(found);
}

async function selectMeasures(tx: Db, ids: number[]): Promise<ReadonlyMap<number, Measured>> {
  const { id, unit, unitWeightG: weightG, volumeMl } = products;
  const rows = await tx.select({ id, unit, weightG, volumeMl }).from(products).where(inArray(id, ids));
  return new Map(rows.map(({ id: productId, ...row }) => [productId, { ...row, unit: row.unit as Unit }]));
}

/** Lines that stand for goods that the order does not hold, or of which it is not to hold less. */
export function replaceErrors(sent: Sent, differences: ReadonlyMap<number, Milli>): FieldErrors {
  const wrong = [...sent.entries()].filter(([, { replaces }]) => replaces && (differences.get(replaces) ?? 0) >= 0);
  return Object.fromEntries(
    wrong.map(([i]) => [`order_items.${i}.replaces`, [{ message: 'validation.invalid', parameters: {} }]]),
  );
}
