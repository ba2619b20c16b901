import { type PickingSettings, usualPickingSettings } from '#domain/picking/picking-settings.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';

/** How the shop picks, as staff have set it. */
export async function readPickingSettings(db: Db): Promise<PickingSettings> {
  const [row = usualPickingSettings] = await db.select().from(shop);
  return row;
}
