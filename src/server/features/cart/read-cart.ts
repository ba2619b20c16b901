import type { AccountCart } from '#contract/cart/cart.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt, type SQL, sql } from '#server/db/sql.ts';
import { cartLines, carts } from '#server/db/tables/carts.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';
import { stores } from '#server/db/tables/stores.ts';

/** The customer and the store of a cart. */
export type Owner = { customerId: number; storeId: number };

/** The customer's cart in a store, empty when there is none yet; names in the language where the shop still has them. */
export async function selectCart(db: Db, { customerId, storeId }: Owner, language: Language): Promise<AccountCart> {
  const [cart] = await db
    .select({ id: carts.id, version: carts.version })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), eq(carts.storeId, storeId)));
  if (!cart) return { storeId, version: 0, lines: [] };
  const name: SQL<string> = sql`coalesce(${productTexts.name}, ${cartLines.productName})`;
  const rows = await db
    .select({ productId: cartLines.productId, milli: cartLines.quantityMilli, name })
    .from(cartLines)
    .leftJoin(productTexts, and(eq(productTexts.productId, cartLines.productId), eq(productTexts.language, language)))
    .where(and(eq(cartLines.cartId, cart.id), gt(cartLines.quantityMilli, 0)))
    .orderBy(asc(cartLines.position));
  const lines = rows.map(({ productId, milli, name }) => ({ productId, quantity: fromMilli(milli), name }));
  return { storeId, version: cart.version, lines };
}

/** Throws `invalid` on `store_id` unless it is a store that is shown to shoppers. */
export async function requireStore(db: Db, storeId: number): Promise<void> {
  const [store] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.displayable, true)));
  if (!store) throw invalidFields({ store_id: 'checkout.unknownStore' });
}
