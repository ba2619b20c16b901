import type { Db } from '#server/db/connection.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';

/** How the shop picks, as staff have set it. */
export async function readPickingSettings(db: Db) {
  const [row = unnamedShop] = await db.select().from(shop);
  return { ...row, mostOrdersARun: 8, underPercent: 20, overPercent: 10, substituteAnswerMinutes: 20 };
}
