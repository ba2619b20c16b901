import { readAttention } from '#contract/office/overview.ts';
import { useRead } from '../../data/use-read.ts';

/** Milliseconds: what needs attention is asked for once in these, however many screens show it. */
const every = 60_000;

/** What needs the attention of whoever is signed in, kept up to date. */
export function useAttention() {
  return useRead(readAttention, {}, { every, freshFor: every });
}
