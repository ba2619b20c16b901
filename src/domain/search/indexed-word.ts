/**
 * A word of the goods' names, folded, with where it stands. A place is `slot × 64 + flags`: bit l of the flags says that
 * the word is in the slot's name in language l, bit 3 + l that this name begins with it.
 */
export type IndexedWord = {
  word: string;
  places: number[];
  /** The word as a name in language l first wrote it, in small letters, for showing it. */
  forms: (string | undefined)[];
};
