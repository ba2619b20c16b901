import { bodyId } from '../fields.ts';
import { z } from '../zod.ts';

/** The stores that a program is limited to, each once; null: all. */
export const programStores = z
  .array(bodyId, 'validation.invalid')
  .min(1, 'validation.required')
  .max(1000, 'validation.tooMany')
  .refine((ids) => new Set(ids).size === ids.length, 'validation.invalid')
  .nullable();

/** Codes of a list, one at least, each once. */
export const someOf = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z
    .array(z.enum(codes, 'validation.invalid'), 'validation.required')
    .min(1, 'validation.required')
    .max(codes.length, 'validation.invalid')
    .refine((sent) => new Set(sent).size === sent.length, 'validation.invalid');
