import { staffProductSorts } from '#domain/access/staff-lists.ts';
import { digitsOf, readBarcode } from '#domain/catalogue/barcode.ts';
import { nutritionKeys } from '#domain/catalogue/nutrient.ts';
import { mostPriceCents } from '#domain/money/currency.ts';
import { longestShelf } from '#domain/picking/aisle.ts';
import { longestScaleCode } from '#domain/picking/scale-pattern.ts';
import { shortages } from '#domain/stock/low-stock.ts';
import { fromMilli, maxStockMilli } from '#domain/stock/quantity.ts';
import { bodyId, flag, instant, line, pageNumber, perPage, rowId, rowVersion, text } from '../fields.ts';
import { inEachLanguage, inLanguages } from '../in-languages.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';
import { productFacts, staffProduct } from './staff-product.schema.ts';
import { searchWords } from './staff-search.schema.ts';

/** Per 100 g or 100 ml: energy in kJ and kcal, nutrients in grams; what the declaration of the law does not know is refused. */
const nutrition = z.partialRecord(
  z.enum(nutritionKeys, 'validation.invalid'),
  z.number('validation.number').min(0, 'validation.number'),
);

/** Of whichever currency: the server, which knows its decimals, holds it against them. */
export const money = z
  .number('validation.number')
  .positive('validation.number')
  .max(mostPriceCents, 'validation.number');
export const percent = z
  .number('validation.number')
  .int('validation.number')
  .min(0, 'validation.number')
  .max(99, 'validation.number');
export const vatInPercent = z
  .number('validation.number')
  .min(0, 'validation.number')
  .max(100, 'validation.number')
  .multipleOf(0.01, 'validation.number');
const mostInStock = fromMilli(maxStockMilli);
const milliAmount = z.number('validation.number').min(0, 'validation.number').max(mostInStock, 'validation.number');
const whole = (max: number) =>
  z.number('validation.number').int('validation.number').min(1, 'validation.number').max(max, 'validation.number');
const said = (max: number) => line(max).nullable();

/** What differs by store; what is left out holds for every store. */
const figures = {
  price: money.optional(),
  originalPrice: money.optional(),
  wholesalePrice: money.nullable().optional(),
  discount: percent.optional(),
  discountFrom: instant.nullish(),
  discountTo: instant.nullish(),
  quantityInStock: milliAmount.optional(),
  /** Instead of `quantityInStock`: what is added to it or taken from it, whatever was sold meanwhile. */
  quantityChange: z
    .number('validation.number')
    .min(-mostInStock, 'validation.number')
    .max(mostInStock, 'validation.number')
    .optional(),
};
const storeInput = z.object({
  storeId: bodyId,
  ...figures,
  /** False: not sold there any more. */ isSold: z.boolean('validation.boolean').optional(),
  /** Where it stands within its aisle, such as `A12`; empty or null: not said. */
  shelf: said(longestShelf).optional(),
});
export type StoreInput = z.output<typeof storeInput>;

const readCode = (sent: string, check: z.RefinementCtx<string>) => {
  const read = readBarcode(sent);
  if (!('fault' in read)) return read;
  check.addIssue({ code: 'custom', message: `validation.${read.fault}` });
  return z.NEVER;
};
const codeLine = line(60, { required: 'validation.barcode', tooLong: 'validation.barcode' });
/** 8, 12, 13 or 14 digits, in groups or not, of which the last checks the others (those that shops give themselves excepted). */
const barcode = codeLine.transform(readCode);
/** The same in a list, where an empty one says nothing. */
const barcodeOrNone = codeLine.transform((sent, check) => (sent === '' ? null : readCode(sent, check)));

const scaleCode = line(60, { tooLong: 'validation.scaleCode' }).transform((sent, check) => {
  const digits = digitsOf(sent);
  if (sent === '') return null;
  if (digits !== null && digits.length <= longestScaleCode) return digits;
  check.addIssue({ code: 'custom', message: 'validation.scaleCode' });
  return z.NEVER;
});

