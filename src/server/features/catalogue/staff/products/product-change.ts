import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { AuditEntry } from '#server/services/audit/record-audit.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';

type InStore = StaffProduct['stores'][number];
const figures = [
  'price',
  'originalPrice',
  'wholesalePrice',
  'discount',
  'discountFrom',
  'discountTo',
  'quantityInStock',
  'shelf',
] as const satisfies readonly (keyof InStore)[];
/** In one language, derived from something else, or recorded by store. */
const unrecorded = new Set<string>([
  'name',
  'description',
  'slug',
  'barcode',
  'missing',
  'rating',
  'margin',
  'stores',
  ...figures,
]);

type Facts = Record<string, unknown>;
type Pair = { storeId: number; was: unknown; is: unknown };

/**
 * What staff have changed of a product, for the audit; `before` is null for a new one, `after` for one that is gone. Both are
 * as `who` sees them: of whoever is limited to some stores, nothing holds in every store.
 */
export function productChange(
  before: StaffProduct | null,
  after: StaffProduct | null,
  who: OfStores = { storeIds: null },
): AuditEntry {
  const { id = 0, name: label = '' } = after ?? before ?? {};
  const was: Facts = factsOf(before);
  const is: Facts = factsOf(after);
  const storeIds = new Set<number>();
  for (const figure of figures) {
    const pairs = pairsOf(figure, before, after);
    const isAlike = pairs.every((pair) => valuesOf(pair) === valuesOf(pairs[0]));
    // What holds in every store that sells it is recorded once.
    const isOne = pairs.length === 1 || (who.storeIds === null && isAlike && pairs.length >= soldIn(before, after));
    for (const pair of isOne ? pairs.slice(0, 1) : pairs) {
      const field = isOne ? figure : `stores.${pair.storeId}.${figure}`;
      was[field] = pair.was;
      is[field] = pair.is;
    }
    for (const { storeId } of pairs) storeIds.add(storeId);
  }
  const [storeId] = storeIds.size === 1 ? storeIds : [];
  return {
    thing: 'product',
    id,
    label,
    ...(storeId !== undefined && { storeId }),
    before: before && was,
    after: after && is,
  };
}

const factsOf = (product: StaffProduct | null): Facts =>
  Object.fromEntries(Object.entries(product ?? {}).filter(([field]) => !unrecorded.has(field)));

const valuesOf = (pair: Pair | undefined) => JSON.stringify([pair?.was, pair?.is]);

/** The stores in which a figure is another than before. */
function pairsOf(figure: (typeof figures)[number], before: StaffProduct | null, after: StaffProduct | null): Pair[] {
  const old = new Map((before ?? after)?.stores.map((store) => [store.storeId, before && store[figure]]));
  return ((after ?? before)?.stores ?? [])
    .map((store) => ({ storeId: store.storeId, was: old.get(store.storeId), is: after && store[figure] }))
    .filter(({ was, is }) => (was ?? null) !== (is ?? null));
}

function soldIn(...views: (StaffProduct | null)[]): number {
  return Math.max(...views.map((view) => view?.stores.filter(({ price }) => price !== null).length ?? 0));
}
