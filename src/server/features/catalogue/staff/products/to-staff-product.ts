import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Barcode } from '#domain/catalogue/barcode.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import { inEach } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { effectiveDiscount, finalPrice } from '#domain/pricing/discount.ts';
import { marginPercent } from '#domain/pricing/margin.ts';
import { announcedReduction } from '#domain/pricing/reduction.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { products } from '#server/db/tables/catalogue.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import type { KnownFigures } from './select-planned.ts';

/** What one language says of a product. */
export type ProductText = {
  language: Language;
  name: string;
  description: string;
  ingredients: string | null;
  words: string[];
};

/** The row of a product, and what other tables say of it alike in every store. */
export type ProductColumns = typeof products.$inferSelect & {
  texts: ProductText[];
  pictureIds: string[];
  barcodes: Barcode[];
  unreadBarcodes: string[];
  ratingTenths: number | null;
};
type Row = ProductColumns & { figures: KnownFigures[] };

/** A product as the back office has it: decimal units, the figures on top those of the first store that sells it. */
export function toStaffProduct(row: Row, by: { language: Language; decimals: number }): StaffProduct {
  const names = ofEach(row, ({ name }) => name, '');
  const descriptions = ofEach(row, ({ description }) => description, '');
  const hasIngredients = row.texts.some(({ ingredients }) => ingredients);
  const ingredients = hasIngredients ? ofEach(row, (text) => text.ingredients ?? '', '') : null;
  const searchWords = ofEach(row, ({ words }) => words, []);
  const figures = row.figures.map((inStore) => toFigures(inStore, row, by.decimals));
  const first = figures.find(({ price }) => price !== null) ?? figures[0];
  const { id, slug, category, kind, unit, packaging, storageType, comparedBy, supplier, supplierCode } = row;
  const { brand, pieces, origin, allergens, mayContain, diets, nutrition, alcoholPercent, minimumAge } = row;
  const { ingredientsExemption, scaleCode, factsSource, allergensUnseen } = row;
  const [shown] = row.barcodes;
  const missing = missingFacts({ ...row, ingredients: ingredients?.fr ?? null });
  return {
    id,
    slug,
    name: names[by.language],
    names,
    description: descriptions[by.language],
    descriptions,
    version: versionOf(row),
    ingredients,
    searchWords,
    ingredientsExemption,
    category,
    kind,
    unit,
    packaging,
    storageType,
    comparedBy,
    supplier,
    supplierCode,
    scaleCode,
    brand,
    barcode: shown ? shown.code.slice(-shown.digits) : null,
    barcodes: row.barcodes.map(({ code }) => code),
    unreadBarcodes: row.unreadBarcodes,
    pictures: row.pictureIds.map((picture) => pictureUrl(picture)),
    weight: row.articleWeightG,
    unitWeight: row.unitWeightG,
    isWeightEstimated: row.isWeightEstimated,
    tareWeight: row.tareWeightG,
    volume: row.volumeMl,
    pieces,
    quantityStep: fromMilli(row.quantityStepMilli),
    firstQuantity: fromMilli(row.firstQuantityMilli),
    vatInPercent: row.vatBp / 100,
    purchasePrice: row.purchaseCents === null ? null : toDecimal(row.purchaseCents, by.decimals),
    caseSize: row.caseSize,
    origin,
    allergens: allergens as StaffProduct['allergens'],
    mayContain: mayContain as StaffProduct['mayContain'],
    diets: diets as StaffProduct['diets'],
    nutrition,
    factsSource,
    allergensUnseen,
    alcoholPercent,
    minimumAge,
    featured: row.featured,
    visible: row.visible,
    missing,
    rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
    price: first?.price ?? null,
    originalPrice: first?.originalPrice ?? null,
    wholesalePrice: first?.wholesalePrice ?? null,
    discount: first?.discount ?? 0,
    quantityInStock: first?.quantityInStock ?? 0,
    margin: first?.margin ?? null,
    stores: figures,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Counts up with each write of staff. */
export function versionOf({ version, figuresVersion }: Pick<ProductColumns, 'version' | 'figuresVersion'>): number {
  return version + figuresVersion;
}

function toFigures(
  figures: KnownFigures,
  product: Pick<Row, 'vatBp' | 'purchaseCents'>,
  decimals: number,
): StaffProduct['stores'][number] {
  const { storeId, baseCents, wholesaleCents, percent, from, to, availableMilli } = figures;
  const { percentNow, lowestCents, planned, shelf } = figures;
  const announced = (of: number | null, lowest: number | null) => {
    const reduction = of === null || baseCents === null ? null : announcedReduction(finalPrice(baseCents, of), lowest);
    return reduction && { percent: reduction.percent, priorPrice: toDecimal(reduction.priorCents, decimals) };
  };
  const decimal = (cents: number | null) => (cents === null ? null : toDecimal(cents, decimals));
  return {
    storeId,
    price: decimal(baseCents === null ? null : finalPrice(baseCents, percent)),
    originalPrice: decimal(baseCents),
    wholesalePrice: decimal(wholesaleCents),
    discount: percent ?? 0,
    discountFrom: from?.toISOString() ?? null,
    discountTo: to?.toISOString() ?? null,
    quantityInStock: fromMilli(availableMilli),
    shelf,
    isReduced: percentNow !== null,
    reduction: announced(percentNow, lowestCents),
    isPlanned: planned !== null,
    plannedReduction: planned && announced(percent, planned.lowestCents),
    margin: marginIn(figures, product),
  };
}

/** At the price that shoppers see now: the larger of the two discounts that are in force. */
function marginIn(
  { baseCents, percentNow, storePercent }: KnownFigures,
  { vatBp, purchaseCents }: Pick<Row, 'vatBp' | 'purchaseCents'>,
): number | null {
  if (baseCents === null || purchaseCents === null) return null;
  const priceCents = finalPrice(baseCents, effectiveDiscount(percentNow, storePercent));
  return marginPercent({ priceCents, vatBp, purchaseCents });
}

function ofEach<T>({ texts }: ProductColumns, read: (text: ProductText) => T, none: T): Record<Language, T> {
  return inEach((language) => {
    const text = texts.find((one) => one.language === language);
    return text ? read(text) : none;
  });
}
