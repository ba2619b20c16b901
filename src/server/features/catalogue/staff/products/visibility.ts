import { type SQL, sql } from 'drizzle-orm';
import { products } from '#server/db/tables/catalogue.ts';

/** The columns that say whether a product shows, and since when it does not. What was never shown is not removed by being hidden. */
export function visibility(visible: boolean, now: Date): { visible: boolean; removedAt: SQL | null } {
  const removedAt = sql`case when ${products.visible} then ${now.toISOString()}::timestamptz else ${products.removedAt} end`;
  return { visible, removedAt: visible ? null : removedAt };
}
