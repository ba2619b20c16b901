import type { Category } from '#domain/catalogue/category.ts';
import type { Query } from './queries.ts';

/** A product as a search lists it. */
export type Listed = { name: string; category: Category; diets: readonly string[] };
/** What a search answers, each product as `<name> #<CATEGORY> +<diet>`; `inStock`: all that the store could show. */
export type Answered = {
  items: readonly string[];
  near: readonly string[];
  corrected: string | null;
  inStock: readonly string[];
};

const looked = 4;
const usualNeed = 2;

/** What is wrong about an answer; null for nothing. */
export function judgeList(query: Query, { items, near, corrected, inStock }: Answered): string | null {
  if (query.asTyped && corrected !== null) return `corrected to “${corrected}”`;
  const isNear = items.length === 0 && query.near === true;
  const first = (isNear ? near : items).slice(0, looked);
  if (query.empty && first.length === 0) return null;
  if (!query.first) return first.length === 0 ? null : 'finds something';
  const wanted = query.first.map(toPattern);
  const unwanted = (query.not ?? []).map(toPattern);
  const isMatch = (patterns: readonly RegExp[], line: string) => patterns.some((pattern) => pattern.test(line));
  const need = Math.min(query.need ?? usualNeed, inStock.filter((line) => isMatch(wanted, line)).length);
  const bad = first.find((line) => isMatch(unwanted, line));
  if (bad) return `shows “${bad}”`;
  const found = first.filter((line) => isMatch(wanted, line)).length;
  return found < Math.max(1, need) ? `finds ${found} of ${need}` : null;
}

/** Whether the first suggestion is one that should come first. */
export function judgeSuggestion({ first = [], not = [] }: Query, line: string | null): boolean {
  if (line === null) return false;
  return first.some((text) => toPattern(text).test(line)) && !not.some((text) => toPattern(text).test(line));
}

function toPattern(text: string): RegExp {
  return new RegExp(text, 'iu');
}
