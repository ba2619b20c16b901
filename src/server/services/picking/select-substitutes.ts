import type { Category } from '#domain/catalogue/category.ts';
import { kindsOf } from '#domain/equivalents/product-kind.ts';
import { nameWords, rankEquivalents } from '#domain/equivalents/rank-equivalents.ts';
import { maySubstitute } from '#domain/picking/may-substitute.ts';
import type { Db } from '#server/db/connection.ts';
import { type ComparedFacts, comparedOf } from '#server/services/product/compared-facts.ts';
import type { Substitute } from './substitute.ts';
import {
  type InStore,
  type NamedGood,
  selectComparedInStore,
  selectOriginals,
  selectStocked,
  selectSubstituteCards,
} from './substitute-statements.ts';

/** How many are offered of a product, and how many of its kind are looked at: those with the most words of its name. */
const most = 6;
const candidates = 60;

/**
 * What a store has in stock that a picker may put in the place of each of these products, the nearest first, six at most: of
 * one kind with it, and by `maySubstitute`. Products without any, and unknown ones, are left out. Four statements however
 * many products there are. Prices are of `priceType`, names in `language`, all as they hold at `now`.
 */
export async function selectSubstitutes(
  db: Db,
  inStore: InStore,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Substitute[]>> {
  const originals = await selectOriginals(db, inStore, productIds);
  const categories = [...new Set(originals.map(({ category }) => category))];
  const stocked = byKind(await selectStocked(db, inStore, categories));
  const near = new Map(originals.map((original) => [original.id, nearOf(original, stocked)]));
  const facts = new Map(
    (await selectComparedInStore(db, inStore, [...new Set([...near.values()].flat())])).map((one) => [one.id, one]),
  );
  const ranked = originals.map((original) => {
    const some = (near.get(original.id) ?? []).flatMap((id) => facts.get(id) ?? []);
    return { original, ids: rankSubstitutes(original, some).slice(0, most) };
  });
  const cards = await selectSubstituteCards(db, inStore, [...new Set(ranked.flatMap(({ ids }) => ids))]);
  const found = new Map<number, Substitute[]>();
  for (const { original, ids } of ranked) {
    const offered = ids.flatMap((id) => cards.get(id) ?? []);
    if (offered.length > 0) found.set(original.id, offered);
  }
  return found;
}

/**
 * What a picker has put in the place of a product, as `selectSubstitutes` answers it; null where that is not allowed.
 * Whether enough of it is in stock is not asked: the picker has it in hand, and the stock is written under its own lock.
 */
export async function selectAllowedSubstitute(
  db: Db,
  inStore: InStore,
  { originalId, productId }: { originalId: number; productId: number },
): Promise<Substitute | null> {
  const [original] = await selectOriginals(db, inStore, [originalId]);
  const [other] = original && originalId !== productId ? await selectComparedInStore(db, inStore, [productId]) : [];
  if (!original || !other || rankSubstitutes(original, [other]).length === 0) return null;
  return (await selectSubstituteCards(db, inStore, [productId])).get(productId) ?? null;
}

type Good = ComparedFacts & { id: number };

/** The ids of those that may take the place of a product, the nearest first. */
function rankSubstitutes(original: Good, others: readonly Good[]): number[] {
  const allowed = others.filter((other) => other.category === original.category && maySubstitute(original, other));
  const compared = allowed.map((other) => ({ id: other.id, ...comparedOf(other) }));
  return rankEquivalents(comparedOf(original), compared).map(({ id }) => id);
}

type ByKind = ReadonlyMap<string, { id: number; words: readonly string[] }[]>;
const kindKey = (category: Category, kind: string) => `${category} ${kind}`;

/** Goods by what each is called, in its category. */
function byKind(goods: readonly NamedGood[]): ByKind {
  const found = new Map<string, { id: number; words: readonly string[] }[]>();
  for (const { id, category, name, brand } of goods) {
    const words = nameWords(name, brand);
    const [kind] = kindsOf(category, words);
    if (kind === undefined) continue;
    const key = kindKey(category, kind);
    const there = found.get(key);
    if (there) there.push({ id, words });
    else found.set(key, [{ id, words }]);
  }
  return found;
}

/** The ids of goods of one kind with a product: those with the most words of its name. */
function nearOf({ id, category, name, brand }: NamedGood, goods: ByKind): number[] {
  const words = nameWords(name, brand);
  return kindsOf(category, words)
    .flatMap((kind) => goods.get(kindKey(category, kind)) ?? [])
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, common: other.words.filter((word) => words.includes(word)).length }))
    .sort((a, b) => b.common - a.common || a.id - b.id)
    .slice(0, candidates)
    .map((other) => other.id);
}
