import { randomBytes } from 'node:crypto';
import { createTurns } from '#domain/turns/take-turns.ts';
import type { FileStore } from './file-store.ts';
import { loadSharp } from './load-sharp.ts';

// As for pictures of goods: few enough to decode in memory.
const limits = { limitInputPixels: 40_000_000, failOn: 'error' } as const;
/** Pixels of each side: an avatar is a square. */
const side = 512;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const takeTurns = createTurns(2);

/**
 * Keeps somebody's picture: re-encoded, so that nothing of the file is kept but its pixels, under a random name. Answers
 * that name for the account's row; null when the bytes are no picture, one that moves, or one that is too large.
 */
export async function keepAvatar(files: Pick<FileStore, 'put'>, original: Buffer): Promise<string | null> {
  // Decoding takes memory: many at once wait for each other.
  const square = await takeTurns('all', () => toSquare(original));
  if (!square) return null;
  const name = `avatars/${randomBytes(16).toString('hex')}.webp`;
  await files.put(name, square);
  return name;
}

/** The address of an avatar by the name of its file. */
export function avatarUrl(name: string): string {
  return `/${name}`;
}

async function toSquare(original: Buffer): Promise<Buffer | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(original, limits);
    const { format, pages = 1 } = await image.metadata();
    if (!formats.has(format) || pages > 1) return null;
    return await image.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    // sharp's errors have no codes; the only input here is the bytes, so they are no picture.
    return null;
  }
}
