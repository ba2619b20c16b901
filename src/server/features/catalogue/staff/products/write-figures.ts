import type { ProductInput, StoreInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { correctStocks } from './correct-stocks.ts';
import { planStore, type StorePlan } from './plan-store.ts';
import type { StoreFigures } from './select-figures.ts';
import { openStock, setDiscounts, writePrices, writeShelves } from './store-rows.ts';

type Said = Omit<StoreInput, 'storeId'>;
type Product = { id: number; unit: Unit; isNew: boolean; figures: readonly StoreFigures[] };
type Written = {
  /** By how much the stock of each store has changed. */
  moved: ReadonlyMap<number, Milli>;
  /** The stores whose prices or discounts may be others. */
  pricedIn: number[];
  /** The figures after it, where prices alone have changed and no discount of its own depends on them; else null. */
  figures: StoreFigures[] | null;
};

/**
 * Writes prices, discounts, stock and places: what is said on top holds for every store that sells the product (all of them while
 * none does), what is said of a store for that one. As many statements for many stores as for one. Throws `invalid` with
 * the field named.
 */
export async function writeFigures(
  write: CatalogueWrite,
  { id, unit, isNew, figures }: Product,
  input: ProductInput,
  decimals: number,
): Promise<Written> {
  const { tx } = write;
  const plans = planStores(unit, figures, input, decimals);
  await writePrices(
    tx,
    id,
    plans.flatMap(({ prices }) => prices),
  );
  await setDiscounts(
    write,
    id,
    plans.flatMap(({ discounts }) => discounts),
  );
  const corrections = new Map(
    plans.flatMap(({ storeId, correction }) => (correction === null ? [] : [[storeId, correction]])),
  );
  await openStock(tx, id, [...corrections.keys()]);
  const moved = await correctStocks(write, id, corrections, isNew ? 'opening' : 'correction');
  const placed = plans.flatMap(({ storeId, shelf }) => (shelf === undefined ? [] : [{ storeId, shelf }]));
  await writeShelves(tx, id, placed);
  const priced = plans.filter((plan) => plan.prices.length + plan.discounts.length > 0);
  const isOfPrices = moved.size === 0 && placed.length === 0 && plans.every((plan) => plan.discounts.length === 0);
  const isReduced = figures.some(({ percent, percentNow }) => percent !== null || percentNow !== null);
  return {
    moved,
    pricedIn: priced.map(({ storeId }) => storeId),
    figures: isOfPrices && !isReduced ? figures.map((inStore, i) => withPrices(inStore, plans[i]?.prices ?? [])) : null,
  };
}

function withPrices(figures: StoreFigures, prices: StorePlan['prices']): StoreFigures {
  const centsOf = (type: PriceType, before: Cents | null) => {
    const said = prices.find(({ priceType }) => priceType === type);
    return said ? said.cents : before;
  };
  const { baseCents, wholesaleCents } = figures;
  return { ...figures, baseCents: centsOf('retail', baseCents), wholesaleCents: centsOf('wholesale', wholesaleCents) };
}

function planStores(unit: Unit, figures: readonly StoreFigures[], input: ProductInput, decimals: number) {
  const isSoldSomewhere = figures.some(({ baseCents }) => baseCents !== null);
  const own = new Map((input.stores ?? []).map((store, i) => [store.storeId, { store, path: `stores.${i}.` }]));
  for (const [storeId, { path }] of own)
    if (!figures.some((store) => store.storeId === storeId))
      throw invalidFields({ [`${path}storeId`]: 'validation.invalid' });
  return figures.map((before) => {
    const { store, path = '' } = own.get(before.storeId) ?? {};
    const isMeant = before.baseCents !== null || !isSoldSomewhere;
    const said: Said = { ...(isMeant ? topOf(input) : {}), ...withoutBlanks(store ?? {}) };
    return { storeId: before.storeId, ...planStore(unit, { before, said, path }, decimals) };
  });
}

const topOf = (input: ProductInput): Said => {
  const { price, originalPrice, wholesalePrice, discount, discountFrom, discountTo } = input;
  const { quantityInStock, quantityChange } = input;
  const prices = { price, originalPrice, wholesalePrice, discount, discountFrom, discountTo };
  return withoutBlanks({ ...prices, quantityInStock, quantityChange });
};
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
