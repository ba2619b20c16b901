import type { Kind } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { countKinds } from './shelf-index/count-kinds.ts';
import { type FollowedShelves, readShelves } from './shelf-index/follow-shelves.ts';

/**
 * The kinds of a category that have something in a store, the wider before the narrower, with the number of products in
 * each. The kind that stands for the category itself is left out. Refuses `notFound` for a store that is not there or not
 * displayed.
 */
export async function selectKindsOf(
  at: { shelves: FollowedShelves },
  { storeId, category }: { storeId: number; category: string },
  language: Language,
): Promise<Kind[]> {
  const shelves = await readShelves(at.shelves, storeId);
  if (!shelves) throw new Refusal('notFound');
  const { goods, shelf, kinds } = shelves;
  const counts = countKinds(goods, shelf, kinds);
  const listed = kinds.rows.filter(
    (kind) => kind.category === category && kind.parent !== null && counts.has(kind.code),
  );
  const codes = new Set(listed.map(({ code }) => code));
  return listed.map(({ code, parent, names }) => ({
    ...{ id: code, name: code, label: names[languages.indexOf(language)] ?? code, category },
    parent: parent !== null && codes.has(parent) ? parent : null,
    numberOfProducts: counts.get(code) ?? 0,
  }));
}
