import { digitsOf, isEan13 } from '#domain/catalogue/barcode.ts';
import { type Cents, roundHalfUp } from '#domain/money/cents.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { type ScalePattern, scalePatternLength } from './scale-pattern.ts';

/** What a label of a scale says: of which item, and its weight in grams or its price in the currency's minor units. */
export type ScaleLabel = { scaleCode: string } & ({ weightG: number } | { priceCents: Cents });

/**
 * Reads a scanned code of 13 digits (12 where the scanner leaves out the zero before them) by the first of the patterns that
 * it fits; null where it fits none, or its check digit is wrong.
 */
export function readScaleLabel(patterns: readonly ScalePattern[], scanned: string): ScaleLabel | null {
  const code = digitsOf(scanned)?.padStart(scalePatternLength, '0');
  if (code?.length !== scalePatternLength) return null;
  for (const pattern of patterns) {
    const label = readBy(pattern, code);
    if (label) return label;
  }
  return null;
}

function readBy(pattern: ScalePattern, code: string): ScaleLabel | null {
  const signs = [...pattern];
  if (signs.some((sign, i) => /\d/.test(sign) && sign !== code[i])) return null;
  if (signs.at(-1) === 'C' && !isEan13(code)) return null;
  const digits = (wanted: string) => signs.map((sign, i) => (sign === wanted ? code[i] : '')).join('');
  const scaleCode = digits('I');
  return pattern.includes('W')
    ? { scaleCode, weightG: Number(digits('W')) }
    : { scaleCode, priceCents: Number(digits('P')) };
}

/**
 * What a label says that its item weighs, in grams, which are thousandths of a kilogram: its weight, or its price divided by
 * what the store asks for a kilogram now, half up to the gram; null for a price where the store asks nothing.
 */
export function labelWeight(label: ScaleLabel, kiloCents: Cents): Milli | null {
  if ('weightG' in label) return label.weightG;
  return kiloCents > 0 ? roundHalfUp(label.priceCents * 1000, kiloCents) : null;
}

/** Whether a label's item is a product's scale code: zeros before it are how many digits the label has room for. */
export function isScaleCode(labelled: string, scaleCode: string | null): boolean {
  return scaleCode !== null && withoutZeros(labelled) === withoutZeros(scaleCode);
}

function withoutZeros(code: string): string {
  return code.replace(/^0+(?=\d)/, '');
}
