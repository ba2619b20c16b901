import { allergens } from '#domain/catalogue/allergen.ts';
import { categories } from '#domain/catalogue/category.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { factsSources } from '#domain/catalogue/facts-source.ts';
import { ingredientsExemptions } from '#domain/catalogue/ingredients-exemption.ts';
import { packagings } from '#domain/catalogue/packaging.ts';
import { requiredFacts } from '#domain/catalogue/required-facts.ts';
import { units } from '#domain/catalogue/unit.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { countedUnits } from '#domain/pricing/unit-price.ts';
import { inEachLanguage } from '../in-languages.ts';
import { z } from '../zod.ts';

const each = inEachLanguage(z.string());
/** What is read and written alike. */
export const productFacts = {
  category: z.enum(categories, {
    error: ({ input }) => (input === '' || input === undefined ? 'products.categoryRequired' : 'validation.invalid'),
  }),
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
  /** Where it stands within its aisle, as it is written there; null: nobody has said. */
  shelf: z.string().nullable(),
  /** A discount of the product’s own is in force. */
  isReduced: z.boolean(),
  /** What may be announced of it: per cent from the lowest price of the 30 days before (Directive 98/6/EC, article 6a). */
  reduction: reduction.nullable(),
  /** A discount of the product’s own is yet to begin. */
  isPlanned: z.boolean(),
  /** What may be announced of that one, should no price change until it begins. */
  plannedReduction: reduction.nullable(),
  /** Per cent of the price that shoppers see now, without VAT; null without it or a purchase price. */
  margin: z.number().nullable(),
};

export const staffProduct = z
  .object({
    id: z.number(),
    version: z.number(),
    slug: z.string(),
    /** In the caller's language; `names` and `descriptions` have all of them. */
    name: z.string(),
    names: each,
    description: z.string(),
    descriptions: each,
    ingredients: each.nullable(),
    /** What shoppers call it beside its names. */
    searchWords: inEachLanguage(z.array(z.string())),
    ...productFacts,
    category: z.string(),
    kind: z.string().nullable(),
    supplier: z.string().nullable(),
    supplierCode: z.string().nullable(),
    /** By which the shop's scales name it on their labels; null: they do not. */
    scaleCode: z.string().nullable(),
    brand: z.string().nullable(),
    /** The first of its barcodes, as it is printed. */
    barcode: z.string().nullable(),
    /** All of them, as 14 digits each. */
    barcodes: z.array(z.string()),
    /** What was entered as one before today's checks and could not be read. */
    unreadBarcodes: z.array(z.string()),
    /** Addresses that the shop serves, in their order. */
    pictures: z.array(z.string()),
    /** The article's net weight, in grams; shoppers read it as `articleWeight`. */
    weight: z.number().nullable(),
    /** What one unit of sale holds, in grams: the price per kilogram is computed from it. */
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
    /** What the shop pays for one unit of sale, without VAT. No shopper reads it. */
    purchasePrice: z.number().nullable(),
    /** Units of sale in a case of the supplier. */
    caseSize: z.number().nullable(),
    /** A country by its two letters, or what was written. */
    origin: z.string().nullable(),
    nutrition: z.record(z.string(), z.number()).nullable(),
    /** Whose facts an import has filled in; null: staff's own. */
    factsSource: z.enum(factsSources).nullable(),
    /** It has said something of allergens, and nobody has confirmed it: the product cannot be shown. */
    allergensUnseen: z.boolean(),
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
    margin: inStore.margin,
    stores: z.array(z.object(inStore)),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'StaffProduct' });
export type StaffProduct = z.output<typeof staffProduct>;
