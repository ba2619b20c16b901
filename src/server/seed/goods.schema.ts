import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { allergens } from '#domain/catalogue/allergen.ts';
import { isEan13 } from '#domain/catalogue/barcode.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { units } from '#domain/catalogue/unit.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { languages } from '#domain/language/language.ts';
import { countedUnits } from '#domain/pricing/unit-price.ts';
import { readDemoFile } from './demo-file.ts';
import { inDemoLanguages } from './demo-languages.ts';

const packShapes = ['can', 'jar', 'bottle', 'pouch', 'box', 'carton', 'loose'] as const;
const dietWords = ['vegetarian', 'vegan', 'halal', 'organic', 'gluten-free'] as const;

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const cents = z.number().int().positive();
const text = z.string().trim().min(2);
const inLanguages = inDemoLanguages(text);
const amount = z.number().min(0);

const nutrition = z.strictObject({
  energyKj: amount,
  energyKcal: amount,
  fat: amount,
  saturates: amount,
  carbohydrate: amount,
  sugars: amount,
  fibre: amount,
  protein: amount,
  salt: amount,
});

const good = z.strictObject({
  /** Names the product in the repository and its picture, `demo/pictures/{key}.webp`. */
  key,
  /** What it is: a code of `demo/kinds.json`. */
  kind: key,
  /** What shoppers call it besides its name and the words of its kind. */
  words: z.partialRecord(z.enum(languages), z.array(text)).optional(),
  featured: z.boolean(),
  /** As on the shelf label: brand and size included. */
  name: inLanguages,
  description: inLanguages,
  /** Key in `demo/brands.json`; null for goods without a brand. */
  brand: key.nullable(),
  /** Net content as the French pack prints it, "400 ml". */
  quantity: z.string().nullable(),
  /** What the pack prints in large letters. */
  shortName: z.strictObject({ fr: text }),
  pack: z.enum(packShapes),
  art: z.array(key).min(1).max(2),
  colors: z.strictObject({ label: colour, accent: colour }).optional(),
  unit: z.enum(units),
  /** In units; left out means whole pieces, also of what is weighed and has the weight of a piece. */
  quantityStep: z.number().positive().max(1).optional(),
  /** What the first press takes, in units; left out: half a kilogram or litre, else one step. */
  firstQuantity: z.number().positive().optional(),
  /** Cents, VAT included, for one unit (one kilogram or litre when sold by it). */
  priceCents: cents,
  wholesaleCents: cents.nullable(),
  /** Basis points: 550 is 5.5 %. */
  vatBp: z.union([z.literal(550), z.literal(1000), z.literal(2000)]),
  /** Net content of one unit in grams or millilitres; where no quantity is printed, about what a piece weighs. */
  weightG: z.number().int().positive().nullable(),
  volumeMl: z.number().int().positive().nullable(),
  /** How many pieces one unit holds, and what its price is compared by: only where the printed quantity does not say. */
  pieces: z.number().int().positive().optional(),
  comparedBy: z.enum(countedUnits).optional(),
  /** Gross weight, and the weight of the pack alone, in grams. */
  articleWeightG: z.number().int().positive().optional(),
  tareWeightG: z.number().int().positive().optional(),
  /** EAN-13 of the range 20 to 29, which no maker may use: for the shop's own numbers. */
  barcode: z.string().startsWith('2').refine(isEan13),
  supplier: text,
  supplierCode: z.string().regex(/^[A-Z]{3}-\d{5}$/),
  /** ISO 3166-1 alpha-2. */
  origin: z.string().regex(/^[A-Z]{2}$/),
  storage: z.enum(storageTypes),
  alcoholPercent: z.number().positive().max(60).optional(),
  /** Allergenic words in capitals; null for raw produce and for what is not food. */
  ingredients: inLanguages.nullable(),
  allergens: z.array(z.enum(allergens)),
  diet: z.array(z.enum(dietWords)),
  /** Per 100 g or 100 ml; null for what is not food. */
  nutrition: nutrition.nullable(),
  nutritionSource: z
    .string()
    .regex(/^(Ciqual|USDA FoodData Central): /)
    .nullable(),
  /** Why the energy does not follow from fat, carbohydrate, protein and fibre. */
  energyNote: z.string().optional(),
});

/** One file of `demo/goods`: the goods of one category. */
const goodsFile = z.strictObject({
  category: z.enum(categories),
  goods: z.array(good),
});

/** A product of the demo, with its category and the brand by name. */
export type SeedProduct = z.infer<typeof good> & { category: Category };

const brand = z.strictObject({
  key,
  name: text,
  /** How the brand speaks, for whoever writes its next label. */
  voice: text,
  palette: z.strictObject({ label: colour, accent: colour, text: colour }),
});

const brandsFile = z.strictObject({ brands: z.array(brand) });

const goodsFolder = new URL('../../../demo/goods/', import.meta.url);

/**
 * Reads the demo's goods, checked, in the order of their files, each brand's key replaced by its name.
 * Throws a ZodError on a fault in the data. It blocks: for the seed and for tests alone.
 */
export function loadGoods(): SeedProduct[] {
  const { brands } = brandsFile.parse(readDemoFile('brands.json'));
  const nameOf = new Map(brands.map((brand) => [brand.key, brand.name]));
  const files = readdirSync(goodsFolder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const { category, goods } = goodsFile.parse(readDemoFile(`goods/${file}`));
    return goods.map((product) => ({ ...product, category, brand: brandName(product.brand, nameOf) }));
  });
}

function brandName(key: string | null, nameOf: ReadonlyMap<string, string>): string | null {
  if (key === null) return null;
  const name = nameOf.get(key);
  if (name === undefined) throw new Error(`demo/brands.json has no brand ${key}`);
  return name;
}
