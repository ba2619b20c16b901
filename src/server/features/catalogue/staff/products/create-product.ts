import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { minimumAgeOf } from '#domain/catalogue/minimum-age.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { storageTypeOf, usualVatBp } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { purchaseColumn, toColumns } from '#server/services/catalogue/to-columns.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { changeProducts } from '../catalogue-write.ts';
import type { ViewedBy } from './product-views.ts';
import { requireFreeScaleCode } from './require-free-scale-code.ts';
import { selectFigures } from './select-figures.ts';
import { checkKind } from './update-product.ts';
import { writeBarcodes } from './write-barcodes.ts';
import { writeFigures } from './write-figures.ts';
import { writePictures } from './write-pictures.ts';
import { addTexts } from './write-texts.ts';

/** A write of products, by whom it is answered: the language of names, and the decimals of the currency. */
export type ProductWrite = CatalogueWrite & ViewedBy & { publicUrl: string };
type NewProduct = ProductInput & { name: Partial<Record<Language, string>>; category: Category };

/** Adds a product; its id. It is listed at once where nothing that the law asks is missing. Throws `invalid`. */
export async function createProduct(write: ProductWrite, input: NewProduct): Promise<number> {
  const hasPrice = [input, ...(input.stores ?? [])].some(({ price, originalPrice }) => price ?? originalPrice);
  if (!hasPrice) throw invalidFields({ price: 'validation.required' });
  const [next] = rowsOf<{ id: number }>(
    await write.tx.execute(sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`),
  );
  const id = next?.id ?? 0;
  const { category, name } = input;
  const columns = { ...toColumns(input, null), ...purchaseColumn(input, write.decimals) };
  const ingredients = input.ingredients?.fr ?? input.ingredients?.en ?? input.ingredients?.vi ?? null;
  const { kind = null, packaging = null, storageType = storageTypeOf(category) } = columns;
  const { ingredientsExemption = null, alcoholPercent = null, minimumAge = null } = columns;
  const goods = { category, kind, packaging, storageType, ingredientsExemption, alcoholPercent };
  const missing = missingFacts({ ...goods, ingredients, allergens: input.allergens ?? null });
  await checkKind(write.tx, input);
  await changeProducts(write, [id], async (tx) => {
    await requireFreeScaleCode(tx, id, input, write.language);
    await tx.insert(products).values({
      vatBp: usualVatBp(category),
      ...columns,
      minimumAge: minimumAgeOf({ category, alcoholPercent, minimumAge }),
      id,
      ...goods,
      slug: slugOf(name.fr ?? name.en ?? name.vi ?? '', id),
      visible: input.visible !== false && missing.length === 0,
      createdAt: write.now,
      updatedAt: write.now,
    });
    await writeBarcodes(tx, id, input, write.language);
    await addTexts(tx, id, input);
    await writePictures(tx, id, input.pictures ?? [], write.publicUrl);
    const figures = await selectFigures(tx, id, write.now);
    await writeFigures(write, { id, unit: columns.unit ?? 'P', isNew: true, figures }, input, write.decimals);
  });
  return id;
}
