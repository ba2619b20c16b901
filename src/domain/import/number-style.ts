import type { DecimalSign } from './import-field.ts';

/**
 * What a text of a number says of the decimal sign: the sign that it must be; `unclear`, where a group of three digits
 * behind a sign may be thousands or decimals; null, where it has neither sign or is no number.
 */
export type StyleEvidence = DecimalSign | 'unclear' | null;

/** No number is longer; a pattern that fails slowly is not tried on a page of text. */
const longest = 60;

/** The evidence of a text. Spaces of any width and apostrophes part groups; what stands beside the digits is no matter. */
export function styleOf(text: string): StyleEvidence {
  if (text.length > longest) return null;
  const bare = text.replace(/[\s'’\u200e\u200f]/g, '');
  const digits = /^[^\d.,]*?([+-]?[\d.,]*\d[\d.,]*)[^\d.,]*$/u.exec(bare)?.[1];
  if (digits === undefined) return null;
  const signs: readonly string[] = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1) as DecimalSign | undefined;
  if (!last) return null;
  if (signs.includes('.') && signs.includes(','))
    return signs.filter((sign) => sign === last).length === 1 ? last : null;
  if (signs.length > 1) return 'unclear';
  const behind = digits.length - 1 - digits.indexOf(last);
  return behind === 3 || behind === 0 ? 'unclear' : last;
}

/**
 * The one decimal sign of a file by the evidence of its numbers (quantity.md, Import): one with both signs, or with one sign
 * before 1, 2 or more than 3 digits, decides. Null where some have a sign and none decides, or two disagree. Without any
 * sign both readings are the same.
 */
export function decideStyle(evidence: Iterable<StyleEvidence>): DecimalSign | null {
  const seen = new Set(evidence);
  const decided = (['.', ','] as const).filter((sign) => seen.has(sign));
  if (decided.length === 1) return decided[0] ?? null;
  return decided.length === 0 && !seen.has('unclear') ? '.' : null;
}

/** As typed: `1 234,56 €`. Digits in groups of three, or in none. */
const plain = (group: string, decimal: string) =>
  new RegExp(`^([+-]?)(\\d+|\\d{1,3}(?:[${group} ']\\d{3})+)(?:[${decimal}](\\d*))?$|^([+-]?)[${decimal}](\\d+)$`);
const forms = { '.': plain(',', '.'), ',': plain('.', ',') };
/** As nothing has said which sign it is: digits alone. */
const wholeForm = /^([+-]?)(\d+|\d{1,3}(?:[ ']\d{3})+)$/;

/**
 * A decimal of a cell as a whole number of its smallest unit: `3,5` with 2 decimals is 350. A number of a workbook is
 * rounded to the decimals (3.3300000000000001 is 333); a text with more of them is refused, as rounding would change what
 * was meant. `signs` may stand beside it (`€`, `%`). Null: no number, or too large to be kept exactly.
 */
export function readDecimal(
  cell: string | number,
  sign: DecimalSign | null,
  decimals: number,
  signs: readonly string[] = [],
): number | null {
  if (typeof cell === 'number') return exact(shift(cell, decimals));
  if (cell.length > longest) return null;
  const text = withoutSigns(
    cell
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    signs,
  )
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/^([+-]?) /, '$1');
  const found = (sign ? forms[sign] : wholeForm).exec(text.replace(/^[\u2010-\u2013\u2212\uff0d]/, '-'));
  if (!found) return null;
  const minus = found[1] || found[4] || '';
  const behind = (found[3] ?? found[5] ?? '').replace(/0+$/, '');
  if (behind.length > decimals) return null;
  const size = exact(Number(`${(found[2] ?? '0').replace(/\D/g, '')}${behind.padEnd(decimals, '0')}`));
  return size === null ? null : minus === '-' && size !== 0 ? -size : size;
}

/** Half away from zero, on the digits that were meant rather than on their binary neighbours. */
function shift(value: number, decimals: number): number {
  const [mantissa, exponent = '0'] = Math.abs(value).toPrecision(15).split('e');
  const size = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  return value < 0 && size !== 0 ? -size : size;
}

const exact = (value: number) => (Number.isSafeInteger(value) ? value : null);

function withoutSigns(text: string, signs: readonly string[]): string {
  const upper = text.toUpperCase();
  for (const sign of signs) {
    const mark = sign.toUpperCase();
    if (upper.startsWith(mark)) return text.slice(sign.length).trim();
    if (upper.endsWith(mark)) return text.slice(0, -sign.length).trim();
  }
  return text;
}
