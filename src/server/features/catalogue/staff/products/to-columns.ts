import { invalidFields } from '#contract/errors.ts';
import type { ProductInput } from '#contract/staff-products.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { firstQuantityMilli, type Milli, quantityStepMilli, toMilli } from '#domain/stock/quantity.ts';
import type { products } from '#server/db/tables/catalogue.ts';

type Columns = Partial<typeof products.$inferInsert>;
type Quantities = { unit: Unit; quantityStepMilli: Milli; firstQuantityMilli: Milli };
type Weights = { unitWeightG: number | null; isWeightEstimated: boolean };

/** What is said of a product, as columns; what is left out is left out. Throws `invalid` for quantities that no order could have, and for an estimate without a weight. */
export function toColumns(input: ProductInput, before: (Quantities & Weights) | null): Columns {
  const { category, kind, packaging, storageType, comparedBy, supplier, supplierCode, brand, barcode } = input;
  const { pieces, origin, allergens, mayContain, diets, nutrition, alcoholPercent, minimumAge, featured } = input;
  const { ingredientsExemption } = input;
  const said: Columns = {
    ...{ category, kind, packaging, storageType, comparedBy, supplier, supplierCode, brand, barcode },
    ...{
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
    },
    articleWeightG: input.weight,
    tareWeightG: input.tareWeight,
    ...weights(input, before),
    volumeMl: input.volume,
    ...(input.vatInPercent === undefined ? {} : { vatBp: Math.round(input.vatInPercent * 100) }),
    ...quantities(input, before),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** What is said of a piece's weight; that it is an estimate says nothing without one. */
function weights({ unitWeight, isWeightEstimated }: ProductInput, before: Weights | null): Columns {
  const isTouched = unitWeight !== undefined || isWeightEstimated !== undefined;
  const weightG = unitWeight === undefined ? (before?.unitWeightG ?? null) : unitWeight;
  const isEstimated = isWeightEstimated ?? before?.isWeightEstimated ?? false;
  if (isTouched && isEstimated && weightG === null) throw invalidFields({ unitWeight: 'validation.required' });
  return { unitWeightG: unitWeight, isWeightEstimated };
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
