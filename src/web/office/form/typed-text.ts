import type { Format } from '#web/lib/writing/format.ts';
import { parseNumber } from './typed-number.ts';

/** Words as a field shows them, with commas between. */
export const writeWords = (words: readonly string[]): string => words.join(', ');

/** The words of a field that has commas, or ends of lines, between them. */
export function readWords(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** An amount as it was typed, in the currency; what is no number as it stands. */
export function typedMoney(typed: string, { money, decimals, language }: Format): string {
  const amount = parseNumber(typed, { decimals }, language);
  return amount === null || Number.isNaN(amount) ? typed : money(amount);
}

/** What a field of day and time holds, as it stands there: "21 novembre 2026 à 10:30". */
export function typedMoment(local: string, { dateTime }: Pick<Format, 'dateTime'>): string {
  return local && dateTime(`${local}Z`, 'UTC');
}
