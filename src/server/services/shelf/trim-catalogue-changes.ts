import { lt } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { catalogueChanges } from '#server/db/tables/shelf.ts';

/** Throws away what was logged before a moment: whoever has not read for so long reads everything anew. */
export async function trimCatalogueChanges(db: Db, before: Date): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.at, before));
}
