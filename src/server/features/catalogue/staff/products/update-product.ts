import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { minimumAgeOf } from '#domain/catalogue/minimum-age.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import { kinds, products, productTexts } from '#server/db/tables/catalogue.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import { purchaseColumn, toColumns } from '#server/services/catalogue/to-columns.ts';
import { changeProducts } from '../catalogue-write.ts';
import { type Changed, changeFigures, isOfFigures, type ProductUpdate } from './change-figures.ts';
import type { ProductWrite } from './create-product.ts';
import { visibility } from './delete-product.ts';
import { readProductViews, selectProductRows, toViews } from './product-views.ts';
import { requireFreeScaleCode } from './require-free-scale-code.ts';
import { writeBarcodes } from './write-barcodes.ts';
import { writeFigures } from './write-figures.ts';
import { writePictures } from './write-pictures.ts';
import { changeTexts } from './write-texts.ts';

type Row = typeof products.$inferSelect;

/**
 * Changes what is said of a product, and nothing else. What lacks what the law asks is not listed by it. Throws
 * `conflict` with the product as it is where `version` is older, `invalid`, `notFound`.
 */
export async function updateProduct(write: ProductWrite, { id, version, ...input }: ProductUpdate): Promise<Changed> {
  if (isOfFigures(input)) return changeFigures(write, { id, version, ...input });
  const { tx } = write;
  const known = and(eq(products.id, id), isNull(products.deletedAt));
  await tx.select({ id: products.id }).from(products).where(known).for('no key update');
  const [row] = await selectProductRows(tx, [id], write.now);
  const [before] = row ? await toViews(tx, [row], write) : [];
  if (!row || !before) throw new Refusal('notFound');
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: before });
  await checkKind(tx, input);
  if (input.featured && !row.featured) await refuseLot(tx, id);
  const columns = { ...toColumns(input, row), ...purchaseColumn(input, write.decimals) };
  if (input.visible && row.allergensUnseen && !input.allergensConfirmed)
    throw invalidFields({ allergensConfirmed: 'validation.required' });
  const moved = await changeProducts(write, [id], async () => {
    await requireFreeScaleCode(tx, id, input, write.language);
    await writeBarcodes(tx, id, input, write.language);
    await changeTexts(tx, id, input);
    const changed = { ...row, ...columns } as Row;
    const shown = await visibleAfter(tx, changed, input);
    const visible = shown === row.visible ? {} : visibility(shown, write.now);
    const minimumAge = minimumAgeOf(changed);
    const set = { ...columns, ...(minimumAge !== row.minimumAge && { minimumAge }), ...visible };
    if (Object.keys(set).length > 0) await tx.update(products).set(set).where(eq(products.id, id));
    if (input.pictures) await writePictures(tx, id, input.pictures, write.publicUrl);
    const product = { id, unit: changed.unit, isNew: false, figures: row.figures };
    return (await writeFigures(write, product, input, write.decimals)).moved;
  });
  const [after] = await readProductViews(tx, [id], write);
  if (!after) throw new Refusal('notFound');
  return { before, after, moved };
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

/** Goods of short date are shown nowhere but where they are looked for. Throws `invalid` for them. */
async function refuseLot(tx: Db, id: number): Promise<void> {
  if ((await tx.$count(shortDateLots, eq(shortDateLots.productId, id))) > 0)
    throw invalidFields({ featured: 'lots.notFeatured' });
}

/** Throws `invalid` for a kind that is unknown. */
export async function checkKind(tx: Db, { kind }: ProductInput): Promise<void> {
  if (typeof kind === 'string' && (await tx.$count(kinds, eq(kinds.code, kind))) === 0)
    throw invalidFields({ kind: 'validation.invalid' });
}
