/** A search looks at this many words; more make no better answer and only cost. */
const mostTokens = 8;

/** Letters that have no decomposition into a base letter and marks. */
const plain: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * A text as search compares it: lower-case, without accents, tone marks and đ's bar, œ as oe, æ as ae, ß as ss, every
 * other sign (apostrophes, punctuation) as one space, none at the ends. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[đðøłıœæß]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words to look for, folded, each once, at most 8; none for a blank text. */
export function searchTokens(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, mostTokens);
}
