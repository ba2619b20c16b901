import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import type { BagKind } from '#domain/picking/bag-labels.ts';
import { loadWords } from '#server/words/load-words.ts';

/** What packing lists and labels of bags say. */
export type PaperWords = {
  /** The titles of the papers. */
  packing: string;
  labels: string;
  run: (number: number) => string;
  /** Instead of the number of a draft. */
  draft: string;
  types: Record<OrderType, string>;
  storage: Record<StorageType, string>;
  /** The aisle of what stands in none. */
  otherAisle: string;
  /** Before the wish of an order, and of a line that has its own. */
  runOut: (wish: string) => string;
  wishes: Record<Substitution, string>;
  /** Before the line on which a weight is written. */
  weighed: string;
  total: (amount: string) => string;
  due: (amount: string) => string;
  nothingDue: string;
  noLines: string;
  /** How a bag is kept. */
  bags: Record<BagKind, string>;
  page: (page: number, of: number) => string;
};

/** By language, a file for each. */
export const paperWords = await loadWords<PaperWords>(new URL('./', import.meta.url));
