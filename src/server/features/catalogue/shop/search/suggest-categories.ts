import { otherForms } from '#domain/search/words/plural.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { slotOf } from './shelves/goods.ts';
import type { Shelves } from './shelves/shelf-data.ts';
import { countCategories } from './shelves/store-shelf.ts';

const mostCategories = 3;
/** So many of the best products say where most of what is meant stands. */
const mostLookedAt = 100;
/** A category that holds one in so many of them is worth a line. */
const oneIn = 5;

type Suggested = { name: string; label: string; numberOfProducts: number };

/** Categories with something in them: those called so in any language, then those that hold most of what was found. */
export function suggestCategories(
  { goods, shelf, categories }: Pick<Shelves, 'goods' | 'shelf' | 'categories'>,
  ids: Uint32Array,
  tokens: readonly string[],
  language: number,
): Suggested[] {
  if (tokens.length === 0) return [];
  const looked = ids.subarray(0, mostLookedAt);
  const counts = new Map<string, number>();
  for (const id of looked) {
    const code = goods.codes.category.words[goods.columns.category[slotOf(goods, id)] ?? -1];
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const products = countCategories(goods, shelf);
  const wanted = tokens.map((token) => [token, ...otherForms(token)].map((form) => ` ${form}`));
  return categories
    .map(([name, labels]) => ({
      suggested: { name, label: labels[language] ?? name, numberOfProducts: products.get(name) ?? 0 },
      isCalledSo: wanted.every((forms) =>
        foldedOnce(labels).some((label) => forms.some((form) => label.includes(form))),
      ),
      found: counts.get(name) ?? 0,
    }))
    .filter(
      ({ suggested, isCalledSo, found }) =>
        suggested.numberOfProducts > 0 && (isCalledSo || found * oneIn > looked.length),
    )
    .sort((a, b) => Number(b.isCalledSo) - Number(a.isCalledSo) || b.found - a.found)
    .slice(0, mostCategories)
    .map(({ suggested }) => suggested);
}

const folded = new WeakMap<readonly string[], readonly string[]>();

/** The labels as search compares them, each word after a space: the same few for every key that is pressed. */
function foldedOnce(labels: readonly string[]): readonly string[] {
  const known = folded.get(labels) ?? labels.map((label) => ` ${foldText(label)}`);
  folded.set(labels, known);
  return known;
}
