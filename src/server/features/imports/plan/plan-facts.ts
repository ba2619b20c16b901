import { factsSources } from '#domain/catalogue/facts-source.ts';
import type { NutritionKey } from '#domain/catalogue/nutrient.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { toColumns } from '#server/services/catalogue/to-columns.ts';
import { type GoodsColumn, type GoodsFacts, goodsColumns } from '#server/services/catalogue/write-goods.ts';
import type { Said } from './identify-rows.ts';
import { type GoodsPlan, type NewGoodsPlan, planNewGoods } from './plan-goods.ts';
import type { ProductState } from './select-state.ts';

const [source] = factsSources;
/** Columns by which shoppers with an allergy go: what an import says of them somebody must see before it is shown. */
export const claimColumns = [
  'allergens',
  'mayContain',
  'diets',
  'allergensUnseen',
] as const satisfies readonly GoodsColumn[];

/**
 * What facts by barcode fill in of a product: what it has stays, and its name and aisle are the shop's. What says anything of
 * allergens (their list, traces, diets, ingredients) is filled in only while the product does not show, and keeps it so until
 * staff confirm it.
 */
export function planFacts(values: Said, product: ProductState): GoodsPlan {
  const plan: GoodsPlan = { change: null, written: {}, refusals: [], notes: [] };
  const hasIngredients = Object.values(product.ingredientsIn).some(Boolean);
  const ingredients = product.visible || hasIngredients ? undefined : values.ingredients;
  const claims = product.visible ? {} : emptyClaims(values, product);
  const columns: Partial<GoodsFacts> = { ...plainFacts(values, product), ...claims };
  if (ingredients !== undefined || Object.keys(claims).length > 0) columns.allergensUnseen = true;
  if (product.factsSource === null && (Object.keys(columns).length > 0 || ingredients !== undefined))
    columns.factsSource = source;
  const changed = (Object.keys(columns) as GoodsColumn[]).filter((name) => columns[name] !== product[name]);
  for (const name of changed) plan.written[name] = { before: product[name], after: columns[name] };
  const texts: Partial<Record<Language, string | null>> = {};
  // As a form that names them in one language: the others say the same.
  for (const language of ingredients === undefined ? [] : languages) {
    texts[language] = ingredients ?? null;
    plan.written[`ingredients_${language}`] = { before: product.ingredientsIn[language] ?? null, after: ingredients };
  }
  if (Object.keys(plan.written).length === 0) return plan;
  const kept = Object.fromEntries(Object.keys(goodsColumns).map((name) => [name, product[name as GoodsColumn]]));
  plan.change = { facts: { ...kept, ...columns } as GoodsFacts, names: {}, ingredients: texts };
  return plan;
}

/** A draft by what is known of a barcode; it does not show before staff have looked at it and given it a price. */
export function planNewFacts(values: Said, now: Date): NewGoodsPlan {
  const planned = planNewGoods(
    { ...values, category: values.categories ?? values.category, brand: values.brands },
    now,
  );
  if (!planned.goods) return planned;
  const { goods } = planned;
  const none = { ...blank, visible: false } as const;
  const claims = emptyClaims(values, none);
  const isUnseen = values.ingredients !== undefined || Object.keys(claims).length > 0;
  const facts = {
    ...plainFacts(values, none),
    ...claims,
    factsSource: source,
    allergensUnseen: isUnseen,
    visible: false,
  };
  return {
    goods: { ...goods, ingredients: values.ingredients ?? null, row: (id) => ({ ...goods.row(id), ...facts }) },
    refusals: [],
  };
}

type Before = Pick<
  ProductState,
  'brand' | 'origin' | 'nutrition' | 'articleWeightG' | 'volumeMl' | 'allergens' | 'mayContain' | 'diets' | 'unit'
> &
  NonNullable<Parameters<typeof toColumns>[1]>;
const blank: Before = {
  ...{ brand: null, origin: null, nutrition: null, articleWeightG: null, volumeMl: null, allergens: null },
  ...{ mayContain: [], diets: [], unit: 'P', quantityStepMilli: 1000, firstQuantityMilli: 1000 },
  ...{ unitWeightG: null, isWeightEstimated: false },
};

/** What says nothing of allergens. */
function plainFacts(values: Said, before: Before): Partial<GoodsFacts> {
  const { brands, origins, netQuantity } = values;
  const nutrition = nutritionOf(values);
  const isMeasured = before.articleWeightG !== null || before.volumeMl !== null || isSoldByMeasure(before.unit);
  const weight = netQuantity && !isMeasured && 'weightG' in netQuantity ? netQuantity.weightG : undefined;
  const { articleWeightG, unitWeightG } = weight === undefined ? {} : toColumns({ weight }, before);
  return defined({
    brand: before.brand === null ? brands : undefined,
    origin: before.origin === null ? origins : undefined,
    nutrition: before.nutrition === null && nutrition !== null ? nutrition : undefined,
    volumeMl: netQuantity && !isMeasured && 'volumeMl' in netQuantity ? netQuantity.volumeMl : undefined,
    ...{ articleWeightG, unitWeightG },
  });
}

function emptyClaims({ allergens, traces, labels }: Said, before: Before): Partial<GoodsFacts> {
  return defined({
    allergens: before.allergens === null ? allergens : undefined,
    mayContain: before.mayContain.length === 0 && traces?.length ? traces : undefined,
    diets: before.diets.length === 0 && labels?.length ? labels : undefined,
  });
}

const nutritionFields = [
  ...(['energyKj', 'energyKcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'] as const),
] satisfies readonly NutritionKey[];

function nutritionOf(facts: Said): Record<string, number> | null {
  const values = nutritionFields.flatMap((field) =>
    facts[field] === undefined ? [] : [[field, facts[field]] as const],
  );
  return values.length === 0 ? null : Object.fromEntries(values);
}

const defined = <T extends object>(values: T): Partial<GoodsFacts> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
