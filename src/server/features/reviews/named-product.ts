import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#domain/language/language.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';

/** The product of a review, in a statement that joins `products` and `nameOfProduct`; a hidden one has no address. */
export const namedProduct = {
  productId: products.id,
  productName: sql<string>`coalesce(${productTexts.name}, '')`,
  productSlug: sql<string | null>`case when ${products.visible} then ${products.slug} end`,
};

/** The texts of the product in a language, to be joined. */
export const nameOfProduct = (language: Language) =>
  [productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language))] as const;
