import type { Sharp } from 'sharp';
import { Refusal } from '#contract/errors.ts';
import { loadSharp } from './load-sharp.ts';

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
