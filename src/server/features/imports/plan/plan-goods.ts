import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { isRefusal } from '#contract/errors.ts';
import { readBarcode } from '#domain/catalogue/barcode.ts';
import { minimumAgeOf } from '#domain/catalogue/minimum-age.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import { slugOf } from '#domain/catalogue/slug.ts';
import { storageTypeOf, usualVatBp } from '#domain/catalogue/usual-facts.ts';
import type { ImportKind } from '#domain/import/import-field.ts';
import { inEach, saidIn } from '#domain/language/by-language.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/language.ts';
import { toColumns } from '#server/services/catalogue/to-columns.ts';
import {
  type GoodsChange,
  type GoodsColumn,
  type GoodsFacts,
  goodsColumns,
  type NewGoods,
} from '#server/services/catalogue/write-goods.ts';
import { namingFacts, type RowProblem, type Said } from './identify-rows.ts';
import type { Written } from './plan-offer.ts';
import type { ProductState } from './select-state.ts';

export type GoodsPlan = {
  /** Null: nothing changes. */
  change: Omit<GoodsChange, 'productId'> | null;
  written: Written;
  refusals: RowProblem[];
  notes: RowProblem[];
};

/** The facts that a row may change, as the form of a product has them; those of an offer alone say whether it shows. */
function factsOf(values: Said, kind: ImportKind, isNew: boolean): ProductInput {
  if (kind === 'offers') return {};
  const { category, unit, vatInPercent, brand, weight, scaleCode, caseSize } = values;
  const facts: ProductInput = { category, unit, brand, weight, scaleCode, caseSize };
  for (const field of isNew ? (['supplier', 'supplierCode'] as const) : namingFacts(values))
    facts[field] = values[field];
  if (vatInPercent !== undefined) facts.vatInPercent = vatInPercent / 100;
  return facts;
}

const purchaseOf = ({ purchasePrice }: Said) => (purchasePrice === undefined ? {} : { purchaseCents: purchasePrice });

const columnNames = Object.keys(goodsColumns) as GoodsColumn[];

/** What a row says of a product itself, against what it is. What lacks what the law asks is not shown by it. */
export function planGoods(values: Said, product: ProductState, kind: ImportKind): GoodsPlan {
  const plan: GoodsPlan = { change: null, written: {}, refusals: [], notes: [] };
  const read = columnsOf(() => toColumns(factsOf(values, kind, false), product), plan);
  if (!read) return plan;
  const columns = { ...read, ...(kind === 'products' && purchaseOf(values)) };
  const after = { ...product, ...columns };
  const isTouched = columns.category !== undefined && columns.category !== product.category;
  const wanted = values.visible ?? product.visible;
  // What shows already is not taken out by being said to show.
  const isAsked = isTouched || !product.visible;
  const visible = wanted && (!isAsked || missingFacts(after).length === 0);
  if (values.visible && !visible && !product.visible) plan.notes.push({ field: 'visible', code: 'missing' });
  const minimumAge = minimumAgeOf(after);
  const facts = Object.fromEntries(
    columnNames.map((name) => [name, { ...after, visible, minimumAge }[name]]),
  ) as GoodsFacts;
  for (const name of columnNames)
    if (facts[name] !== product[name]) plan.written[name] = { before: product[name], after: facts[name] };
  const names = kind === 'products' ? changedNames(values, product.names) : {};
  for (const [language, name] of Object.entries(names))
    plan.written[`name_${language}`] = { before: product.names[language as Language] ?? '', after: name };
  if (Object.keys(plan.written).length > 0) plan.change = { facts, names };
  return plan;
}

/** A language for which nothing is said follows the French name where it has said the same so far. */
function changedNames(values: Said, before: ProductState['names']) {
  const changed: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const follows = before[language] === before[defaultLanguage] ? values.name : undefined;
    const after = nameIn(values, language) ?? follows;
    if (after !== undefined && after !== before[language]) changed[language] = after;
  }
  return changed;
}

/** What a row says of the name in a language; the column without one is of the language that is always there. */
function nameIn(values: Said, language: Language): string | undefined {
  return language === defaultLanguage ? values.name : values[`name_${language}` as 'name_en'];
}

/** A new product but for its id; or what is wrong with its row. */
export type NewGoodsPlan =
  | { goods: Omit<NewGoods, 'id' | 'row'> & { row: (id: number) => NewGoods['row'] }; refusals: [] }
  | { goods: null; refusals: RowProblem[] };

/** A new product by what its row says; null where something that it needs is not there, which `refusals` name. */
export function planNewGoods(values: Said, now: Date): NewGoodsPlan {
  const refusals: RowProblem[] = [];
  const known: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const name = nameIn(values, language);
    if (name !== undefined) known[language] = name;
  }
  const names = inEach((language) => saidIn(known, language) ?? '');
  const { category } = values;
  if (names[defaultLanguage] === '') refusals.push({ field: 'name', code: 'missing' });
  if (category === undefined) refusals.push({ field: 'category', code: 'missing' });
  const columns = columnsOf(() => toColumns(factsOf(values, 'products', true), null), { refusals });
  if (!columns || category === undefined || refusals.length > 0) return { goods: null, refusals };
  const goods = {
    category,
    kind: null,
    packaging: null,
    storageType: storageTypeOf(category),
    ingredientsExemption: null,
  };
  const missing = missingFacts({ ...goods, alcoholPercent: null, ingredients: null, allergens: null });
  const minimumAge = minimumAgeOf({ category, alcoholPercent: null, minimumAge: null });
  const visible = values.visible !== false && missing.length === 0;
  const read = values.barcode === undefined ? null : readBarcode(values.barcode);
  const row = (id: number): NewGoods['row'] => ({
    vatBp: usualVatBp(category),
    ...columns,
    ...purchaseOf(values),
    ...goods,
    minimumAge,
    visible,
    slug: slugOf(names[defaultLanguage], id),
    createdAt: now,
    updatedAt: now,
  });
  return { goods: { names, row, barcode: read && 'code' in read ? read : null }, refusals: [] };
}

/** A rule of the form that refuses what is said refuses the row. */
function columnsOf<T>(columns: () => T, { refusals }: { refusals: RowProblem[] }): T | null {
  try {
    return columns();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refusals.push({ field: 'unit', code: 'invalid' });
    return null;
  }
}