const input = {
  name: inLanguages(line(200), true).optional(),
  description: inLanguages(text(20_000), false).optional(),
  ingredients: inLanguages(text(5000), false).nullable().optional(),
  /** In the languages that are said; a search looks for them beside the names. */
  searchWords: inEachLanguage(searchWords).partial().optional(),
  category: productFacts.category.optional(),
  kind: said(80).optional(),
  unit: productFacts.unit.optional(),
  packaging: productFacts.packaging.optional(),
  storageType: productFacts.storageType.optional(),
  comparedBy: productFacts.comparedBy.optional(),
  supplier: said(200).optional(),
  supplierCode: said(100).optional(),
  /** Digits, of one product alone: by them the shop's scales name it on their labels. Empty or null: none. */
  scaleCode: scaleCode.nullable().optional(),
  brand: said(100).optional(),
  /** The first one; the others stay. */
  barcode: barcode.nullable().optional(),
  /** In the place of all that were there; an empty one says nothing. */
  barcodes: z.array(barcodeOrNone, 'validation.invalid').max(30, 'validation.tooMany').optional(),
  /** Those that are to stay of what could not be read: it can only be removed. */
  unreadBarcodes: z.array(line(40), 'validation.invalid').max(30, 'validation.tooMany').optional(),
  /** Ids or addresses of the shop's own pictures. */
  pictures: z.array(line(500)).max(20, 'validation.tooMany').optional(),
  /** `unitWeight` takes the same value, unless another one was given for it. */
  weight: whole(1_000_000).nullable().optional(),
  unitWeight: whole(1_000_000).nullable().optional(),
  /** True asks for a `unitWeight`. */
  isWeightEstimated: z.boolean('validation.boolean').optional(),
  tareWeight: whole(1_000_000).nullable().optional(),
  volume: whole(1_000_000).nullable().optional(),
  pieces: whole(10_000).nullable().optional(),
  quantityStep: milliAmount.optional(),
  firstQuantity: milliAmount.optional(),
  vatInPercent: vatInPercent.optional(),
  /** For one unit of sale, without VAT. */
  purchasePrice: z
    .number('validation.number')
    .min(0, 'validation.number')
    .max(mostPriceCents, 'validation.number')
    .nullable()
    .optional(),
  caseSize: whole(10_000).nullable().optional(),
  origin: said(100).optional(),
  ingredientsExemption: productFacts.ingredientsExemption.optional(),
  allergens: productFacts.allergens.optional(),
  mayContain: productFacts.mayContain.optional(),
  /**
   * True: somebody has looked at allergens that came with an import. Until then the product cannot be shown: 422 on
   * this field.
   */
  allergensConfirmed: z.boolean('validation.boolean').optional(),
  diets: productFacts.diets.optional(),
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
  summary: 'All products by pages, hidden ones too: searched by name, code, scale code and barcode, filtered, sorted',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    search: line(200).optional(),
    category: productFacts.category.optional(),
    visible: flag.optional(),
    /** On sale and, in some store, `low` or sold out (`out`). */
    stock: z.enum(shortages, 'validation.invalid').optional(),
    featured: flag.optional(),
    /** Lacks what the law asks before it is listed: hidden, it is a draft. */
    incomplete: flag.optional(),
    /** Has allergens of an import that nobody has looked at yet. */
    allergensUnseen: flag.optional(),
    /** Has a barcode that could not be read when barcodes got one form. */
    unreadBarcode: flag.optional(),
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
    category: productFacts.category,
  }),
  output: staffProduct,
};
export const updateProduct = {
  summary: 'Changes a product; what is left out stays. A stale `version` answers 409 with the product as it is',
  input: z.object({ id: rowId, version: rowVersion.optional(), ...input }),
  output: staffProduct,
};
export const deleteProduct = {
  summary: 'Takes a product out of the shop for good; orders keep what they say of it',
  input: z.object({ id: rowId }),
  output: z.null(),
};
