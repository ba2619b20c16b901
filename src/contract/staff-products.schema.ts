import { allergens } from '#domain/catalogue/allergen.ts';
import { categories } from '#domain/catalogue/category.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { ingredientsExemptions } from '#domain/catalogue/ingredients-exemption.ts';
import { packagings } from '#domain/catalogue/packaging.ts';
import { requiredFacts } from '#domain/catalogue/required-facts.ts';
import { staffProductSorts } from '#domain/catalogue/staff-product-sort.ts';
import { storageTypes } from '#domain/catalogue/storage-type.ts';
import { units } from '#domain/catalogue/unit.ts';
import { countedUnits } from '#domain/pricing/unit-price.ts';
import { shortages } from '#domain/stock/low-stock.ts';
import { bodyId, flag, line, pageNumber, perPage, rowId, text } from './fields.ts';
import { inLanguages } from './in-languages.ts';
import { nutrition } from './nutrition.schema.ts';
import { cappedPage } from './page.schema.ts';
import { searchWords } from './search-words.schema.ts';
import { z } from './zod.ts';

const each = z.object({ fr: z.string(), en: z.string(), vi: z.string() });
const facts = {
  category: z.enum(categories, 'validation.invalid'),
  unit: z.enum(units, 'validation.invalid'),
  packaging: z.enum(packagings, 'validation.invalid').nullable(),
  storageType: z.enum(storageTypes, 'validation.invalid'),
  /** What the price is compared by, where not by weight or volume. */
  comparedBy: z.enum(countedUnits, 'validation.invalid').nullable(),
  allergens: z.array(z.enum(allergens, 'validation.invalid')).max(allergens.length, 'validation.invalid').nullable(),
  /** Why no list of ingredients is asked of it; null: it is asked. */
  ingredientsExemption: z.enum(ingredientsExemptions, 'validation.invalid').nullable(),
  mayContain: z.array(z.enum(allergens, 'validation.invalid')).max(allergens.length, 'validation.invalid'),
  diets: z.array(z.enum(diets, 'validation.invalid')).max(diets.length, 'validation.invalid'),
};

const reduction = z.object({ percent: z.number(), priorPrice: z.number() });
const inStore = {
  storeId: z.number(),
  /** After discount, in the currency's units; null: not sold there. */
  price: z.number().nullable(),
  originalPrice: z.number().nullable(),
  /** Before discount, for wholesale customers; null: the retail price. */
  wholesalePrice: z.number().nullable(),
  /** The product's own, in per cent, in force or yet to come; 0: none. */
  discount: z.number(),
  discountFrom: z.string().nullable(),
  discountTo: z.string().nullable(),
  /** What is to be had beside what orders have reserved, in units. */
  quantityInStock: z.number(),
  /** By how much this write has corrected the stock; left out where it has not, and by reads. */
  quantityChange: z.number().optional(),
  /** A discount of the product’s own is in force. */
  isReduced: z.boolean(),
  /** What may be announced of it: per cent from the lowest price of the 30 days before (Directive 98/6/EC, article 6a). */
  reduction: reduction.nullable(),
  /** A discount of the product’s own is yet to begin. */
  isPlanned: z.boolean(),
  /** What may be announced of that one, should no price change until it begins. */
  plannedReduction: reduction.nullable(),
};

