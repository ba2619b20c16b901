import { randomBytes } from 'node:crypto';
import { invalidFields } from '#contract/errors.ts';
import type { FileStore } from './file-store.ts';
import { mostMegapixels, openPicture } from './open-picture.ts';
import { workOnPicture } from './picture-work.ts';

// As for pictures of goods: few enough to decode in memory.
const limits = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error' } as const;
/** Pixels of each side: an avatar is a square. */
const side = 512;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * Keeps somebody's picture: re-encoded, so that nothing of the file is kept but its pixels, under a random name. Answers
 * that name for the account's row. Throws `invalid` on `avatar` when the bytes are no picture, one that moves, or one
 * that is too large; `unavailable` while too many are being added.
 */
export async function keepAvatar(files: Pick<FileStore, 'put'>, original: Buffer): Promise<string> {
  const square = await workOnPicture('upload', () => toSquare(original));
  const name = `avatars/${randomBytes(16).toString('hex')}.webp`;
  await files.put(name, square);
  return name;
}

/** The address of an avatar by the name of its file. */
export function avatarUrl(name: string): string {
  return `/${name}`;
}

async function toSquare(original: Buffer): Promise<Buffer> {
  const image = await openPicture(original, { formats, limits, field: 'avatar', isStill: true });
  return image
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw invalidFields({ avatar: 'validation.pictureKind' });
    });
}
