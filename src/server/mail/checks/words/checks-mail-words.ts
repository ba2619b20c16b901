import type { InvariantName } from '#domain/invariants/invariant-names.ts';

/** The words of the mail that reports to the shop what is wrong with its data; French is the master. */
export type ChecksMailWords = {
  subject: string;
  heading: string;
  text: string;
  names: Record<InvariantName, string>;
  found: (count: number, examples: string) => string;
  unchecked: string;
  button: string;
  foot: (shop: string) => string;
};
