import { createHash } from 'node:crypto';
import { invalidFields } from '#contract/errors.ts';
import type { pictures } from '#server/db/tables/catalogue.ts';
import type { FileStore } from './file-store.ts';
import { loadSharp, mostMegapixels, openPicture } from './open-picture.ts';
import { makePictureSizes, originalName } from './picture-size.ts';
import { workOnPicture } from './picture-work.ts';

// Few enough pixels to decode in memory (a decompression bomb has far more); the pages make photos smaller before they
// send them, so that this is met by other programs alone.
const limits = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error' } as const;
const largest = 1200;
/** What cameras and design programs write; drawings with links or scripts of their own are none. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/**
 * Adds the file of a picture: re-encoded (nothing of the original file is kept but its pixels), at most 1200 pixels
 * wide and high, kept under the hash of its bytes, in every width that pages name. Answers its row, which the caller
 * inserts. Throws `invalid` on `field` when the bytes are no picture of a kind that is taken, or one of too many pixels;
 * `unavailable` while too many are being added.
 */
export function addPicture(store: FileStore, original: Buffer, field: string): Promise<typeof pictures.$inferInsert> {
  return workOnPicture('upload', async () => {
    const { data, info } = await reEncode(original, field);
    const color = await colorOf(data);
    const row = await keepPicture(store, data, { width: info.width, height: info.height, color });
    await makePictureSizes(store, row.id, data);
    return row;
  });
}

async function reEncode(original: Buffer, field: string) {
  const image = await openPicture(original, { formats, limits, field });
  const small = image.rotate().resize(largest, largest, { fit: 'inside', withoutEnlargement: true });
  return small
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw invalidFields({ [field]: 'validation.pictureKind' });
    });
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

/** What shows beneath a picture until it has come, and through one that is transparent, as CSS: its mean colour, else white. */
async function colorOf(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { isOpaque } = await sharp(bytes, limits).stats();
  if (!isOpaque) return '#ffffff';
  const pixel = await sharp(bytes, limits).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
