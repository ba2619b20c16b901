import { postalCode } from '#contract/stores/address.schema.ts';
import { aisleGroupNames } from '#domain/catalogue/aisle-groups.ts';
import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { packagings } from '#domain/catalogue/packaging.ts';
import { largestPrice } from '#domain/catalogue/price-slider.ts';
import { sortOrders } from '#domain/catalogue/sort.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { unitPriceUnits } from '#domain/pricing/unit-price.ts';
import { codeList, decimal, filledLine, flag, line, pageNumber, perPage, rowId } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';

const price = decimal(largestPrice);

/** A product as it stands on a shelf. Prices are decimals of the shop's currency, VAT included, of the caller's price type. */
export const product = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    /** The price after discount; priceBase × (100 − discountInPercent) / 100, half up to the cent. */
    price: z.number(),
    priceBase: z.number(),
    discountInPercent: z.number().nullable(),
    /**
     * What may be announced: whole per cent, rounded down, from the lowest price of the 30 days before the discount began
     * (Directive 98/6/EC, article 6a). Null without an earlier price, and where the price is not below it.
     */
    reduction: z.object({ percent: z.number(), priorPrice: z.number() }).nullable(),
    category: z.string(),
    htmlDescription: z.string(),
    quantityInStock: z.number(),
    inventory: z.boolean(),
    quantityStep: z.number(),
    /** What the first press takes, a whole number of steps; further presses take a step each. */
    firstQuantity: z.number(),
    unitPrice: z.number(),
    unitPriceUnit: z.enum(unitPriceUnits),
    vatInPercent: z.number(),
    storageType: z.enum(storageTypes),
    /** Years; 18 for alcohol, null for most goods. */
    minimumAge: z.number().nullable(),
    product: z.object({
      picture: z.string().nullable(),
      pictures: z.array(z.string()),
      /** CSS colour shown until the picture has come. */
      pictureColor: z.string().nullable(),
      barcode: z.string().nullable(),
      unit: z.string(),
      /** How many pieces one unit of sale holds: 12 eggs, 6 rolls, 30 washes. */
      pieces: z.number().nullable(),
      packaging: z.enum(packagings).nullable(),
      supplier: z.string().nullable(),
      supplierCode: z.string().nullable(),
      /** Millilitres. */
      volume: z.number().nullable(),
      /** Grams. */
      unitWeight: z.number().nullable(),
      /** `unitWeight` is about what a piece weighs, also of what is sold by the kilogram. */
      isWeightEstimated: z.boolean(),
      articleWeight: z.number().nullable(),
      tareWeight: z.number().nullable(),
    }),
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof product>;

