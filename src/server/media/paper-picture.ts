import { isRefusal } from '#contract/errors.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { loadSharp } from './open-picture.ts';
import { findPictureSize } from './picture-size.ts';
import { workOnPicture } from './picture-work.ts';

/** Pixels of each side: 15 mm at the 300 dots to an inch of an office printer. */
const side = 176;

/**
 * A picture as papers have it: a small square JPEG on white, made the first time it is printed and kept ever after. Null
 * where the picture is gone, or while too many others are at work: a paper goes without it then.
 */
export async function readPaperPicture(store: FileStore, id: string): Promise<Uint8Array | null> {
  const name = `sizes/${id}-paper.jpg`;
  const kept = await readWhole(store, name);
  if (kept) return kept;
  const size = await findPictureSize(store, id, 320);
  const file = size && (await readWhole(store, size.name));
  if (!file) return null;
  try {
    const made = await workOnPicture('size', () => toSquare(file));
    await store.put(name, made);
    return made;
  } catch (error) {
    if (isRefusal(error) && error.code === 'unavailable') return null;
    throw error;
  }
}

async function toSquare(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(file)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
