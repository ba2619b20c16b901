import { normalisePostalCode } from './postal-code.ts';

/** In its one form: two to four digits, or the letter, digit and letter of a Canadian area, and a star. */
const canonical = /^(?:\d{2,4}|[A-Z]\d[A-Z])\*$/;

/**
 * The one form of a prefix of postal codes, which stands for all codes that begin so: `75*` for `75 *`, `75***` and digits of
 * full width, `K1A*` for `k1a*`. A postal code comes in its one form (`normalisePostalCode`); what is neither, as it was typed.
 */
export function normaliseCodeOrPrefix(text: string): string {
  const code = normalisePostalCode(text);
  const prefix = code.replace(/\s|\*(?=\*)/g, '');
  return canonical.test(prefix) ? prefix : code;
}

/** Whether a text is a prefix of postal codes in its one form. */
export function isCodePrefix(text: string): boolean {
  return canonical.test(text);
}
