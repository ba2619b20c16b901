import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Refusal } from '#contract/errors.ts';
import { catalogueChanges } from '#server/db/tables/shelf.ts';
import { storeDiscounts, stores } from '#server/db/tables/stores.ts';
import type { CatalogueWrite } from './catalogue-write.ts';

type StoreFacts = Partial<Omit<PgUpdateSetSource<typeof stores>, 'id' | 'createdAt' | 'lowestNotedAt'>>;
const discountFields = ['discountPercent', 'discountIsActive', 'discountFrom', 'discountTo'] as const;

/**
 * Changes a store. A discount on everything holds from the moment of its start without touching a price; that it was set
 * is noted, for the lowest prices of the last 30 days. Refuses `notFound`.
 */
export async function editStore(
  { tx, announce, now }: CatalogueWrite,
  storeId: number,
  facts: StoreFacts,
): Promise<void> {
  const [row] = await tx.update(stores).set(facts).where(eq(stores.id, storeId)).returning();
  if (!row) throw new Refusal('notFound');
  if (discountFields.some((field) => field in facts)) {
    const { discountPercent: percent, discountIsActive: isActive } = row;
    const set = { percent, isActive, validFrom: row.discountFrom, validTo: row.discountTo };
    await tx
      .insert(storeDiscounts)
      .values({ storeId, since: now, ...set })
      .onConflictDoUpdate({ target: [storeDiscounts.storeId, storeDiscounts.since], set });
    await tx.update(stores).set({ lowestNotedAt: null }).where(eq(stores.id, storeId));
    await tx.insert(catalogueChanges).values({ storeId });
  }
  announce('stores');
}
