/**
 * Working memory of one search at a time: some numbers a slot, kept between searches so that none has to be cleared.
 * A slot's `stamp` says which token of which search found it last; what stands beside an older stamp is left over.
 */
export type SearchNotes = {
  /** The stamp of the last token of the last search. */
  lastStamp: number;
  stamp: Float64Array;
  /** The points of a slot, and what of them the last token gave. */
  points: Int32Array;
  lastPoints: Int32Array;
  /** How many tokens found the slot, and which reading of the tokens that makes. */
  count: Uint8Array;
  reading: Int32Array;
  /** The slots that were found, in no order. */
  found: Uint32Array;
  /** 1 for the slots that a list holds; each list writes them all. */
  marks: Uint8Array;
};

export function createSearchNotes(slots = 0): SearchNotes {
  return {
    lastStamp: 0,
    stamp: new Float64Array(slots),
    points: new Int32Array(slots),
    lastPoints: new Int32Array(slots),
    count: new Uint8Array(slots),
    reading: new Int32Array(slots),
    found: new Uint32Array(slots),
    marks: new Uint8Array(slots),
  };
}

/** Makes room for so many slots; what was noted is lost where that needs more. */
export function makeRoom(notes: SearchNotes, slots: number): void {
  if (notes.stamp.length < slots) Object.assign(notes, createSearchNotes(2 * slots));
}
