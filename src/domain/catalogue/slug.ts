import { foldText } from '#domain/search/words/search-text.ts';

/** Longer names are cut between words, so that an address stays readable. */
const longestName = 80;

/**
 * The product's part of an address, like `ca-phe-sua-12`: ASCII, lower-case, the same in all languages, unique because
 * it ends in the id. A name without a Latin letter gives the id alone.
 */
export function slugOf(name: string, id: number): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const short = words.length > longestName ? words.slice(0, longestName + 1).replace(/ ?[^ ]*$/, '') : words;
  return [...(short || words.slice(0, longestName)).split(' ').filter(Boolean), id].join('-');
}

/** The greatest id that the database gives. */
const largest = 2_147_483_647;

/** The id that a slug ends in, whatever stands before it; null when that can be the id of no product. */
export function idFromSlug(slug: string): number | null {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1] ?? Number.NaN);
  return id <= largest ? id : null;
}
