import type { Product, suggestSearch } from '#contract/catalogue/catalogue.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { foldText } from '#domain/search/words/search-text.ts';

export type Suggestions = OutputOf<typeof suggestSearch>;

export type Row =
  | { kind: 'product'; key: string; item: Product }
  | { kind: 'category'; key: string; code: string; label: string; count: number }
  /** `isAll`: the very text that is typed. */
  | { kind: 'term'; key: string; term: string; isAll: boolean }
  | { kind: 'past'; key: string; term: string };

export type Group = { name: 'past' | 'products' | 'categories' | 'terms'; rows: Row[] };

/** How many past terms show while something is typed. */
const mostPast = 2;

/** From so many letters on the shop is asked. */
export const shortestAsked = 2;

/**
 * What the panel shows for a text, group by group: past terms alone while nothing is typed; else what the shop found
 * (null: not known yet) and the searches that the text may mean.
 */
export function suggestionGroups(text: string, found: Suggestions | null, past: readonly string[]): Group[] {
  const typed = text.trim();
  if (typed.length < shortestAsked) return keepFilled([{ name: 'past', rows: past.map(toPast) }]);
  const folded = foldText(typed);
  const like = past.filter((term) => foldText(term).startsWith(folded) && foldText(term) !== folded).slice(0, mostPast);
  const taken = new Set([folded, ...like.map(foldText)]);
  const terms = (found?.terms ?? []).filter((term) => !taken.has(foldText(term)));
  const all: Row = { kind: 'term', key: `all ${typed}`, term: typed, isAll: true };
  return keepFilled([
    { name: 'products', rows: (found?.products ?? []).map(toProduct) },
    { name: 'categories', rows: (found?.categories ?? []).map(toCategory) },
    { name: 'terms', rows: [...like.map(toPast), ...terms.map(toTerm), ...(found?.products.length ? [all] : [])] },
  ]);
}

const keepFilled = (groups: Group[]) => groups.filter(({ rows }) => rows.length > 0);
const toPast = (term: string): Row => ({ kind: 'past', key: `past ${term}`, term });
const toTerm = (term: string): Row => ({ kind: 'term', key: `term ${term}`, term, isAll: false });
const toProduct = (item: Product): Row => ({ kind: 'product', key: `product ${item.id}`, item });
const toCategory = ({ name, label, numberOfProducts }: Suggestions['categories'][number]): Row => ({
  kind: 'category',
  key: `category ${name}`,
  code: name,
  label,
  count: numberOfProducts,
});
