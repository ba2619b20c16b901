import type { ProductInput, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { Refusal } from '#contract/errors.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import type { ProductWrite } from './create-product.ts';
import { selectProductRows, toViews } from './product-views.ts';
import { selectFigures } from './select-figures.ts';
import { writeFigures } from './write-figures.ts';

/** What is said of a product anew; `version` is the one that it was read with. */
export type ProductUpdate = ProductInput & { id: number; version?: number | undefined };
/** A product as it was and as it is, and by how much its stock has changed in each store. */
export type Changed = { before: StaffProduct; after: StaffProduct; moved: ReadonlyMap<number, Milli> };

const figureFields = {
  price: true,
  originalPrice: true,
  wholesalePrice: true,
  discount: true,
  discountFrom: true,
  discountTo: true,
  quantityInStock: true,
  quantityChange: true,
  stores: true,
} as const satisfies Partial<Record<keyof ProductInput, true>>;

/** Whether a change is of prices, discounts and stock alone. */
export function isOfFigures(input: ProductInput): boolean {
  return Object.entries(input).every(([field, value]) => value === undefined || field in figureFields);
}

/**
 * Changes prices, discounts and stock. What is kept in memory of the product itself stays; the shelves are brought in line
 * in the stores where it costs something else. Throws as `updateProduct` does.
 */
export async function changeFigures(write: ProductWrite, { id, version, ...input }: ProductUpdate): Promise<Changed> {
  const { tx, now, announce } = write;
  const isCurrent =
    version === undefined ? undefined : eq(sql`${products.version} + ${products.figuresVersion}`, version);
  const [locked] = await tx
    .update(products)
    .set({ figuresVersion: sql`${products.figuresVersion} + 1`, updatedAt: now })
    .where(and(eq(products.id, id), isNull(products.deletedAt), isCurrent))
    .returning({ id: products.id });
  const [row] = await selectProductRows(tx, [id], now);
  const [before] = row ? await toViews(tx, [row], write) : [];
  if (!row || !before) throw new Refusal('notFound');
  if (!locked) throw new Refusal('conflict', { data: before });
  const product = { id, unit: row.unit, isNew: false, figures: row.figures };
  const { moved, pricedIn, figures } = await writeFigures(write, product, input, write.decimals);
  const scope = { productIds: [id], storeIds: pricedIn };
  if (pricedIn.length > 0) await refreshShelf(tx, now, scope, { isLocked: true });
  const storeIds = [...new Set([...pricedIn, ...moved.keys()])];
  if (storeIds.length > 0) announce('catalogue', storeIds);
  const [after] = await toViews(tx, [{ ...row, figures: figures ?? (await selectFigures(tx, id, now)) }], write);
  return { before, after: after ?? before, moved };
}