export const staffProduct = z
  .object({
    id: z.number(),
    version: z.number(),
    slug: z.string(),
    /** In the caller's language; `names` and `descriptions` have all three. */
    name: z.string(),
    names: each,
    description: z.string(),
    descriptions: each,
    ingredients: each.nullable(),
    /** What shoppers call it beside its names. */
    searchWords: z.object({ fr: z.array(z.string()), en: z.array(z.string()), vi: z.array(z.string()) }),
    ...facts,
    category: z.string(),
    kind: z.string().nullable(),
    supplier: z.string().nullable(),
    supplierCode: z.string().nullable(),
    brand: z.string().nullable(),
    barcode: z.string().nullable(),
    /** Addresses that the shop serves, in their order. */
    pictures: z.array(z.string()),
    /** Net, in grams. */
    weight: z.number().nullable(),
    /** What one unit of sale holds, in grams: the price per kilogram is reckoned by it. */
    unitWeight: z.number().nullable(),
    /** `unitWeight` is about what a piece weighs, also of what is sold by the kilogram. */
    isWeightEstimated: z.boolean(),
    /** Of the package, in grams. */
    tareWeight: z.number().nullable(),
    /** In millilitres. */
    volume: z.number().nullable(),
    pieces: z.number().nullable(),
    quantityStep: z.number(),
    firstQuantity: z.number(),
    vatInPercent: z.number(),
    /** A country by its two letters, or what was written. */
    origin: z.string().nullable(),
    nutrition: z.record(z.string(), z.number()).nullable(),
    alcoholPercent: z.number().nullable(),
    minimumAge: z.number().nullable(),
    featured: z.boolean(),
    visible: z.boolean(),
    /** What the law asks and is not there yet: with it the product can be listed. */
    missing: z.array(z.enum(requiredFacts)),
    /** What its approved reviews say; null: nothing. */
    rating: z.number().nullable(),
    /** As in the first store that sells it. */
    price: inStore.price,
    originalPrice: inStore.originalPrice,
    wholesalePrice: inStore.wholesalePrice,
    discount: inStore.discount,
    quantityInStock: inStore.quantityInStock,
    stores: z.array(z.object(inStore)),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StaffProduct' });
export type StaffProduct = z.output<typeof staffProduct>;

const money = z.number('validation.number').positive('validation.number').max(1_000_000, 'validation.number');
const percent = z
  .number('validation.number')
  .int('validation.number')
  .min(0, 'validation.number')
  .max(99, 'validation.number');
const milliAmount = z.number('validation.number').min(0, 'validation.number').max(1_000_000, 'validation.number');
const whole = (max: number) =>
  z.number('validation.number').int('validation.number').min(1, 'validation.number').max(max, 'validation.number');
const instant = z.iso.datetime({ offset: true, error: 'validation.date' }).nullable();
const said = (max: number) => line(max).nullable();

/** What differs by store; what is left out holds for every store. */
const figures = {
  price: money.optional(),
  originalPrice: money.optional(),
  wholesalePrice: money.nullable().optional(),
  discount: percent.optional(),
  discountFrom: instant.optional(),
  discountTo: instant.optional(),
  quantityInStock: milliAmount.optional(),
  /** Instead of `quantityInStock`: what is added to it or taken from it, whatever was sold meanwhile. */
  quantityChange: z
    .number('validation.number')
    .min(-1_000_000, 'validation.number')
    .max(1_000_000, 'validation.number')
    .optional(),
};
const storeInput = z.object({
  storeId: bodyId,
  ...figures,
  /** False: not sold there any more. */ isSold: z.boolean('validation.boolean').optional(),
});
export type StoreInput = z.output<typeof storeInput>;

const input = {
  name: inLanguages(line(200), true).optional(),
  description: inLanguages(text(20_000), false).optional(),
  ingredients: inLanguages(text(5000), false).nullable().optional(),
  /** In the languages that are said; a search looks for them beside the names. */
  searchWords: z.object({ fr: searchWords, en: searchWords, vi: searchWords }).partial().optional(),
  category: facts.category.optional(),
  kind: said(80).optional(),
  unit: facts.unit.optional(),
  packaging: facts.packaging.optional(),
  storageType: facts.storageType.optional(),
  comparedBy: facts.comparedBy.optional(),
  supplier: said(200).optional(),
  supplierCode: said(100).optional(),
  brand: said(100).optional(),
  barcode: z
    .string('validation.invalid')
    .regex(/^\d{8,14}$/, 'validation.invalid')
    .nullable()
    .optional(),
  /** Ids or addresses of the shop's own pictures. */
  pictures: z.array(line(500)).max(20, 'validation.tooMany').optional(),
  weight: whole(1_000_000).nullable().optional(),
  unitWeight: whole(1_000_000).nullable().optional(),
  /** True asks for a `unitWeight`. */
  isWeightEstimated: z.boolean('validation.boolean').optional(),
  tareWeight: whole(1_000_000).nullable().optional(),
  volume: whole(1_000_000).nullable().optional(),
  pieces: whole(10_000).nullable().optional(),
  quantityStep: milliAmount.optional(),
  firstQuantity: milliAmount.optional(),
  vatInPercent: z.number('validation.number').min(0, 'validation.number').max(100, 'validation.number').optional(),
  origin: said(100).optional(),
  ingredientsExemption: facts.ingredientsExemption.optional(),
  allergens: facts.allergens.optional(),
  mayContain: facts.mayContain.optional(),
  diets: facts.diets.optional(),
  nutrition: nutrition.nullable().optional(),
  alcoholPercent: z
    .number('validation.number')
    .min(0, 'validation.number')
    .max(100, 'validation.number')
    .nullable()
    .optional(),
  minimumAge: whole(99).nullable().optional(),
  featured: z.boolean('validation.boolean').optional(),
  visible: z.boolean('validation.boolean').optional(),
  ...figures,
  stores: z.array(storeInput).max(1000, 'validation.tooMany').optional(),
};
const productInput = z.object(input);
export type ProductInput = z.output<typeof productInput>;

export const listStaffProducts = {
  summary: 'All products by pages, hidden ones too: searched by name, code and barcode, filtered, sorted',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    search: line(200).optional(),
    category: facts.category.optional(),
    visible: flag.optional(),
    /** On sale and, in some store, `low` or sold out (`out`). */
    stock: z.enum(shortages, 'validation.invalid').optional(),
    featured: flag.optional(),
    /** Lacks what the law asks before it is listed: hidden, it is a draft. */
    incomplete: flag.optional(),
    /** On sale with a discount of its own that holds now, in the store that is asked for or in any. */
    discounted: flag.optional(),
    /** Sold in this store; `stock` and `discounted` are of it then. */
    storeId: rowId.optional(),
    sortBy: z.enum(staffProductSorts, 'validation.invalid').default('name-asc'),
  }),
  output: cappedPage(staffProduct),
};
export const readStaffProduct = {
  summary: 'A product as staff see it, with its figures in each store',
  input: z.object({ id: rowId }),
  output: staffProduct,
};
export const createProduct = {
  summary:
    'Adds a product to every store; listed at once if it has what the law asks, else kept as a draft: `missing` names what is not there',
  input: z.object({
    ...input,
    name: inLanguages(line(200), true),
    category: facts.category,
  }),
  output: staffProduct,
};
export const updateProduct = {
  summary: 'Changes a product; what is left out stays. A stale `version` answers 409 with the product as it is',
  input: z.object({ id: rowId, version: bodyId.optional(), ...input }),
  output: staffProduct,
};
export const deleteProduct = {
  summary: 'Takes a product out of the shop for good; orders keep what they say of it',
  input: z.object({ id: rowId }),
  output: z.null(),
};
