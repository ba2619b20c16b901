import type { FastifyInstance } from 'fastify';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import * as calls from '#contract/catalogue/staff-products.ts';
import { listAllKinds, type StaffKind } from '#contract/catalogue/staff-search.ts';
import { Refusal } from '#contract/errors.ts';
import { saidIn } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { asc } from '#server/db/sql.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { selectStockSettings } from '#server/services/product/short-stock.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { changeMany } from './many/change-many.ts';
import { requireOwnChange, requireOwnChangeOfMany } from './own-change.ts';
import { productChange } from './product-change.ts';
import { readProductViews, requireKnown, type ViewedBy } from './product-views.ts';
import { selectHistory } from './select-history.ts';
import { selectStaffProducts } from './select-products.ts';
import { updateProduct } from './update-product.ts';

export async function staffProductRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const { publicUrl } = deps.config;
  const own = ({ id }: { id: number }) => requireKnown(db, id);
  await implement(app, deps, calls.listStaffProducts, async ({ input, ...by }) => {
    const { per_page: perPage, ...query } = input;
    const { lowMilli } = await selectStockSettings(db);
    return selectStaffProducts(db, { ...query, perPage, lowMilli, storeIds: by.who.storeIds }, by);
  });
  await implement(app, deps, listAllKinds, ({ language }) => selectAllKinds(db, language));
  await implement(app, deps, calls.readStaffProduct, {
    own,
    handle: ({ input, ...by }) => requireProduct(db, input.id, by),
  });
  await implement(app, deps, calls.readProductHistory, {
    own,
    handle: ({ input: { id, storeId }, who: { storeIds }, decimals }) =>
      selectHistory(db, { id, storeId, storeIds }, decimals),
  });
  await implementWrite(app, deps, calls.createProduct, async ({ input, ...call }) => {
    const product = await requireProduct(call.tx, await createProduct({ ...call, publicUrl }, input), call);
    await call.audit(productChange(null, product));
    return product;
  });
  await implementWrite(app, deps, calls.updateProduct, {
    own,
    handle: async ({ input, ...call }) => {
      const { version: _, id: __, ...said } = input;
      requireOwnChange(call.who, said);
      const { before, after, moved } = await updateProduct({ ...call, publicUrl }, input);
      await call.audit(productChange(before, after, call.who));
      return withMoved(after, moved);
    },
  });
  await implementWrite(app, deps, calls.updateProducts, async ({ input, ...call }) => {
    requireOwnChangeOfMany(call.who, input.change);
    return { results: await changeMany({ ...call, publicUrl }, input) };
  });
  await implementWrite(app, deps, calls.deleteProduct, {
    own,
    handle: async ({ input, ...call }) => {
      await call.audit(productChange(await deleteProduct(call, input.id), null));
      return null;
    },
  });
}

/** The product with what the write has changed of its stock, which no later read can tell from what was sold. */
function withMoved(product: StaffProduct, moved: ReadonlyMap<number, Milli>): StaffProduct {
  const stores = product.stores.map((store) => {
    const milli = moved.get(store.storeId);
    return milli === undefined ? store : { ...store, quantityChange: fromMilli(milli) };
  });
  return { ...product, stores };
}

async function requireProduct(db: Db, id: number, by: ViewedBy): Promise<StaffProduct> {
  const [found] = await readProductViews(db, [id], by);
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Every kind by its word in a language, the wider before the narrower. */
async function selectAllKinds(db: Db, language: Language): Promise<StaffKind[]> {
  const { code, names, category, parent } = kinds;
  const rows = await db.select({ code, names, category, parent }).from(kinds).orderBy(asc(kinds.position), asc(code));
  return rows.map(({ names: said, ...kind }) => ({ ...kind, label: saidIn(said, language) ?? kind.code }));
}
