/**
 * How a shop's scale writes its labels, as 13 signs: a digit is itself, `I` the item (a product's scale code), `P` the price
 * in minor units, `W` the weight in grams, `X` any digit, `C` the check digit: `21IIIIIPPPPPC`. Source: the specification of
 * picking, "Barcodes and weights".
 */
export type ScalePattern = string;

export const mostScalePatterns = 10;
export const scalePatternLength = 13;
/** Digits that an item may have: one sign at least is the price or the weight. */
export const longestScaleCode = scalePatternLength - 1;

/** Why a pattern is none: its signs, no item, not either of price and weight, or a check digit that is not the one last sign. */
export type ScalePatternFault = 'scaleSigns' | 'scaleItem' | 'scaleValue' | 'scaleCheck';

/** What is wrong with a pattern; null for one by which labels can be read. */
export function scalePatternFault(pattern: string): ScalePatternFault | null {
  if (!/^[0-9IPWXC]{13}$/.test(pattern)) return 'scaleSigns';
  if (!pattern.includes('I')) return 'scaleItem';
  if (pattern.includes('P') === pattern.includes('W')) return 'scaleValue';
  const check = pattern.indexOf('C');
  return check >= 0 && check !== scalePatternLength - 1 ? 'scaleCheck' : null;
}
