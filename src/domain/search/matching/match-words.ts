import { otherForms } from '../words/plural.ts';
import { makeRoom, type SearchNotes } from './search-notes.ts';
import { wordsContaining, wordsStartingWith } from './sorted-words.ts';
import { type IndexedWord, sortedWords, type WordIndex } from './word-index.ts';

/** From so many letters a word is also found inside others: "lait" in "bonlait", but not "a" in everything. */
const shortestInside = 3;

/**
 * How well words match a token, for the order of what is found: what is of the kind before what is only called so, an
 * accent as it was typed before another, a whole word before a beginning before an inside. `head`: the word that says
 * what is meant, of several kinds (`chocolat au lait` is a chocolate). `alsoNamed`: what is of the kind and has the word in
 * its name.
 */
export const worth = {
  head: 80,
  widerHead: 70,
  kind: 60,
  exact: 34,
  whole: 26,
  form: 24,
  beginning: 10,
  inside: 0,
  startsName: 10,
  inLanguage: 3,
  alsoNamed: 1,
} as const;

/** Words that a token matches, and how well. */
export type Hits = { entries: readonly Pick<IndexedWord, 'places'>[]; worth: number };
/** What one token finds. */
export type TokenHits = {
  hits: readonly Hits[];
  /** Slots that it finds otherwise, by barcode or kind, the best first. */
  found: readonly { slots: readonly number[]; worth: number }[];
  /** 1 for the slots that its words do not find. */
  isForeign?: ArrayLike<number> | undefined;
  /** The word names the kind, few goods of which repeat it: those are no better (`alsoNamed`). */
  isKindName?: boolean | undefined;
};

/** Which accents the words have that a token finds: any, those that begin as it was typed, or just those that it has. */
export type AccentsOf = 'any' | 'beginning' | 'exact';

/** The words that a folded token finds as it is typed, the best first; `form`: as it was typed, with its accents. */
export function hitsOf(index: WordIndex, token: string, form = token, accents: AccentsOf = 'any'): Hits[] {
  const accented = form === token ? undefined : index.accented.get(form);
  const exact = { entries: accented ? [{ places: accented }] : [], worth: worth.exact };
  if (accents === 'exact') return accented ? [exact] : [];
  const sorted = sortedWords(index);
  const whole = index.words.get(token);
  const forms = otherForms(token).flatMap((other) => index.words.get(other) ?? []);
  const isBeginning = (entry: IndexedWord) =>
    entry !== whole &&
    !forms.includes(entry) &&
    (accents === 'any' || entry.forms.some((one) => one?.startsWith(form)));
  const isInside = accents === 'any' && token.length >= shortestInside && !/^\d+$/.test(token);
  return [
    exact,
    { entries: whole ? [whole] : [], worth: worth.whole },
    { entries: forms, worth: worth.form },
    { entries: wordsStartingWith(sorted, token).filter(isBeginning), worth: worth.beginning },
    { entries: isInside ? wordsContaining(sorted, token) : [], worth: worth.inside },
  ].filter(({ entries }) => entries.length > 0);
}

/** Where a search looks: among the slots below `size` those that are shown (1), in a language. */
export type SearchAt = {
  notes: SearchNotes;
  size: number;
  language: number;
  isShown: Uint8Array;
  /** Its last word may be incomplete. */
  isBeingTyped?: boolean;
};

/**
 * The slots that all tokens find, in no order; how well each matches stands in `notes.points`. Both hold until the next
 * search with these notes.
 */
export function matchWords(tokens: readonly TokenHits[], { notes, size, language, isShown }: SearchAt): Uint32Array {
  makeRoom(notes, size);
  let count = 0;
  for (const [i, { hits, found, isForeign, isKindName }] of tokens.entries()) {
    const token = { notes, before: notes.lastStamp, isFirst: i === 0, count: 0, isShown, isForeign, isKindName };
    for (const { slots, worth: points } of found) for (const slot of slots) findSlot(token, slot, points);
    for (const each of hits) findWords(token, each, language);
    count = token.count;
    notes.lastStamp++;
    if (count === 0) break;
  }
  return notes.found.subarray(0, count);
}

/** All slots that are shown, none better than another: what no word is asked of. */
export function matchAll({ notes, size, isShown }: SearchAt): Uint32Array {
  makeRoom(notes, size);
  let count = 0;
  for (let slot = 0; slot < size; slot++) if (isShown[slot] === 1) notes.found[count++] = slot;
  notes.points.fill(0, 0, size);
  return notes.found.subarray(0, count);
}

/** `before` is the stamp of the slots that all tokens before this one have found. */
type Token = { notes: SearchNotes; before: number; isFirst: boolean; count: number; isShown: Uint8Array } & Pick<
  TokenHits,
  'isForeign' | 'isKindName'
>;

function findWords(token: Token, { entries, worth: points }: Hits, language: number): void {
  const { notes, before, isFirst } = token;
  const { stamp } = notes;
  const inLanguage = 1 << language;
  // The inside of a word says nothing more by standing at the beginning of a name.
  const [startsName, shown] = points === worth.inside ? [0, 0] : [worth.startsName, worth.inLanguage];
  for (const { places } of entries)
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      // Most places of a common word are in slots that the tokens before have not found.
      if (!isFirst && (stamp[place >> 6] as number) < before) continue;
      findSlot(token, place >> 6, points + (place & 56 ? startsName : 0) + (place & inLanguage ? shown : 0));
    }
}

/** Whether it is a kind that found a slot, and nothing has been added to that. */
function isByKind(points: number): boolean {
  return points === worth.head || points === worth.widerHead || points === worth.kind;
}

/** Notes that the token finds a slot; of several ways the one worth most counts. */
function findSlot(token: Token, slot: number, worthOf: number): void {
  const { stamp, points, lastPoints, found } = token.notes;
  if (worthOf < worth.kind && token.isForeign?.[slot] === 1 && stamp[slot] !== token.before + 1) return;
  const now = stamp[slot] as number;
  if (now === token.before + 1) {
    const last = lastPoints[slot] as number;
    if (worthOf <= last) {
      const isAlsoNamed =
        !token.isKindName && isByKind(last) && worthOf < worth.kind && worthOf >= worth.form + worth.inLanguage;
      if (!isAlsoNamed) return;
      points[slot] = (points[slot] as number) + worth.alsoNamed;
      lastPoints[slot] = last + worth.alsoNamed;
      return;
    }
    points[slot] = (points[slot] as number) + worthOf - last;
    lastPoints[slot] = worthOf;
  } else if (token.isFirst ? token.isShown[slot] === 1 : now === token.before) {
    found[token.count++] = slot;
    stamp[slot] = token.before + 1;
    points[slot] = (token.isFirst ? 0 : (points[slot] as number)) + worthOf;
    lastPoints[slot] = worthOf;
  }
}
