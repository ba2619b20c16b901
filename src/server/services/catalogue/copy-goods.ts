import { slugOf } from '#domain/catalogue/slug.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/language.ts';
import { inArray, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import type { CatalogueWrite } from './write-offers.ts';

/** An article to be made as another is, sold in one store; `names` says what it is called. */
export type GoodsCopy = {
  id: number;
  ofId: number;
  storeId: number;
  names: Record<Language, string>;
  /** Its wholesale price in that store is that of the other. */
  keepsWholesale: boolean;
};

/**
 * Adds articles with the facts, texts and pictures of others, and what those have cost in the store: a reduction of one is
 * announced from that. Codes, and what else shoppers call them, stay with the others alone.
 */
export async function copyGoods({ tx, now }: CatalogueWrite, copies: readonly GoodsCopy[]): Promise<void> {
  if (copies.length === 0) return;
  const ids = copies.map(({ ofId }) => ofId);
  const rows = await tx.select().from(products).where(inArray(products.id, ids));
  const texts = await tx.select().from(productTexts).where(inArray(productTexts.productId, ids));
  for (const { id, ofId, storeId, names, keepsWholesale } of copies) {
    const row = rows.find((one) => one.id === ofId);
    if (!row) continue;
    const own = { id, slug: slugOf(names[defaultLanguage], id), supplierCode: null, scaleCode: null, featured: false };
    const fresh = { version: 1, figuresVersion: 0, createdAt: now, updatedAt: now, removedAt: null, deletedAt: null };
    await tx.insert(products).values({ ...row, ...own, ...fresh });
    await tx.insert(productTexts).values(
      languages.map((language) => {
        const of = texts.find((text) => text.productId === ofId && text.language === language);
        const name = names[language];
        const { description = '', ingredients = null } = of ?? {};
        return { productId: id, language, name, nameKey: collationKey(name, language), description, ingredients };
      }),
    );
    await tx.execute(sql`
      insert into product_pictures (product_id, position, picture_id)
      select ${id}::int, position, picture_id from product_pictures where product_id = ${ofId}`);
    await tx.execute(sql`
      insert into price_history (store_id, product_id, since, base_cents, wholesale_base_cents, percent)
      select store_id, ${id}::int, since, base_cents, wholesale_base_cents, percent from price_history
      where product_id = ${ofId} and store_id = ${storeId}`);
    if (keepsWholesale)
      await tx.execute(sql`
        insert into prices (store_id, product_id, price_type, cents)
        select store_id, ${id}::int, price_type, cents from prices
        where product_id = ${ofId} and store_id = ${storeId} and price_type = 'wholesale'`);
  }
}
