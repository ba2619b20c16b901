import { and, eq, isNull } from 'drizzle-orm';
import type { ProductInput, StaffProduct } from '#contract/catalogue/staff-products.ts';
import { Refusal } from '#contract/errors.ts';
import { minimumAgeOf } from '#domain/catalogue/minimum-age.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import type { Language } from '#domain/language/language.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { changeProducts } from '../catalogue-write.ts';
import { visibility } from '../visibility.ts';
import { checkKind } from './check-kind.ts';
import type { ProductWrite } from './create-product.ts';
import { readProductViews } from './product-views.ts';
import { toColumns } from './to-columns.ts';
import { writeBarcodes } from './write-barcodes.ts';
import { writeFigures } from './write-figures.ts';
import { writePictures } from './write-pictures.ts';
import { changeTexts } from './write-texts.ts';

type Row = typeof products.$inferSelect;
type Changes = ProductInput & { id: number; version?: number | undefined };

/**
 * Changes what is said of a product, and nothing else; answers how it was and by how much the stock of each store has
 * changed. What lacks what the law asks is not listed by it. Throws
 * `conflict` with the product as it is where `version` is older, `invalid`, `notFound`.
 */
export async function updateProduct(
  write: ProductWrite & { language: Language },
  { id, version, ...input }: Changes,
): Promise<{ before: StaffProduct; moved: ReadonlyMap<number, Milli> }> {
  const { tx } = write;
  const known = and(eq(products.id, id), isNull(products.deletedAt));
  const [before] = await tx.select().from(products).where(known).for('no key update');
  const [view] = await readProductViews(tx, [id], write);
  if (!before || !view) throw new Refusal('notFound');
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: view });
  await checkKind(tx, input);
  const columns = toColumns(input, before);
  const moved = await changeProducts(write, [id], async () => {
    await writeBarcodes(tx, id, input, write.language);
    await changeTexts(tx, id, input);
    const after = { ...before, ...columns } as Row;
    const shown = await visibleAfter(tx, after, input);
    const visible = shown === before.visible ? {} : visibility(shown, write.now);
    await tx
      .update(products)
      .set({ ...columns, minimumAge: minimumAgeOf(after), ...visible, updatedAt: write.now })
      .where(eq(products.id, id));
    if (input.pictures) await writePictures(tx, id, input.pictures, write.publicUrl);
    const { unit = before.unit } = columns;
    return writeFigures(write, { id, unit, isNew: false }, input, write.decimals);
  });
  return { before: view, moved };
}

/** A change of what the law asks for takes what lacks it out of the shop; other changes leave it as it is. */
async function visibleAfter(tx: Db, after: Row, input: ProductInput): Promise<boolean> {
  const { category, kind, storageType, packaging, ingredients, allergens } = input;
  const asked = [category, kind, storageType, packaging, ingredients, allergens];
  const isTouched = [...asked, input.ingredientsExemption, input.alcoholPercent].some((one) => one !== undefined);
  const wanted = input.visible ?? after.visible;
  if (!wanted || (input.visible === undefined && !isTouched)) return wanted;
  const french = and(eq(productTexts.productId, after.id), eq(productTexts.language, 'fr'));
  const [text] = await tx.select({ ingredients: productTexts.ingredients }).from(productTexts).where(french);
  return missingFacts({ ...after, ingredients: text?.ingredients ?? null }).length === 0;
}
