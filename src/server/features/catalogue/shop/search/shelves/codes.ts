/** Numbers in the place of words, as columns hold them: 0, 1, 2 … as the words came. */
export type Codes = { numbers: Map<string, number>; words: string[] };

/** What stands for a word that nothing has. */
const noNumber = -2;

export function createCodes(): Codes {
  return { numbers: new Map(), words: [] };
}

/** The number of a word; a new one gets the next. */
export function numberFor(codes: Codes, word: string): number {
  const number = codes.numbers.get(word) ?? codes.words.push(word) - 1;
  codes.numbers.set(word, number);
  return number;
}

/** The number of a word, or one that no column holds. */
export function numberOf({ numbers }: Codes, word: string): number {
  return numbers.get(word) ?? noNumber;
}

type Column = Uint8Array | Uint32Array | Int32Array;

/** A column that has room for so many slots: itself, or a wider copy with some to spare. What is new is 0. */
export function withRoom<C extends Column>(column: C, slots: number): C {
  if (column.length >= slots) return column;
  const make = column.constructor as new (length: number) => C;
  const wider = new make(slots + (slots >> 3) + 64);
  wider.set(column);
  return wider;
}
