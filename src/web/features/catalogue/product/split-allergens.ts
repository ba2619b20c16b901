import { isAllergen } from '#domain/catalogue/allergen.ts';
import type { Translate } from '#web/i18n/words.ts';

/** Allergens by their codes, as one reads them in a line; empty without any. */
export function nameAllergens(codes: readonly string[], t: Translate): string {
  return codes
    .filter(isAllergen)
    .map((code) => t(`catalogue.allergen_${code}`))
    .join(', ');
}

/** Capitals that stand for something else than an allergen. */
const abbreviations = new Set(['AOC', 'AOP', 'BIO', 'IGP', 'PDO', 'PGI', 'UHT']);
const capitals = /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu;

/**
 * A list of ingredients in pieces, allergens apart: they are written in capitals (Regulation (EU) No 1169/2011,
 * article 21, wants them to stand out).
 */
export function splitAllergens(ingredients: string): { text: string; isAllergen: boolean }[] {
  const pieces: { text: string; isAllergen: boolean }[] = [];
  let end = 0;
  for (const match of ingredients.matchAll(capitals)) {
    if (abbreviations.has(match[0])) continue;
    if (match.index > end) pieces.push({ text: ingredients.slice(end, match.index), isAllergen: false });
    pieces.push({ text: match[0], isAllergen: true });
    end = match.index + match[0].length;
  }
  if (end < ingredients.length) pieces.push({ text: ingredients.slice(end), isAllergen: false });
  return pieces;
}
