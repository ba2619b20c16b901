import sharp from 'sharp';
import { originalName } from './add-picture.ts';
import type { PictureStore } from './picture-store.ts';

export type PictureFormat = 'webp' | 'avif';

const making = new Map<string, Promise<Buffer | null>>();

/** A picture in one width and format: made at its first request, kept ever after. Null for an unknown picture. */
export function readPictureSize(
  store: PictureStore,
  id: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  const name = `sizes/${id}-${width}.${format}`;
  const running = making.get(name);
  if (running !== undefined) return running;
  const mine = readOrMake(store, name, id, width, format).finally(() => making.delete(name));
  making.set(name, mine);
  return mine;
}

async function readOrMake(store: PictureStore, name: string, id: string, width: number, format: PictureFormat) {
  const kept = await store.read(name);
  if (kept) return kept;
  const original = await store.read(originalName(id));
  if (!original) return null;
  const { width: own } = await sharp(original).metadata();
  const isOriginal = format === 'webp' && own <= width;
  const resized = sharp(original).resize(width, undefined, { withoutEnlargement: true });
  const bytes = isOriginal
    ? original
    : await (format === 'avif' ? resized.avif({ quality: 55, effort: 4 }) : resized.webp({ quality: 80 })).toBuffer();
  await store.write(name, bytes);
  return bytes;
}
