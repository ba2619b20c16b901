import type { TokenHits } from './match-words.ts';
import type { IndexedWord, WordIndex } from './word-index.ts';

/** What a search that found nothing may have meant. */
export type Reading = {
  /** The tokens to search for instead; null when nothing comes close enough. */
  tokens: string[] | null;
  /** Slots that have some of it, the closest first. */
  near: number[];
};

/** A word that stands alone is forgiven a wrong letter from so many letters on; among others the others tell. */
const shortestAlone = 4;
const shortestAmongOthers = 3;
const points = { asTyped: 10, oneLetter: 8, beginningOneLetter: 7 };
/** A long word says more than a short one, up to so many letters. */
const mostLetters = 8;
const mostNear = 24;

type Option = { label: string; entries: readonly IndexedWord[]; slots: readonly number[]; points: number };
type Found = { points: number; options: (number | undefined)[]; count: number };

/**
 * Reads the tokens anew: each may stand for a word that is one wrong letter away (or begins so), and of three or more
 * one may be left out, of six two. The goods decide: the reading is that of the slots that come closest, and of those
 * readings the one that most slots share.
 */
export function forgiveWords(
  index: WordIndex,
  tokens: readonly string[],
  typed: readonly TokenHits[],
  isShown: (slot: number) => boolean,
): Reading {
  const options = tokens.map((token, i) => optionsOf(index, token, typed[i], tokens.length > 1));
  const found = weigh(tokens, options, isShown);
  const missing = tokens.length >= 6 ? 2 : tokens.length >= 3 ? 1 : 0;
  let most = 0;
  for (const each of found.values())
    if (each.count >= tokens.length - missing && each.points > most) most = each.points;
  if (most === 0) return { tokens: null, near: closest(found) };
  const readings = new Map<string, number>();
  for (const each of found.values()) {
    if (each.points < most || each.count < tokens.length - missing) continue;
    const words = each.options.flatMap((option, i) =>
      option === undefined ? [] : (options[i]?.[option]?.label ?? []),
    );
    const reading = [...new Set(words)].join(' ');
    readings.set(reading, (readings.get(reading) ?? 0) + 1);
  }
  const [likeliest] = [...readings].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return { tokens: likeliest?.[0].split(' ') ?? null, near: [] };
}

function optionsOf(index: WordIndex, token: string, typed: TokenHits | undefined, hasOthers: boolean): Option[] {
  const entries = typed?.hits.flatMap((hit) => hit.entries) ?? [];
  const slots = typed?.slots ?? [];
  const asTyped = { label: token, entries, slots, points: points.asTyped };
  // A number that is off by one is another number.
  const isFixed = /\d/.test(token) || token.length < (hasOthers ? 2 : shortestAlone);
  const near = isFixed ? [] : index.oneLetterFrom(token, hasOthers ? shortestAmongOthers : shortestAlone);
  const begun = isFixed || near.length > 0 || token.length < shortestAlone ? [] : index.beginningOneLetterFrom(token);
  const each = (list: readonly IndexedWord[], worth: number) =>
    list
      .filter(({ word }) => !/\d/.test(word))
      .map((entry) => ({ label: entry.word, entries: [entry], slots: [], points: worth }));
  return [asTyped, ...each(near, points.oneLetter), ...each(begun, points.beginningOneLetter)];
}

function weigh(
  tokens: readonly string[],
  options: readonly (readonly Option[])[],
  isShown: (slot: number) => boolean,
): Map<number, Found> {
  const found = new Map<number, Found>();
  // Short words and numbers are everywhere: they only tell apart what the others have found.
  const isTelling = (token: string) => token.length >= 3 && !/\d/.test(token);
  const hasTelling = tokens.some(isTelling);
  const order = [...tokens.entries()].sort(([, a], [, b]) => Number(isTelling(b)) - Number(isTelling(a)));
  for (const [i, token] of order) {
    const letters = Math.min(token.length, mostLetters);
    const isFinding = isTelling(token) || !hasTelling;
    // The best option comes first, so the first to find a slot is the one.
    for (const [option, { entries, slots, points: worth }] of (options[i] ?? []).entries()) {
      const meet = (slot: number) => {
        const known = found.get(slot);
        if (known ? known.options[i] !== undefined : !isFinding || !isShown(slot)) return;
        const each = known ?? { points: 0, options: [], count: 0 };
        each.options[i] = option;
        each.points += worth * letters;
        each.count++;
        if (!known) found.set(slot, each);
      };
      for (const slot of slots) meet(slot);
      for (const { places } of entries) for (const place of places) meet(place >> 6);
    }
  }
  return found;
}

/** A slot that shares two letters with the search is not near. */
function closest(found: ReadonlyMap<number, Found>): number[] {
  return [...found]
    .filter(([, each]) => each.points >= points.asTyped * 3)
    .sort(([a, m], [b, n]) => n.points - m.points || a - b)
    .slice(0, mostNear)
    .map(([slot]) => slot);
}
