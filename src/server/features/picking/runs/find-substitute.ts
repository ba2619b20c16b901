import type { Measured } from '#domain/pricing/substitute-price.ts';
import type { Db } from '#server/db/connection.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { selectAllowedSubstitute } from '#server/services/picking/select-substitutes.ts';
import { substituteCents } from '#server/services/picking/substitute.ts';

type Asked = {
  order: OrderRow;
  /** The product that is missing, and its agreed price in cents. */
  original: Measured & { id: number; unitCents: number };
  productId: number;
};

/** What a unit of a product costs that stands for another in an order, in cents; null for what may not. */
export async function findSubstitute(
  tx: Db,
  { order, original, productId }: Asked,
  now: Date,
): Promise<{ unitCents: number } | null> {
  const { storeId, priceType, language } = order;
  const at = { storeId, priceType, language, now };
  const found = await selectAllowedSubstitute(tx, at, { originalId: original.id, productId });
  return found && { unitCents: substituteCents(found, original) };
}
