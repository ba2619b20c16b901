import { inArray, type SQL } from '#server/db/sql.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { shelf } from '#server/db/tables/shelf.ts';
import type { Write } from '#server/db/transact.ts';

/**
 * Announces that what customers say of goods has changed, in the stores that sell them: their pages, and the mean and
 * number of the stars on these, are made anew. `which`: reviews that come, change or go in this transaction.
 */
export async function announceRatings({ tx, announce }: Write, which: SQL | undefined): Promise<void> {
  const reviewed = tx.select({ id: reviews.productId }).from(reviews).where(which);
  const selling = await tx
    .selectDistinct({ storeId: shelf.storeId })
    .from(shelf)
    .where(inArray(shelf.productId, reviewed));
  if (selling.length === 0) return;
  announce(
    'catalogue',
    selling.map(({ storeId }) => storeId),
  );
}
