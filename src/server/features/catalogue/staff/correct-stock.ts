import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { stock, stockMovements } from '#server/db/tables/stock.ts';
import type { CatalogueWrite } from './catalogue-write.ts';

/**
 * Sets what is to be had of a product in a store, in thousandths of its unit, as somebody counted it beside what orders
 * have reserved; the ledger notes the difference. Lists follow within ten seconds. Refuses `notFound` for a product that
 * the store never sold.
 */
export async function correctStock(
  { tx, now }: CatalogueWrite,
  at: { storeId: number; productId: number },
  availableMilli: Milli,
  reason: 'opening' | 'correction' = 'correction',
): Promise<void> {
  const row = and(eq(stock.storeId, at.storeId), eq(stock.productId, at.productId));
  const [before] = await tx.select().from(stock).where(row).for('update');
  if (!before) throw new Refusal('notFound');
  const onHandMilli = availableMilli + before.reservedMilli;
  const deltaMilli = onHandMilli - before.onHandMilli;
  if (deltaMilli === 0) return;
  await tx.update(stock).set({ onHandMilli }).where(row);
  await tx.insert(stockMovements).values({ ...at, deltaMilli, reason, at: now });
}
