import type { Cents } from '#domain/money/cents.ts';
import type { BankAccount } from './bank-account.ts';

/** What a code of the standard may hold at the most. */
const most = { name: 70, reference: 140, bytes: 331, cents: 99_999_999_999 };

/**
 * The text of an EPC code (EPC069-12, version 002, UTF-8), from which banking apps fill a SEPA transfer in; null where the
 * standard has none: it is for euros, from 0.01 to 999,999,999.99.
 */
export function epcPayload(
  { iban, bic, accountHolder }: BankAccount,
  { currency, cents, reference }: { currency: string; cents: Cents; reference: string },
): string | null {
  if (currency !== 'EUR' || !Number.isSafeInteger(cents) || cents < 1 || cents > most.cents) return null;
  const amount = `EUR${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`;
  const about = cut(oneLine(reference), most.reference);
  // The purpose and the structured reference are empty; what comes last needs no end of line.
  const write = (name: string) => ['BCD', '002', '1', 'SCT', bic, name, iban, amount, '', '', about].join('\n');
  let name = cut(oneLine(accountHolder), most.name);
  while (bytesOf(write(name)) > most.bytes && name !== '') name = cut(name, [...name].length - 1);
  return name === '' ? null : write(name);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** By characters as people count them nearly: never within one that has two units. */
function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trimEnd();
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
