import type { Sharp } from 'sharp';
import { Refusal } from '#contract/errors.ts';

/** The picture library, loaded with the first picture: it takes some 8 MB that a shop mostly does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: how many are worked on at once is decided in picture-work.ts.
  sharp.concurrency(1);
  return sharp;
}

/** Of a picture that is taken in. */
export const mostMegapixels = 40;

type Wanted = {
  /** By sharp's names. */
  formats: ReadonlySet<string>;
  limits: { limitInputPixels: number; failOn: 'error' };
  /** The field of the form that the file came in. */
  field: string;
  /** Pictures that move are refused. */
  isStill?: boolean;
};

/** A file as a picture. Throws `invalid` on its field, with the kinds that are taken or the most pixels. */
export async function openPicture(bytes: Buffer, { formats, limits, field, isStill }: Wanted): Promise<Sharp> {
  const sharp = await loadSharp();
  const refuse = (message: string, parameters: Record<string, number> = {}) =>
    new Refusal('invalid', { errors: { [field]: [{ message, parameters }] } });
  const head = await readHead(sharp, bytes);
  if (!head || !formats.has(head.format) || (isStill && (head.pages ?? 1) > 1)) throw refuse('validation.pictureKind');
  if (head.width * (head.pageHeight ?? head.height) > limits.limitInputPixels)
    throw refuse('validation.picturePixels', { most: limits.limitInputPixels / 1_000_000 });
  return sharp(bytes, limits);
}

/** Only the head is read here, whatever size it says. sharp's errors have no codes; its one input is the bytes. */
async function readHead(sharp: Awaited<ReturnType<typeof loadSharp>>, bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}
