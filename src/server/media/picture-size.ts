import { isRefusal } from '#contract/errors.ts';
import { type PictureWidth, pictureWidths } from '#domain/catalogue/picture-widths.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { loadSharp } from './open-picture.ts';
import { workOnPicture } from './picture-work.ts';

/** The file that answers for a picture in one width. */
export type PictureSize = {
  name: string;
  /** The original, as others wait for theirs to be made: to be asked for again soon. */
  isStandIn: boolean;
};

const making = new Map<string, Promise<PictureSize | null>>();

/**
 * The file of a picture in one width: made with the picture, else (the demo's, or one of an earlier release) at its first
 * request, and kept ever after. Null for an unknown picture.
 */
export function findPictureSize(store: FileStore, id: string, width: PictureWidth): Promise<PictureSize | null> {
  const name = sizeName(id, width);
  const running = making.get(name);
  if (running !== undefined) return running;
  const mine = findOrMake(store, name, id, width).finally(() => making.delete(name));
  making.set(name, mine);
  return mine;
}

/** Makes every width that pages name of a picture that is being added, one after the other. */
export async function makePictureSizes(store: FileStore, id: string, original: Buffer): Promise<void> {
  for (const width of pictureWidths) await store.put(sizeName(id, width), await resize(original, width));
}

async function findOrMake(store: FileStore, name: string, id: string, width: PictureWidth) {
  if (await store.exists(name)) return { name, isStandIn: false };
  if (!(await store.exists(originalName(id)))) return null;
  try {
    await workOnPicture('size', async () => {
      const original = await readWhole(store, originalName(id));
      if (original) await store.put(name, await resize(original, width));
    });
    return { name, isStandIn: false };
  } catch (error) {
    if (isRefusal(error) && error.code === 'unavailable') return { name: originalName(id), isStandIn: true };
    throw error;
  }
}

async function resize(original: Buffer, width: PictureWidth): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width: own } = await sharp(original).metadata();
  if (own <= width) return original;
  return sharp(original).resize(width, undefined).webp({ quality: 80 }).toBuffer();
}

function sizeName(id: string, width: PictureWidth): string {
  return `sizes/${id}-${width}.webp`;
}

/** The file of a picture as it was taken in. */
export function originalName(id: string): string {
  return `originals/${id}.webp`;
}
