import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Db } from '#server/db/connection.ts';
import { pictures, productPictures } from '#server/db/tables/catalogue.ts';
import { keepPicture } from '#server/media/add-picture.ts';
import type { FileStore } from '#server/media/file-store.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';

const folder = new URL('../../../../demo/pictures/', import.meta.url);
/** What may follow the front in the gallery, in this order: files `<key>.<view>.webp`, made by demo/drawing. */
const views = ['beside', 'served', 'detail', 'back'] as const;
/** Width and height of every picture of the demo, in pixels; a test of demo/drawing holds them to it. */
const side = 600;

/** Files written at the same time: the disk works on them beside us. */
const atOnce = 16;

/** The pictures of the goods, the front first; ids follow the order of the data files. */
export async function seedPictures(tx: Db, store: FileStore, goods: readonly SeedProduct[]): Promise<void> {
  const index = readIndex();
  const wanted = goods.flatMap(({ key }, i) =>
    [key, ...views.map((view) => `${key}.${view}`)]
      .filter((name) => index[name] !== undefined)
      .map((name, position) => ({ name, position, productId: i + 1, color: index[name]?.colour ?? '#ffffff' })),
  );
  if (wanted.length === 0) return;
  const rows: (typeof pictures.$inferInsert)[] = [];
  for (let i = 0; i < wanted.length; i += atOnce) {
    const keeping = wanted.slice(i, i + atOnce).map(async ({ name, color }) => {
      const bytes = await readFile(new URL(`${name}.webp`, folder));
      return keepPicture(store, bytes, { width: side, height: side, color });
    });
    rows.push(...(await Promise.all(keeping)));
  }
  await tx.insert(pictures).values(rows).onConflictDoNothing();
  await tx
    .insert(productPictures)
    .values(wanted.map(({ productId, position }, i) => ({ productId, position, pictureId: rows[i]?.id ?? '' })));
}

/** The colours that show before the pictures, so that none need be decoded here. */
function readIndex(): Record<string, { colour: string }> {
  return JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'));
}
