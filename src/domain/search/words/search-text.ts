import { digitsOf } from '#domain/catalogue/barcode.ts';
import { isJoining } from './joining-words.ts';

/** A search looks at this many words; more make no better answer and only cost. */
const mostTokens = 8;

/** Letters that have no decomposition into a base letter and marks. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', œ: 'oe', æ: 'ae', ß: 'ss' };

/** A measure that was written without its space: 500g, 1,5l. */
const gluedMeasure = /(\p{N})(kg|mg|g|cl|ml|dl|l|cm|mm|m)(?![\p{L}\p{N}])/gu;

const bareWord = /^[a-z]+$/;

/**
 * A text as search compares it: lower-case, without accents, tone marks and đ's bar, œ as oe, æ as ae, ß as ss, every
 * other sign (apostrophes, punctuation) as one space, none at the ends, a measure parted from its number. Folding twice
 * changes nothing.
 */
export function foldText(text: string): string {
  // Most words are so already, or without their accents: the rest costs several times as much.
  if (bareWord.test(text)) return text;
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '');
  if (bareWord.test(bare)) return bare;
  return bare
    .replace(/[đðøłıœæß]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(gluedMeasure, '$1 $2')
    .trim();
}

/** The digits of a text that is a barcode alone, which may be typed in groups, as it is printed; else null. */
export function barcodeIn(text: string): string | null {
  const digits = digitsOf(text);
  return digits !== null && /^\d{8,14}$/.test(digits) ? digits : null;
}

/**
 * The words to look for, folded, each once, at most 8; none for a blank text. Joining words are left out but at the end,
 * where they may be the beginning of another. A barcode may be typed in groups, as it is printed.
 */
export function searchTokens(text: string): string[] {
  const barcode = barcodeIn(text);
  if (barcode !== null) return [barcode];
  const typed = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s'’]+/)
    .filter(Boolean);
  const words = typed
    .filter((word, i) => i === typed.length - 1 || !isJoining(word))
    .flatMap((word) => foldText(word).split(' '));
  return [...new Set(words.filter(Boolean))].slice(0, mostTokens);
}
