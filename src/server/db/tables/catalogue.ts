import { categories as categoryCodes } from '#domain/catalogue/category.ts';
import { factsSources } from '#domain/catalogue/facts-source.ts';
import { ingredientsExemptions } from '#domain/catalogue/ingredients-exemption.ts';
import { packagings } from '#domain/catalogue/packaging.ts';
import { units } from '#domain/catalogue/unit.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import type { InSome } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { countedUnits } from '#domain/pricing/unit-price.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  uniqueIndex,
} from '#server/db/pg-core.ts';
import { type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';
import { partOf, type Searched, searchedText } from '../searched.ts';
import { byteText, createdAt, instant } from './columns.ts';

export const categories = pgTable('categories', {
  code: text({ enum: categoryCodes }).primaryKey(),
  labels: jsonb().$type<InSome<string>>().notNull(),
  position: smallint().notNull(),
  color: text().notNull(),
  pictureId: text('picture_id').references(() => pictures.id),
});

/** What goods are: a tree under each category. A search finds goods by the names and words of their kind. */
export const kinds = pgTable('kinds', {
  code: text().primaryKey(),
  category: text({ enum: categoryCodes })
    .notNull()
    .references(() => categories.code),
  /** The wider kind, mostly of the same category; null for the widest, which stands for the category itself. */
  parent: text().references((): AnyPgColumn => kinds.code),
  names: jsonb().$type<InSome<string>>().notNull(),
  /** What else shoppers call it. */
  words: jsonb().$type<InSome<string[]>>().notNull(),
  position: smallint().notNull(),
});

/** Words that shoppers say for kinds: names of well-known brands, and what stands for several kinds at once. */
export const synonyms = pgTable('synonyms', {
  id: serial().primaryKey(),
  words: jsonb().$type<InSome<string[]>>().notNull(),
  /** Codes of kinds. */
  kinds: text().array().notNull(),
});

export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    /** ASCII, the same in all languages, ends in the id. */
    slug: text().notNull().unique(),
    category: text({ enum: categoryCodes })
      .notNull()
      .references(() => categories.code),
    /** The code of its kind, the narrowest that holds; null: nobody has said. */
    kind: text().references(() => kinds.code, { onDelete: 'set null' }),
    unit: text({ enum: units }).notNull().default('P'),
    /** Thousandths of the unit that a quantity moves by: 1000 for pieces, 100 for most weighed goods. */
    quantityStepMilli: integer('quantity_step_milli').notNull().default(1000),
    /** What the first press takes, a whole number of steps; further presses take a step each. */
    firstQuantityMilli: integer('first_quantity_milli').notNull().default(1000),
    /** How many pieces one unit of sale holds (12 eggs, 6 rolls, 30 washes); null where nobody counts them. */
    pieces: integer(),
    /** What the price is compared by, where not by weight or volume. */
    comparedBy: text('compared_by', { enum: countedUnits }),
    packaging: text({ enum: packagings }),
    supplier: text(),
    supplierCode: text('supplier_code'),
    /** The digits by which the shop's scales name it on their labels (domain/picking/scale-label.ts). */
    scaleCode: text('scale_code'),
    brand: text(),
    volumeMl: integer('volume_ml'),
    unitWeightG: integer('unit_weight_g'),
    /** `unit_weight_g` is what a piece weighs more or less: an avocado; of what is sold by the kilogram, a whole chicken. */
    isWeightEstimated: boolean('is_weight_estimated').notNull().default(false),
    articleWeightG: integer('article_weight_g'),
    tareWeightG: integer('tare_weight_g'),
    /** What the shop pays for one unit of sale, without VAT, in cents; null: nobody has said. Staff alone read it. */
    purchaseCents: integer('purchase_cents'),
    /** Whole units of sale in a case as the supplier delivers it. */
    caseSize: integer('case_size'),
    /** VAT rate in basis points: 550 is 5.5 %. */
    vatBp: smallint('vat_bp').notNull(),
    /** ISO 3166 country code. */
    origin: text(),
    storageType: text('storage_type', { enum: storageTypes }).notNull(),
    /** What it contains of the 14 that must be declared; null: nobody has said, so it never counts as free of any. */
    allergens: text().array(),
    /** Why no list of ingredients is asked of it, as staff declare; null: it is asked. */
    ingredientsExemption: text('ingredients_exemption', { enum: ingredientsExemptions }),
    /** Allergens of which traces cannot be ruled out. */
    mayContain: text('may_contain').array().notNull().default([]),
    /** Diets that it is declared to suit (domain/catalogue/diet). */
    diets: text().array().notNull().default([]),
    /** Per 100 g or 100 ml: energyKj, energyKcal, then grams. */
    nutrition: jsonb().$type<Record<string, number>>(),
    /** Whose facts an import has filled in; null: staff's own. */
    factsSource: text('facts_source', { enum: factsSources }),
    /** Its allergens came with an import, and nobody has looked at them: it is not listed until somebody has. */
    allergensUnseen: boolean('allergens_unseen').notNull().default(false),
    alcoholPercent: real('alcohol_percent'),
    minimumAge: smallint('minimum_age'),
    featured: boolean().notNull().default(false),
    visible: boolean().notNull().default(true),
    /** When it was last taken out of the shop; null while it shows, and for what never did. */
    removedAt: instant('removed_at'),
    /** When staff deleted it: the row stays for the orders that name it, and nobody sees it again. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Counts up with each change of the product, its texts or its pictures: what is kept in memory of it holds as long. */
    version: integer().notNull().default(1),
    /** Counts up with each change of its prices, discounts and stock by staff: their forms hold what both numbers say. */
    figuresVersion: integer('figures_version').notNull().default(0),
  },
  (t) => [
    index('products_by_age').on(t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    // The list of staff: in its other order, with each filter that leaves few of many, and by the supplier's code.
    index('products_by_change').on(t.updatedAt, t.id).where(sql`${t.deletedAt} is null`),
    index('products_category').on(t.category, t.id),
    index('products_hidden').on(t.id).where(isHidden(t)),
    index('products_deleted').on(t.id).where(sql`${t.deletedAt} is not null`),
    index('products_supplier_code').on(sql`lower(${t.supplierCode})`),
    uniqueIndex('products_scale_code').on(sql`ltrim(${t.scaleCode}, '0')`),
    check('products_step_positive', sql`${t.quantityStepMilli} > 0`),
    check(
      'products_first_quantity',
      sql`${t.firstQuantityMilli} > 0 and ${t.firstQuantityMilli} % ${t.quantityStepMilli} = 0`,
    ),
    check('products_pieces', sql`${t.pieces} > 0`),
    check('products_purchase', sql`${t.purchaseCents} >= 0 and ${t.caseSize} > 0`),
    check('products_vat', sql`${t.vatBp} between 0 and 10000`),
  ],
);

