import { originalName } from './add-picture.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { loadSharp } from './load-sharp.ts';

export type PictureFormat = 'webp' | 'avif';

const making = new Map<string, Promise<string | null>>();

/**
 * The name of the file that holds a picture in one width and format: made at its first request, kept ever after. Null
 * for an unknown picture.
 */
export function findPictureSize(
  store: FileStore,
  id: string,
  width: number,
  format: PictureFormat,
): Promise<string | null> {
  const name = `sizes/${id}-${width}.${format}`;
  const running = making.get(name);
  if (running !== undefined) return running;
  const mine = findOrMake(store, name, id, width, format).finally(() => making.delete(name));
  making.set(name, mine);
  return mine;
}

async function findOrMake(store: FileStore, name: string, id: string, width: number, format: PictureFormat) {
  const kept = await store.get(name);
  if (kept) {
    kept.content.destroy();
    return name;
  }
  const original = await readWhole(store, originalName(id));
  if (!original) return null;
  const sharp = await loadSharp();
  const { width: own } = await sharp(original).metadata();
  const isOriginal = format === 'webp' && own <= width;
  const resized = sharp(original).resize(width, undefined, { withoutEnlargement: true });
  const bytes = isOriginal
    ? original
    : await (format === 'avif' ? resized.avif({ quality: 55, effort: 4 }) : resized.webp({ quality: 80 })).toBuffer();
  await store.put(name, bytes);
  return name;
}
