import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import type { PgUpdateSetSource } from '#server/db/pg-core.ts';
import { and, eq, ne, sql } from '#server/db/sql.ts';
import { catalogueChanges } from '#server/db/tables/shelf.ts';
import { storeDiscounts, stores } from '#server/db/tables/stores.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';

type StoreFacts = Partial<Omit<PgUpdateSetSource<typeof stores>, 'id' | 'createdAt' | 'lowestNotedAt'>>;
const discountFields = ['discountPercent', 'discountIsActive', 'discountFrom', 'discountTo'] as const;

/**
 * Changes a store. A discount on everything holds from the moment of its start without touching a price; that it was set
 * is noted, for the lowest prices of the last 30 days. Refuses `notFound`, and `invalid` for a code that another store has.
 */
export async function editStore(
  { tx, announce, now }: CatalogueWrite,
  storeId: number,
  facts: StoreFacts,
): Promise<void> {
  if (typeof facts.code === 'string') await requireFreeCode(tx, storeId, facts.code);
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

/** Two stores that are given one code at once wait for each other until one is committed. */
async function requireFreeCode(tx: Db, storeId: number, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stores.code'))`);
  const [owner] = await tx
    .select({ name: stores.name })
    .from(stores)
    .where(and(eq(stores.code, code), ne(stores.id, storeId)));
  if (owner) throw invalidFields({ code: 'stores.codeTaken' }, { store: owner.name });
}