export const productDetail = product
  .extend({
    storeId: z.number(),
    /** ISO 3166 country code. */
    origin: z.string().nullable(),
    ingredients: z.string().nullable(),
    allergens: z.array(z.string()),
    /** False: nobody has said what is in it, so that an empty list promises nothing. */
    allergensKnown: z.boolean(),
    /** Allergens of which traces cannot be ruled out. */
    mayContain: z.array(z.string()),
    /** Declared, or following from what is in it; the filter finds single foods without gluten besides. */
    diets: z.array(z.enum(diets)),
    /** Per 100 g or 100 ml: kJ, kcal and grams. */
    nutrition: z.record(z.string(), z.number()).nullable(),
    alcoholPercent: z.number().nullable(),
    discountEndsAt: z.string().nullable(),
    /** The lowest price of the 30 days before the discount (Directive 98/6/EC, article 6a); null without one. */
    lowestPrice30Days: z.number().nullable(),
    /** The mean of the stars of approved reviews, to one decimal; null without any, or while `products.ratings` is off. */
    ratingAverage: z.number().nullable(),
    ratingCount: z.number(),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.output<typeof productDetail>;

/**
 * What words of a search ask of the goods: a diet, an allergen to do without, a measure (`500 g`, `1500 ml`); the words,
 * and the search without them.
 */
const searchFilter = z.object({
  filter: z.enum(['diet', 'without', 'measure']),
  value: z.string(),
  words: z.string(),
  rest: z.string(),
});
export type SearchFilter = z.output<typeof searchFilter>;

export const listProducts = {
  summary: 'The products of a store: searched, filtered, sorted, paged',
  input: z.object({
    storeId: rowId,
    page: pageNumber,
    per_page: perPage(20),
    search: line(200).optional(),
    sortBy: z.enum(sortOrders, 'validation.invalid').optional(),
    category: line(40).optional(),
    /** A code of a kind, which holds all narrower ones; one that is not known finds nothing. */
    kind: line(60).optional(),
    unit: line(20).optional(),
    supplier: line(80).optional(),
    minPrice: price.optional(),
    maxPrice: price.optional(),
    onlyDiscounted: flag.optional(),
    hasOffer: flag.optional(),
    /** Only what is announced as reduced: `reduction` is not null. */
    hasReduction: flag.optional(),
    /** Only goods of short date, which are sold for less until the end of their last day. */
    shortDate: flag.optional(),
    /** Allergens to do without: neither in the product nor in traces, as far as declared; unknown never counts. */
    without: codeList(allergens).optional(),
    /** Diets that the product must suit, all of them; unknown never counts. */
    diet: codeList(diets).optional(),
    postalCode: postalCode.optional(),
  }),
  output: page(product).extend({
    /** The words that were searched for instead, when the ones typed were found nowhere. */
    correctedSearch: z.string().nullable(),
    /** What the search was read to ask of the goods. */
    searchFilters: z.array(searchFilter),
    /** Where a search finds nothing: at most 8 products that have some of its words. Else none. */
    near: z.array(product),
  }),
};

export const suggestSearch = {
  summary: 'What a search that is being typed may mean: products, categories, terms',
  input: z.object({ storeId: rowId, search: line(200).default('') }),
  output: z.object({
    /** The words that were searched for instead, when the ones typed were found nowhere. */
    corrected: z.string().nullable(),
    /** At most 6. */
    products: z.array(product),
    /** Categories that are called so, or that hold what was found; at most 3. */
    categories: z.array(z.object({ name: z.string(), label: z.string(), numberOfProducts: z.number() })),
    /** What may be about to be typed, at most 4 searches that find something. */
    terms: z.array(z.string()),
  }),
};

export const readProduct = {
  summary: 'One product in a store (without storeId, the first displayable one), with its committed stock',
  input: z.object({ id: rowId, storeId: rowId.optional() }),
  output: productDetail,
};

export const listFeaturedProducts = {
  summary: 'The products that the store puts forward, 12 at most',
  input: z.object({ storeId: rowId }),
  output: z.array(product),
};

/** What a featured list takes and gives, the strips of the home page take and give. */
export const listNewArrivals = {
  ...listFeaturedProducts,
  summary: 'What came onto the shelves of a store in the last 60 days, the newest first, 12 at most, none sold out',
};

export const listBestSellers = {
  ...listFeaturedProducts,
  summary: 'What stood in the most orders of a store in the last 28 days, 12 at most, none sold out',
};

export const category = z
  .object({
    /** The category's code, as `name`. */
    id: z.string(),
    name: z.string(),
    label: z.string(),
    numberOfProducts: z.number(),
    /** 1 is the one of which the store has sold most in 90 days; of equals, first as in this list. */
    popularRank: z.number(),
    group: z.enum(aisleGroupNames),
    /** The picture that staff have set; null for none. */
    image: z.string().nullable(),
    /**
     * Without such an image, the picture of what is sold most here, of the goods that have one; it changes as they come
     * and go. Null beside an image, and where no goods have a picture.
     */
    goodsPicture: z.string().nullable(),
    color: z.string().nullable(),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof category>;
export const listCategories = {
  summary: 'The categories of a store with the number of products in each',
  /** With `hasReduction`, those among the offers: only what is announced as reduced is counted. */
  input: z.object({ storeId: rowId, hasReduction: flag.optional() }),
  output: z.array(category),
};

export const kind = z
  .object({
    /** The kind's code, as `name`. */
    id: z.string(),
    name: z.string(),
    label: z.string(),
    /** The code of its category. */
    category: z.string(),
    /** The code of the next wider kind in this list; null where the category is. */
    parent: z.string().nullable(),
    /** Narrower kinds included: `total` of the listing with this category and this kind. */
    numberOfProducts: z.number(),
  })
  .meta({ id: 'Kind' });
export type Kind = z.output<typeof kind>;
export const listKinds = {
  summary:
    'The kinds of goods of a category that a store has, with the number of products in each; the wider stand first',
  input: z.object({ storeId: rowId, category: line(40).min(1, 'validation.required') }),
  output: z.array(kind),
};

export const proxyPicture = {
  summary: 'Leads to a picture that the catalogue names; refuses every other address',
  input: z.object({ url: filledLine(2000) }),
  output: z.null(),
};
