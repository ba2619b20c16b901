import { invalidFields } from '#contract/errors.ts';
import type { ProductInput, StoreInput } from '#contract/staff-products.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { aroundDecimal, type Cents } from '#domain/money/cents.ts';
import { agreePrice } from '#domain/pricing/agree-price.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import type { CatalogueWrite } from '../catalogue-write.ts';
import { correctStock } from '../correct-stock.ts';
import { type StoreFigures, selectFigures } from './select-figures.ts';
import { openStock, setDiscount, setPrices } from './store-rows.ts';

type Said = Omit<StoreInput, 'storeId'>;
type Product = { id: number; unit: Unit; isNew: boolean };

/**
 * Writes prices, discounts and stock: what is said on top holds for every store that sells the product (all of them while
 * none does), what is said of a store for that one. Throws `invalid` with the field named.
 */
export async function writeFigures(
  write: CatalogueWrite,
  product: Product,
  input: ProductInput,
  decimals: number,
): Promise<void> {
  const figures = (await selectFigures(write.tx, [product.id], write.now)).get(product.id) ?? [];
  const isSoldSomewhere = figures.some(({ baseCents }) => baseCents !== null);
  const own = new Map((input.stores ?? []).map((store, i) => [store.storeId, { store, path: `stores.${i}.` }]));
  for (const [storeId, { path }] of own)
    if (!figures.some((store) => store.storeId === storeId))
      throw invalidFields({ [`${path}storeId`]: 'validation.invalid' });
  for (const before of figures) {
    const { store, path = '' } = own.get(before.storeId) ?? {};
    const isMeant = before.baseCents !== null || !isSoldSomewhere;
    const said: Said = { ...(isMeant ? topOf(input) : {}), ...withoutBlanks(store ?? {}) };
    await writeStore(write, product, { before, said, path: store ? path : '', decimals });
  }
}

const topOf = ({ price, originalPrice, wholesalePrice, discount, discountFrom, discountTo, quantityInStock }: Said) =>
  withoutBlanks({ price, originalPrice, wholesalePrice, discount, discountFrom, discountTo, quantityInStock });
const withoutBlanks = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

type InStore = { before: StoreFigures; said: Said; path: string; decimals: number };

async function writeStore(write: CatalogueWrite, product: Product, { before, said, path, decimals }: InStore) {
  const at = { storeId: before.storeId, productId: product.id };
  if (said.isSold === false) return setPrices(write.tx, at, { retail: null, wholesale: null });
  const { price, originalPrice, discount, wholesalePrice, quantityInStock } = said;
  const cents = (field: string, value: number | undefined): Cents | undefined =>
    value === undefined ? undefined : toCents(value, decimals, `${path}${field}`);
  const parts = { price: cents('price', price), originalPrice: cents('originalPrice', originalPrice), discount };
  if (Object.values(parts).some((part) => part !== undefined)) {
    const current = before.baseCents === null ? null : { baseCents: before.baseCents, percent: before.percent };
    const meant = agreePrice(parts, current);
    if (!meant) throw invalidFields({ [`${path}price`]: 'validation.prices' });
    await setPrices(write.tx, at, { retail: meant.baseCents });
    await setDiscount(
      write,
      at,
      { percent: before.percent, from: before.from, to: before.to },
      { ...said, percent: meant.percent },
    );
  } else if (said.discountFrom !== undefined || said.discountTo !== undefined)
    await setDiscount(write, at, before, { ...said, percent: before.percent });
  if (wholesalePrice !== undefined)
    await setPrices(write.tx, at, {
      wholesale: wholesalePrice === null ? null : toCents(wholesalePrice, decimals, `${path}wholesalePrice`),
    });
  if (quantityInStock === undefined) return;
  const milli = toMilli(quantityInStock);
  const isWhole = product.unit === 'KG' || product.unit === 'LITRE' || Number.isInteger(quantityInStock);
  if (milli === null || !isWhole) throw invalidFields({ [`${path}quantityInStock`]: 'validation.number' });
  await openStock(write.tx, at);
  await correctStock(write, at, milli, product.isNew ? 'opening' : 'correction');
}

/** Exact amounts alone: a price with more decimals than the currency has is a slip. */
function toCents(value: number, decimals: number, field: string): Cents {
  const { below, above } = aroundDecimal(value, decimals);
  if (below !== above || below === 0) throw invalidFields({ [field]: 'validation.number' });
  return below;
}
