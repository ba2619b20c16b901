import { foldText } from '#domain/catalogue/search-text.ts';

/**
 * What a search looks through: the names in all languages and the barcode, folded. Each name stands between bars, so
 * that the beginning of a name (`| word`) and of a word (` word`) can be told from the inside of one; the barcode
 * follows a `#`, so that a number in a search does not find every barcode that holds it.
 */
export function productSearchText(names: readonly string[], barcode: string | null): string {
  const folded = [...new Set(names.map(foldText))];
  return `| ${[...folded, barcode ? `#${foldText(barcode)}` : ''].filter(Boolean).join(' | ')} |`;
}
