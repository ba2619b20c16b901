/** The states of an import (quantity.md, Import). */
export const importStates = [
  'reading',
  'ready',
  'trying',
  'tried',
  'waiting',
  'running',
  'done',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

/** A run plans all rows, writes them, then sets to nothing what the file does not name. */
export const importSteps = ['plan', 'write', 'absent'] as const;

/** What counts as a leap, and what a run must be told to do all the same. */
export const leapKinds = ['price', 'stock', 'absent'] as const;
export type LeapKind = (typeof leapKinds)[number];

/** What became of a row: `kept` is what an undo left as it is, as somebody has changed it since. */
export const importCounts = ['rows', 'new', 'changed', 'unchanged', 'refused', 'absent', 'undone', 'kept'] as const;
export type ImportCounts = Record<(typeof importCounts)[number], number>;

/** What may be wrong with a row, or with a cell of it. */
export const importProblems = [
  'notFound',
  'ambiguous',
  'duplicate',
  'invalid',
  'missing',
  'checkDigit',
  'digitsLost',
  'notYourStore',
  'leap',
  'reservedAbove',
  'formulaWithoutValue',
  'changedSince',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** A price that leaps, a store whose stock does, or goods that the file does not name; amounts are in the currency's units. */
export type LeapExample = {
  row: number | null;
  productId: number | null;
  storeId: number | null;
  name: string;
  before: number | null;
  after: number | null;
};
/** How many there are of a kind, and the first of them. */
export type ImportLeap = { kind: LeapKind; count: number; first: LeapExample[] };
/** So many of each kind are shown. */
export const shownLeaps = 20;
