import { losesNegation } from '../words/negation.ts';
import { chooseBest } from './choose-best.ts';
import type { SearchAt, TokenHits } from './match-words.ts';
import { makeRoom } from './search-notes.ts';
import { wordsBeginningOneLetterFrom, wordsOneLetterFrom } from './sorted-words.ts';
import { type IndexedWord, sortedWords, type WordIndex } from './word-index.ts';

/** What a search that found nothing may have meant. */
export type Correction = {
  /** The tokens to search for instead; null when nothing comes close enough. */
  tokens: string[] | null;
  /** Slots that have some of it, the closest first. */
  near: number[];
};

/**
 * Letters that a word needs to be corrected alone or beside one other; among more words, which say together what is
 * meant, shorter ones are corrected too.
 */
const shortestAlone = 7;
const shortestAmongOthers = 3;
/** From so many words on they are many. */
const many = 3;
const points = { asTyped: 10, oneLetter: 8, beginningOneLetter: 7 };
/** A long word says more than a short one, up to so many letters. */
const mostLetters = 8;
const mostNear = 24;
/** A token that is certain counts so much besides itself, more than all others: there are ten at most. */
const certainApart = 16;
/** More slots than this cannot be told apart beside their points in one number. */
const slotsApart = 2 ** 26;

/** What a token may stand for. */
type Option = {
  label: string;
  entries: readonly Pick<IndexedWord, 'places'>[];
  slots: readonly number[];
  points: number;
};
/** Which option each of the tokens before, and this one, stand for: a tree, the last token's at the leaf. */
type Chosen = { token: number; label: string; before: Chosen | null; isCorrected: boolean };

/**
 * Reads the tokens anew: each may stand for a word that is one wrong letter away (or begins so), and of three or more
 * one may be left out, of six two, where the others are as typed. The goods decide: the reading is that of the slots that
 * come closest, and of those readings the one that most slots share. A token that is certain (`isCertain`) stands for
 * itself alone, and is not left out.
 */
export function forgiveWords(
  index: WordIndex,
  tokens: readonly string[],
  typed: readonly TokenHits[],
  context: SearchAt,
  isCertain: (token: number) => boolean = () => false,
): Correction {
  const optionsAt = (i: number) => optionsOf(index, tokens, typed, i, isCertain(i));
  const { slots, readings } = weigh(tokens, optionsAt, context, isCertain);
  const certain = tokens.filter((_, i) => isCertain(i)).length * certainApart;
  const missing = tokens.length >= 6 ? 2 : tokens.length >= 3 ? 1 : 0;
  const { count, points: pointsOf, reading } = context.notes;
  const isRead = (slot: number) => {
    const found = (count[slot] as number) - certain;
    const left = tokens.length - found;
    return left === 0 || (found >= 0 && left <= missing && readings[reading[slot] as number]?.isCorrected === false);
  };
  let most = 0;
  for (const slot of slots) if (isRead(slot)) most = Math.max(most, pointsOf[slot] as number);
  if (most === 0) return { tokens: null, near: closest(slots, pointsOf) };
  const shares = new Int32Array(readings.length);
  for (const slot of slots)
    if (pointsOf[slot] === most && isRead(slot))
      shares[reading[slot] as number] = 1 + (shares[reading[slot] as number] as number);
  return { tokens: likeliest(readings, shares).split(' '), near: [] };
}

function optionsOf(
  index: WordIndex,
  tokens: readonly string[],
  typed: readonly TokenHits[],
  i: number,
  isCertain: boolean,
): Option[] {
  const token = tokens[i] ?? '';
  const hasOthers = tokens.length >= many;
  const entries = typed[i]?.hits.flatMap((hit) => hit.entries) ?? [];
  const asTyped = {
    label: token,
    entries,
    slots: typed[i]?.found.flatMap(({ slots }) => slots) ?? [],
    points: points.asTyped,
  };
  // A number that is off by one is another number.
  if (isCertain || /\d/.test(token) || token.length < (hasOthers ? 2 : shortestAlone)) return [asTyped];
  const sorted = sortedWords(index);
  const near = wordsOneLetterFrom(sorted, token, hasOthers ? shortestAmongOthers : shortestAlone - 1);
  const isBeginning = near.length === 0 && token.length >= shortestAlone;
  const begun = isBeginning ? wordsBeginningOneLetterFrom(sorted, token) : [];
  const each = (list: readonly IndexedWord[], worth: number) =>
    list
      .filter(({ word }) => !/\d/.test(word) && !losesNegation(token, word))
      .map((entry) => ({ label: entry.word, entries: [entry], slots: [], points: worth }));
  return [asTyped, ...each(near, points.oneLetter), ...each(begun, points.beginningOneLetter)];
}