/** Staff have taken it out of the shop, or not yet put it in. */
export function isHidden(t: { visible: SQLWrapper }): SQL {
  return sql`not ${t.visible}`;
}

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    name: text().notNull(),
    /** Orders names bytewise as the language does (domain/catalogue/collation-key). */
    nameKey: byteText('name_key').notNull(),
    /** HTML, cleaned by `cleanHtml` before it is stored. */
    description: text().notNull(),
    ingredients: text(),
    /** What shoppers call it besides its name. */
    words: text().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.language] }),
    index('product_texts_by_name').on(t.language, t.nameKey, t.productId),
    index('product_texts_searched').using(
      'gin',
      partOf(t.productId, searchPart),
      sql`${searchedText(t.name)} gin_trgm_ops`,
    ),
  ],
);

/** Ids to a part of the index that a search asks (db/searched). */
const searchPart = 10_000;

export const searchedNames: Searched = {
  table: productTexts,
  id: productTexts.productId,
  part: searchPart,
  text: searchedText(productTexts.name),
};

/** The barcodes of products, each of one product alone; the first by its position is the one that is shown. */
export const productBarcodes = pgTable(
  'product_barcodes',
  {
    /** Always 14 digits (domain/catalogue/barcode). */
    code: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** How many of them are printed. */
    digits: smallint().notNull(),
  },
  (t) => [
    index('product_barcodes_product').on(t.productId, t.position),
    check('product_barcodes_code', sql`${t.code} ~ '^[0-9]{14}$'`),
    check('product_barcodes_digits', sql`${t.digits} in (8, 12, 13, 14)`),
  ],
);

/** What was entered as a barcode before today's checks and is none, or is another product's: staff find and remove it. */
export const unreadBarcodes = pgTable(
  'unread_barcodes',
  {
    text: text().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.text, t.productId] }), index('unread_barcodes_product').on(t.productId)],
);

/** A picture of the media service: the id is the hash of its bytes, so an address never changes its content. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  /** CSS colour shown until the picture has come. */
  color: text().notNull(),
  createdAt: createdAt(),
});

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] }), index('product_pictures_picture').on(t.pictureId)],
);
