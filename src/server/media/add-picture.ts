import { createHash } from 'node:crypto';
import type { pictures } from '#server/db/tables/catalogue.ts';
import type { FileStore } from './file-store.ts';
import { loadSharp } from './load-sharp.ts';

// 40 megapixels: more than a shop's cameras give, few enough to decode in memory (a decompression bomb has far more).
const limits = { limitInputPixels: 40_000_000, failOn: 'error' } as const;
const largest = 1200;
/** What cameras and design programs write; drawings with links or scripts of their own are none. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/**
 * Adds the file of a picture: re-encoded (nothing of the original file is kept but its pixels), at most 1200 pixels
 * wide and high, kept under the hash of its bytes. Answers its row, which the caller inserts; null when the bytes are no
 * picture, or one that is too large.
 */
export async function addPicture(store: FileStore, original: Buffer): Promise<typeof pictures.$inferInsert | null> {
  const made = await reEncode(original);
  if (!made) return null;
  const { data, info } = made;
  return keepPicture(store, data, { width: info.width, height: info.height, color: await colorOf(data) });
}

async function reEncode(original: Buffer) {
  const sharp = await loadSharp();
  try {
    const image = sharp(original, limits);
    if (!formats.has((await image.metadata()).format)) return null;
    const small = image.rotate().resize(largest, largest, { fit: 'inside', withoutEnlargement: true });
    return await small.webp({ quality: 86 }).toBuffer({ resolveWithObject: true });
  } catch {
    // sharp's errors have no codes; the only input here is the bytes, so they are no picture.
    return null;
  }
}

/** Stores the file of a picture that is encoded already (the demo's own). Answers its row, which the caller inserts. */
export async function keepPicture(
  store: FileStore,
  bytes: Buffer,
  known: { width: number; height: number; color: string },
): Promise<typeof pictures.$inferInsert> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  await store.put(originalName(id), bytes);
  return { id, ...known, bytes: bytes.length };
}

export function originalName(id: string): string {
  return `originals/${id}.webp`;
}

/** The mean colour, as CSS. */
async function colorOf(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const pixel = await sharp(bytes, limits).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