/** Notes of each slot that some of the tokens find how many points, tokens and which reading (of `readings`) it has. */
function weigh(
  tokens: readonly string[],
  optionsAt: (token: number) => Option[],
  { notes, size, isShown }: SearchAt,
  isCertain: (token: number) => boolean,
) {
  makeRoom(notes, size);
  const { stamp, points: pointsOf, count, reading, found } = notes;
  const readings: (Chosen | null)[] = [null];
  const start = notes.lastStamp;
  let slots = 0;
  // Short words and numbers are everywhere: they only tell apart what the others have found.
  const isTelling = (token: string) => token.length >= 3 && !/\d/.test(token);
  const hasTelling = tokens.some(isTelling);
  const order = [...tokens.entries()].sort(([, a], [, b]) => Number(isTelling(b)) - Number(isTelling(a)));
  for (const [i, token] of order) {
    const stampNow = ++notes.lastStamp;
    const isFinding = isTelling(token) || !hasTelling;
    const letters = Math.min(token.length, mostLetters);
    const counted = isCertain(i) ? certainApart + 1 : 1;
    // The best option comes first, so the first to find a slot is the one.
    for (const { label, entries, slots: bySlots, points: worth } of optionsAt(i)) {
      /** The reading that each reading becomes by this option. */
      const next: number[] = [];
      const find = (slot: number) => {
        const last = stamp[slot] as number;
        const isKnown = last > start;
        if (isKnown ? last === stampNow : !isFinding || isShown[slot] !== 1) return;
        if (!isKnown) {
          found[slots++] = slot;
          for (const each of [pointsOf, count, reading]) each[slot] = 0;
        }
        const before = reading[slot] as number;
        next[before] ??= readings.push(chooseAfter(readings[before] ?? null, i, label, worth)) - 1;
        stamp[slot] = stampNow;
        pointsOf[slot] = (pointsOf[slot] as number) + worth * letters;
        count[slot] = (count[slot] as number) + counted;
        reading[slot] = next[before];
      };
      for (const slot of bySlots) find(slot);
      for (const { places } of entries) for (let p = 0; p < places.length; p++) find((places[p] as number) >> 6);
    }
  }
  return { slots: found.subarray(0, slots), readings };
}

function chooseAfter(before: Chosen | null, token: number, label: string, worth: number): Chosen {
  return { token, label, before, isCorrected: worth !== points.asTyped || before?.isCorrected === true };
}

/** The words of the reading that most slots share, in the order of the tokens. */
function likeliest(readings: readonly (Chosen | null)[], shares: Int32Array): string {
  const slotsOf = new Map<string, number>();
  for (const [i, share] of shares.entries()) {
    if (share === 0) continue;
    const words = wordsOf(readings[i] ?? null);
    slotsOf.set(words, (slotsOf.get(words) ?? 0) + share);
  }
  const [best] = [...slotsOf].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return best?.[0] ?? '';
}

function wordsOf(chosen: Chosen | null): string {
  const labels: string[] = [];
  for (let each = chosen; each; each = each.before) labels[each.token] = each.label;
  return [...new Set(labels.filter((label) => label !== undefined))].join(' ');
}

/** A slot that shares two letters with the search is not near. */
function closest(slots: Uint32Array, pointsOf: Int32Array): number[] {
  const near = slots.filter((slot) => (pointsOf[slot] as number) >= points.asTyped * 3);
  const weights = Float64Array.from(near, (slot) => slot - (pointsOf[slot] as number) * slotsApart);
  const best = chooseBest(weights, mostNear);
  return Array.from(best, (weight) => ((weight % slotsApart) + slotsApart) % slotsApart);
}
