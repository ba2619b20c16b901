import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import { defaultUnit, type Unit } from '#domain/catalogue/unit.ts';
import { fromDecimal, isWholeCents } from '#domain/money/cents.ts';
import { firstQuantityMilli, type Milli, quantityStepMilli, toMilli } from '#domain/stock/quantity.ts';
import type { products } from '#server/db/tables/catalogue.ts';

type Columns = Partial<typeof products.$inferInsert>;
type Quantities = { unit: Unit; quantityStepMilli: Milli; firstQuantityMilli: Milli };
type Weights = { articleWeightG: number | null; unitWeightG: number | null; isWeightEstimated: boolean };
/** The product as it is; null for a new one. */
type Before = (Quantities & Weights) | null;

/**
 * What is said of a product, as columns; what is left out is left out. Throws `invalid` for quantities that no order
 * could have, and for an estimate without a weight.
 */
export function toColumns(input: ProductInput, before: Before): Columns {
  const { category, kind, packaging, storageType, comparedBy, supplier, supplierCode, scaleCode, brand } = input;
  const { pieces, origin, allergens, mayContain, diets, nutrition, alcoholPercent, minimumAge, featured } = input;
  const { ingredientsExemption, caseSize } = input;
  const said: Columns = {
    category,
    kind,
    packaging,
    storageType,
    comparedBy,
    supplier,
    supplierCode,
    scaleCode,
    brand,
    pieces,
    origin,
    allergens,
    mayContain,
    diets,
    nutrition,
    alcoholPercent,
    minimumAge,
    featured,
    ingredientsExemption,
    ...(input.allergensConfirmed && { allergensUnseen: false }),
    caseSize,
    articleWeightG: input.weight,
    tareWeightG: input.tareWeight,
    ...weights(input, before),
    volumeMl: input.volume,
    ...(input.vatInPercent === undefined ? {} : { vatBp: Math.round(input.vatInPercent * 100) }),
    ...quantities(input, before),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** What is said of the purchase price, as a column. Throws `invalid` for more decimals than the currency has. */
export function purchaseColumn({ purchasePrice }: ProductInput, decimals: number): Pick<Columns, 'purchaseCents'> {
  if (purchasePrice === undefined) return {};
  if (purchasePrice === null) return { purchaseCents: null };
  if (!isWholeCents(purchasePrice, decimals)) throw invalidFields({ purchasePrice: 'validation.number' });
  return { purchaseCents: fromDecimal(purchasePrice, decimals) };
}

/** What is said of a piece's weight; that it is an estimate says nothing without one. */
function weights(input: ProductInput, before: Before): Columns {
  const { isWeightEstimated } = input;
  const unitWeight = input.unitWeight === undefined ? followedWeight(input, before) : input.unitWeight;
  const isTouched = unitWeight !== undefined || isWeightEstimated !== undefined;
  const weightG = unitWeight === undefined ? (before?.unitWeightG ?? null) : unitWeight;
  const isEstimated = isWeightEstimated ?? before?.isWeightEstimated ?? false;
  if (isTouched && isEstimated && weightG === null) throw invalidFields({ unitWeight: 'validation.required' });
  return { unitWeightG: unitWeight, isWeightEstimated };
}

/**
 * One unit weighs what its net weight says, by which its price is compared (directive 98/6/EC), until something else is
 * said of it. Undefined where that changes nothing: what is sold by the kilogram or the litre is compared without it.
 */
function followedWeight({ weight, unit }: ProductInput, before: Before): number | null | undefined {
  const sold = unit ?? before?.unit ?? defaultUnit;
  if (weight === undefined || sold === 'KG' || sold === 'LITRE') return undefined;
  const isOwn = before !== null && before.unitWeightG !== null && before.unitWeightG !== before.articleWeightG;
  return isOwn ? undefined : weight;
}

/** Another unit brings its own step and first quantity, where none are said. */
function quantities(input: ProductInput, before: Quantities | null): Columns {
  const { quantityStep, firstQuantity } = input;
  const unit = input.unit ?? before?.unit ?? 'P';
  const kept = unit === before?.unit ? before : null;
  if (kept && quantityStep === undefined && firstQuantity === undefined) return {};
  const step = quantityStep === undefined ? quantityStepMilli(unit, kept?.quantityStepMilli) : toMilli(quantityStep);
  if (!step) throw invalidFields({ quantityStep: 'validation.number' });
  const own = kept && kept.firstQuantityMilli % step === 0 ? kept.firstQuantityMilli : null;
  const first = firstQuantity === undefined ? firstQuantityMilli(unit, step, own) : toMilli(firstQuantity);
  if (!first || first % step !== 0) throw invalidFields({ firstQuantity: 'validation.number' });
  return { unit, quantityStepMilli: step, firstQuantityMilli: first };
}
