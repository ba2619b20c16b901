import { type Hits, worth } from './word-hits.ts';

/** What a search found: slots in no order, and how well each matches. The scores hold until the next match. */
export type Match = { slots: number[]; scoreOf: (slot: number) => number };
/** What one token finds: words, and slots that it finds by their barcode. */
export type TokenHits = { hits: readonly Hits[]; slots: readonly number[] };
/** Of the slots below `size`, those that all tokens find and that are shown. */
export type MatchWords = (
  tokens: readonly TokenHits[],
  at: { size: number; language: number; isShown: (slot: number) => boolean },
) => Match;

/** Per slot: which token of which query met it last, its score, and what of that the last token gave. */
type Notes = { progress: Float64Array; total: Int32Array; best: Int32Array };

/**
 * Makes a matcher that finds the slots which all tokens find. It keeps its working memory, a few numbers a slot, so one
 * match must be read before the next.
 */
export function createMatcher(): MatchWords {
  let notes = makeNotes(1024);
  let query = 0;
  return (tokens, { size, language, isShown }) => {
    if (size > notes.progress.length) notes = makeNotes(2 * size);
    // Each token counts on by one, so what an earlier query noted never looks like this one's.
    query += 32;
    let found: number[] = [];
    for (const [i, token] of tokens.entries())
      found = meetAll(notes, token, query + i, i === 0 ? isShown : null, language);
    const { total } = notes;
    return { slots: found, scoreOf: (slot) => total[slot] ?? 0 };
  };
}

/** Goes through what a token finds; the first one of a query meets what is shown, the others what all before have met. */
function meetAll(
  { progress, total, best }: Notes,
  { hits, slots }: TokenHits,
  before: number,
  isShown: ((slot: number) => boolean) | null,
  language: number,
): number[] {
  const found: number[] = [];
  const meet = (slot: number, score: number) => {
    const now = progress[slot] as number;
    if (now === before + 1) {
      if (score <= (best[slot] as number)) return;
      total[slot] = (total[slot] as number) + score - (best[slot] as number);
      best[slot] = score;
    } else if (isShown ? isShown(slot) : now === before) {
      found.push(slot);
      progress[slot] = before + 1;
      total[slot] = (isShown ? 0 : (total[slot] as number)) + score;
      best[slot] = score;
    }
  };
  for (const slot of slots) meet(slot, worth.whole);
  const inLanguage = 1 << language;
  for (const { entries, worth: points } of hits) {
    // The inside of a word says nothing more by standing at the beginning of a name.
    const [startsName, shown] = points === worth.inside ? [0, 0] : [worth.startsName, worth.inLanguage];
    for (const { places } of entries)
      for (let i = 0; i < places.length; i++) {
        const place = places[i] as number;
        meet(place >> 6, points + (place & 56 ? startsName : 0) + (place & inLanguage ? shown : 0));
      }
  }
  return found;
}

function makeNotes(slots: number): Notes {
  return { progress: new Float64Array(slots), total: new Int32Array(slots), best: new Int32Array(slots) };
}
