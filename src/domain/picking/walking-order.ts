import { type Category, categories, isCategory } from '#domain/catalogue/category.ts';
import { categoryColors } from '#domain/catalogue/category-defaults.ts';
import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import { memoize } from '#domain/memoize/memoize.ts';
import type { Aisle } from './aisle.ts';

/** What the way through a store asks of a line: what it is of and where that stands there. */
export type ToPick = {
  productId: number;
  /** In the language of whoever walks. */
  name: string;
  category: string;
  storageType: StorageType;
  /** Its place within the aisle; null or empty: nobody has said. */
  shelf: string | null;
};

/** One place to go to: a product, with the lines of all orders that are picked there. */
export type Stop<Line extends ToPick> = {
  productId: number;
  name: string;
  storageType: StorageType;
  /** The aisle's name; null: it stands in none of the store's (“Other”), or the store has none. */
  aisle: string | null;
  /** Its category, where the store has no aisles at all: the way goes by these then. */
  category: Category | null;
  shelf: string | null;
  /** In the order in which they were given. */
  lines: Line[];
};

/** What has to stay cold is picked last. */
const walkedStorages: readonly StorageType[] = ['dry', 'refrigerated', 'frozen'];

/** The categories in the shop's own order, then any that the code does not know. */
const shopOrder = new Map(Object.keys(categoryColors).map((category, i) => [category, i]));

const namesIn = memoize((language: Language) => new Intl.Collator(language).compare);
// “A2” before “A10”, capitals or not.
const shelvesIn = memoize(
  (language: Language) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare,
);

/**
 * The stops of a walk through a store in their order: by storage (dry, refrigerated, frozen), then by the store's aisles,
 * with what stands in none of them at the end, then by shelf (A2 before A10; goods without one after those that have one),
 * then by name in the language's order of letters. A store without aisles is walked by category, in the shop's order. Lines
 * of one product are one stop, whatever each says of it: the first counts.
 */
export function walkingStops<Line extends ToPick>(
  lines: readonly Line[],
  { aisles, language }: { aisles: readonly Aisle[]; language: Language },
): Stop<Line>[] {
  const places = new Map(aisles.flatMap((aisle, i) => aisle.categories.map((category) => [category as string, i])));
  const placeOf = (category: string) =>
    aisles.length > 0 ? (places.get(category) ?? aisles.length) : (shopOrder.get(category) ?? categories.length);
  const byName = namesIn(language);
  const byShelf = shelvesIn(language);
  return [...Map.groupBy(lines, ({ productId }) => productId).values()]
    .map((group) => {
      const [{ productId, name, category, storageType, shelf }] = group as [Line, ...Line[]];
      const place = placeOf(category);
      return { productId, name, storageType, shelf: shelf?.trim() || null, category, place, lines: group };
    })
    .sort(
      (a, b) =>
        walkedStorages.indexOf(a.storageType) - walkedStorages.indexOf(b.storageType) ||
        a.place - b.place ||
        Number(a.shelf === null) - Number(b.shelf === null) ||
        byShelf(a.shelf ?? '', b.shelf ?? '') ||
        byName(a.name, b.name) ||
        a.productId - b.productId,
    )
    .map(({ place, category, ...stop }) => ({
      ...stop,
      aisle: aisles[place]?.name ?? null,
      category: aisles.length === 0 && isCategory(category) ? category : null,
    }));
}
