import { and, eq, sql } from 'drizzle-orm';
import type { AccountCart, writeCart } from '#contract/cart.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { mergeQuantity } from '#domain/cart/merge-quantity.ts';
import type { Language } from '#domain/language/language.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { cartLines, carts } from '#server/db/tables/carts.ts';
import { checkChanges } from './check-changes.ts';
import { type Owner, requireStore, selectCart } from './read-cart.ts';
import { selectShelfGoods } from './select-shelf-goods.ts';

type Written = Omit<typeof cartLines.$inferInsert, 'cartId' | 'position'>;

/**
 * Joins what a device has changed with the account's cart, by the rule of mergeQuantity; what the device itself wrote
 * last it may write over, so that an answer lost on the way does no harm. Carts are locked one at a time: two devices
 * wait for each other for a moment and neither loses. Throws `invalid` by the rules of orders (`lines.2.quantity`).
 */
export async function writeCartOf(
  at: { tx: Db; now: Date; language: Language },
  customerId: number,
  { store_id: storeId, device, lines }: ParsedOf<typeof writeCart>,
): Promise<AccountCart> {
  const { tx, now, language } = at;
  await requireStore(tx, storeId);
  const owner = { customerId, storeId };
  const cartId = await lockCart(tx, owner);
  const stored = new Map(
    (await tx.select().from(cartLines).where(eq(cartLines.cartId, cartId))).map((row) => [row.productId, row]),
  );
  const said = lines.map((line) => {
    const before = stored.get(line.product_id);
    const meeting = {
      stored: before?.quantityMilli ?? 0,
      said: toMilli(line.quantity) ?? 0,
      known: toMilli(line.known_quantity) ?? 0,
    };
    const milli = before?.device === device ? meeting.said : mergeQuantity(meeting);
    return { productId: line.product_id, said: meeting.said, before: meeting.stored, milli };
  });
  const goods = await selectShelfGoods(
    tx,
    storeId,
    said.map((line) => line.productId),
    language,
  );
  checkChanges(said, goods, stored);
  const changed = said
    .filter((line) => line.milli !== line.before)
    .map(({ productId, milli }) => ({
      productId,
      productName: goods.get(productId)?.name ?? stored.get(productId)?.productName ?? '',
      quantityMilli: milli,
      device,
    }));
  if (changed.length > 0) await save(tx, cartId, changed, now);
  return selectCart(tx, owner, language);
}

async function lockCart(tx: Db, { customerId, storeId }: Owner): Promise<number> {
  await tx.insert(carts).values({ customerId, storeId }).onConflictDoNothing();
  const where = and(eq(carts.customerId, customerId), eq(carts.storeId, storeId));
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(where).for('update');
  return cart?.id ?? 0;
}

async function save(tx: Db, cartId: number, changed: readonly Written[], now: Date): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), 0) from ${cartLines} where cart_id = ${cartId})`;
  const rows = changed.map((line, i) => ({ ...line, cartId, position: sql`${last} + ${i + 1}` }));
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: {
        productName: sql`excluded.product_name`,
        quantityMilli: sql`excluded.quantity_milli`,
        device: sql`excluded.device`,
        // What is in the cart keeps its place.
        position: sql`case when ${cartLines.quantityMilli} > 0 then ${cartLines.position} else excluded.position end`,
      },
    });
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cartId));
}
