import type { ProductInput, StoreInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { CatalogueWrite } from '../catalogue-write.ts';
import { correctStocks } from '../correct-stock.ts';
import { writePrices } from '../set-price.ts';
import { planStore } from './plan-store.ts';
import { selectFigures } from './select-figures.ts';
import { openStock, setDiscounts } from './store-rows.ts';

type Said = Omit<StoreInput, 'storeId'>;
type Product = { id: number; unit: Unit; isNew: boolean };

/**
 * Writes prices, discounts and stock: what is said on top holds for every store that sells the product (all of them while
 * none does), what is said of a store for that one. As many statements for many stores as for one. Answers by how much the
 * stock of each store has changed. Throws `invalid` with the field named.
 */
export async function writeFigures(
  write: CatalogueWrite,
  { id, unit, isNew }: Product,
  input: ProductInput,
  decimals: number,
): Promise<ReadonlyMap<number, Milli>> {
  const { tx } = write;
  const figures = (await selectFigures(tx, [id], write.now)).get(id) ?? [];
  const isSoldSomewhere = figures.some(({ baseCents }) => baseCents !== null);
  const own = new Map((input.stores ?? []).map((store, i) => [store.storeId, { store, path: `stores.${i}.` }]));
  for (const [storeId, { path }] of own)
    if (!figures.some((store) => store.storeId === storeId))
      throw invalidFields({ [`${path}storeId`]: 'validation.invalid' });
  const plans = figures.map((before) => {
    const { store, path = '' } = own.get(before.storeId) ?? {};
    const isMeant = before.baseCents !== null || !isSoldSomewhere;
    const said: Said = { ...(isMeant ? topOf(input) : {}), ...withoutBlanks(store ?? {}) };
    return { storeId: before.storeId, ...planStore(unit, { before, said, path }, decimals) };
  });
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
  return correctStocks(write, id, corrections, isNew ? 'opening' : 'correction');
}

const topOf = (input: ProductInput): Said => {
  const { price, originalPrice, wholesalePrice, discount, discountFrom, discountTo } = input;
  const { quantityInStock, quantityChange } = input;
  const prices = { price, originalPrice, wholesalePrice, discount, discountFrom, discountTo };
  return withoutBlanks({ ...prices, quantityInStock, quantityChange });
};
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
