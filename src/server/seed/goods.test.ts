import { describe, expect, test } from 'vitest';
import type { Allergen } from '#domain/catalogue/allergen.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import { languages } from '#domain/language/language.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { isQuantityAllowed } from '#domain/stock/quantity.ts';
import { countOf, packagingOf, quantitiesOf } from './good-quantities.ts';
import { loadGoods, type SeedProduct } from './goods.schema.ts';

const goods = loadGoods();
const leastPerCategory = 25;
const fewestOf: Partial<Record<Category, number>> = {
  FRUIT: 50,
  LEGUME: 50,
  BOISSON: 50,
  LAITIER: 50,
  VIANDE: 50,
  SAUCE: 50,
  SNACKDESSERT: 50,
};

/** French VAT: food 5.5 %, alcohol and what is no food 20 %, dishes to eat at once 10 %, sweets and most chocolate 20 %. */
const vatOf: Partial<Record<Category, number[]>> = {
  ALCOOL: [2000],
  NONALIMENTAIRE: [2000, 550],
  TRAITEUR: [1000, 550],
  SNACKDESSERT: [550, 2000],
};

/** Cents a kilogram or litre: what the dearest and the cheapest of a neighbourhood shop cost. */
const pricesOf: Record<Category, [number, number]> = {
  ALCOOL: [300, 4000],
  BOISSON: [20, 1200],
  CONGELE: [200, 3000],
  CONSERVE: [200, 3000],
  EPICE: [100, 13000],
  FARINE: [100, 2500],
  FRUIT: [120, 2500],
  GALETTE: [300, 1500],
  LAITDECOCO: [250, 2500],
  LAITIER: [100, 3500],
  LEGUME: [120, 4000],
  NOUILLEINSTANTANEE: [700, 3000],
  PLANTEGRAINECEREALE: [180, 15000],
  POISSONNERIE: [500, 5000],
  RIZ: [200, 1000],
  SAUCE: [250, 2500],
  SNACKDESSERT: [500, 4000],
  THECAFE: [900, 18000],
  TRAITEUR: [500, 4500],
  VEGETARIEN: [600, 2500],
  VERMICELLENOUILLE: [200, 1500],
  VIANDE: [500, 4000],
  NONALIMENTAIRE: [100, 6000],
};

const chilled: readonly Category[] = ['LAITIER', 'VIANDE', 'POISSONNERIE', 'TRAITEUR'];
/** Dairy that keeps on the shelf: UHT milk and tins. */
const shelfStable = new Set(['lait-demi-ecreme-1l', 'lait-entier-1l', 'lait-concentre-sucre']);

/** French words that stand in capitals for an allergen in the ingredients. */
const wordsOf: Record<Allergen, string> = {
  gluten: 'GLUTEN BLÉ ORGE SEIGLE AVOINE ÉPEAUTRE',
  crustaceans: 'CRUSTACÉS CREVETTE CREVETTES CRABE HOMARD LANGOUSTINE',
  eggs: 'ŒUF ŒUFS',
  fish: 'POISSON POISSONS ANCHOIS SAUMON THON CABILLAUD',
  peanuts: 'ARACHIDE ARACHIDES CACAHUÈTE CACAHUÈTES',
  soybeans: 'SOJA',
  milk: 'LAIT BEURRE CRÈME FROMAGE LACTOSE YAOURT',
  nuts: 'AMANDE AMANDES NOISETTE NOISETTES NOIX PISTACHE PISTACHES CAJOU PÉCAN',
  celery: 'CÉLERI',
  mustard: 'MOUTARDE',
  sesame: 'SÉSAME',
  sulphites: 'SULFITES',
  lupin: 'LUPIN',
  molluscs: 'MOLLUSQUES MOULES CALMAR ENCORNET HUÎTRES POULPE',
};
const noAllergen = new Set(['UHT']);
const fromAnimals: Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
const fromDeadAnimals: Allergen[] = ['fish', 'crustaceans', 'molluscs'];

const isFood = (good: SeedProduct) => good.category !== 'NONALIMENTAIRE';
/** Household goods may be counted alone. */
const contents = (good: SeedProduct) => (isFood(good) || contentOf(good.quantity ?? '') ? 1 : 0);
const isWeighed = (good: SeedProduct) => good.unit === 'KG' || good.unit === 'LITRE';
const isRaw = (good: SeedProduct) => good.category === 'FRUIT' || good.category === 'LEGUME';

const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

/** Net content that a French quantity states, "6 × 1,5 L": millilitres or grams, or null for "20 sachets". */
function contentOf(quantity: string): { g: number } | { ml: number } | null {
  const match = /(?:(\d+) × )?(\d+(?:,\d+)?) (kg|g|ml|cl|L)\b/.exec(quantity);
  if (!match) return null;
  const amount = Number(match[2]?.replace(',', '.')) * Number(match[1] ?? 1);
  const factor = { kg: 1000, g: 1, ml: 1, cl: 10, L: 1000 }[match[3] ?? ''] ?? 0;
  const total = Math.round(amount * factor);
  return match[3] === 'kg' || match[3] === 'g' ? { g: total } : { ml: total };
}

function agreesWithQuantity(good: SeedProduct): boolean {
  const stated = good.quantity === null ? null : contentOf(good.quantity);
  if (stated === null) return true;
  return 'g' in stated ? good.weightG === stated.g : good.volumeMl === stated.ml;
}

const capitalsIn = (text: string) => text.match(/[A-ZÀÂÇÈÉÊÎŒ]{3,}/g) ?? [];

function allergensNamed(good: SeedProduct): Set<string> {
  const found = capitalsIn(good.ingredients?.fr ?? '').filter((word) => !noAllergen.has(word));
  const codeOf = (word: string) => Object.entries(wordsOf).find(([, words]) => words.split(' ').includes(word))?.[0];
  return new Set(found.map((word) => codeOf(word) ?? `unknown: ${word}`));
}

function isNutritionSound({ nutrition: n, alcoholPercent = 0, energyNote }: SeedProduct): boolean {
  if (!n) return true;
  // EU factors in kJ a gram; 100 ml at 1 % holds 0.789 g of alcohol.
  const computed = n.fat * 37 + (n.carbohydrate + n.protein) * 17 + n.fibre * 8 + alcoholPercent * 0.789 * 29;
  const isNear = Math.abs(computed - n.energyKj) <= Math.max(n.energyKj * 0.15, 40);
  return (
    n.fat + n.carbohydrate + n.fibre + n.protein + n.salt <= 100.5 &&
    n.saturates <= n.fat &&
    n.sugars <= n.carbohydrate &&
    Math.abs(n.energyKcal * 4.184 - n.energyKj) <= Math.max(n.energyKj * 0.05, 8) &&
    (isNear || energyNote !== undefined)
  );
}

function isDietSound({ diet, allergens }: SeedProduct): boolean {
  const has = (codes: Allergen[]) => codes.some((code) => allergens.includes(code));
  if (diet.includes('vegan') && (!diet.includes('vegetarian') || has(fromAnimals))) return false;
  if (diet.includes('vegetarian') && has(fromDeadAnimals)) return false;
  return !(diet.includes('gluten-free') && has(['gluten']));
}

function isPricePlausible(good: SeedProduct): boolean {
  const { cents, per } = unitPrice({ ...good, comparedBy: null });
  const [least, most] = pricesOf[good.category];
  return per === 'piece' ? !isFood(good) : cents >= least && cents <= most;
}

function isStoredRight({ key, category, storage }: SeedProduct): boolean {
  if (category === 'CONGELE') return storage === 'frozen';
  if (chilled.includes(category)) return storage === (shelfStable.has(key) ? 'dry' : 'refrigerated');
  return category === 'VEGETARIEN' || storage !== 'frozen';
}

/** Spaces that do not break before : ; ! ? %, the right apostrophe, no space too many. */
function isFrenchWellSet({ name, description, ingredients }: SeedProduct): boolean {
  const text = [name.fr, description.fr, ingredients?.fr ?? ''].join('\n');
  return !/[^\u00a0][:;!?%»]| {2}|'/.test(text.replace(/\n/g, ''));
}

const texts = (good: SeedProduct) =>
  languages.flatMap((l) => [good.name[l], good.description[l], good.ingredients?.[l] ?? '']);

/** A rule that each product keeps for itself. */
const each = (keeps: (good: SeedProduct) => boolean) => (all: SeedProduct[]) =>
  all.filter((good) => !keeps(good)).map((g) => g.key);

const lot = (good: SeedProduct) => [good.brand, good.shortName.fr, good.quantity, good.pack].join('|');

/** Each rule answers what breaks it. */
const rules: Record<string, (all: SeedProduct[]) => string[]> = {
  'no two keys, barcodes or supplier codes alike': (all) =>
    (['key', 'barcode', 'supplierCode'] as const).flatMap((field) => repeated(all.map((good) => good[field]))),
  'no two names alike in a language': (all) =>
    languages.flatMap((language) => repeated(all.map((good) => good.name[language].toLowerCase()))),
  'no two packs with the same print': (all) => repeated(all.filter((g) => g.pack !== 'loose').map(lot)),
  'no two loose goods with the same art': (all) =>
    repeated(all.filter((good) => good.pack === 'loose').map((good) => good.art.join('+'))),
  'enough in each category': (all) =>
    categories.filter((c) => all.filter((g) => g.category === c).length < (fewestOf[c] ?? leastPerCategory)),
  'from 12 to 30 featured': (all) => {
    const featured = all.filter((good) => good.featured).length;
    return featured >= 12 && featured <= 30 ? [] : [`${featured} featured`];
  },
  'in-store barcodes 20, weighed goods 21': each((good) => good.barcode.startsWith(isWeighed(good) ? '21' : '20')),
  'VAT by category': each((good) => (vatOf[good.category] ?? [550]).includes(good.vatBp)),
  'wholesale below retail': each(
    (good) =>
      good.wholesaleCents === null ||
      (good.wholesaleCents < good.priceCents && good.wholesaleCents * 2 > good.priceCents),
  ),
  'food sold by the piece has a weight or a volume, never both': each((good) =>
    isWeighed(good)
      ? good.volumeMl === null && (good.quantityStep === undefined) === (good.weightG !== null)
      : good.quantityStep === undefined && [good.weightG, good.volumeMl].filter(Boolean).length === contents(good),
  ),
  'the first press takes whole steps, not much and not little': each((good) => {
    const { stepMilli, firstMilli } = quantitiesOf(good);
    const cents = (good.priceCents * firstMilli) / 1000;
    return isQuantityAllowed(firstMilli, stepMilli) && (!isWeighed(good) || (cents >= 45 && cents <= 4500));
  }),
  'household goods are compared by what they are counted in': each(
    (good) => isFood(good) || good.weightG !== null || good.volumeMl !== null || countOf(good).pieces !== null,
  ),
  'the printed quantity is the content': each(agreesWithQuantity),
  'a pack is printed with its quantity and brand': each(
    (good) => good.pack === 'loose' || (good.quantity !== null && good.brand !== null),
  ),
  'gross is net and tare': each(
    (good) =>
      good.articleWeightG === undefined ||
      !isFood(good) ||
      good.articleWeightG === (good.weightG ?? 0) + (good.tareWeightG ?? Number.NaN),
  ),
  'the name says brand and quantity': each((good) => {
    const { brand, quantity } = good;
    if (good.pack === 'loose') return true;
    return (
      languages.every((language) => good.name[language].includes(brand ?? '')) && good.name.fr.endsWith(quantity ?? '')
    );
  }),
  'a plausible price a kilogram or litre': each(isPricePlausible),
  'sound nutrition': each(isNutritionSound),
  'what names salt has some': each(
    ({ ingredients, nutrition }) => !/\bsel\b/.test(ingredients?.fr ?? '') || (nutrition?.salt ?? 0) >= 0.05,
  ),
  'food has nutrition and its source, the rest none': each(
    (good) => (good.nutrition !== null) === isFood(good) && (good.nutritionSource !== null) === isFood(good),
  ),
  'food has ingredients, raw produce and the rest none': each(
    (good) => (good.ingredients !== null) === (isFood(good) && !isRaw(good)),
  ),
  'nothing is missing that the law asks before it is listed': each((good) => {
    const goods = { ...good, storageType: good.storage, packaging: packagingOf(good) };
    const declared = { ingredientsExemption: null, alcoholPercent: good.alcoholPercent ?? null };
    return missingFacts({ ...goods, ...declared, ingredients: good.ingredients?.fr ?? null }).length === 0;
  }),
  'the allergens are those named in the ingredients': each(
    (good) => [...allergensNamed(good)].sort().join() === [...good.allergens].sort().join(),
  ),
  'allergens stand in capitals in each language': each((good) =>
    languages.every((l) => good.allergens.length === 0 || /\p{Lu}{2,}/u.test(good.ingredients?.[l] ?? '')),
  ),
  'diets and allergens agree': each(isDietSound),
  'storage by category': each(isStoredRight),
  'alcohol and only alcohol has its strength': each(
    (good) => (good.category === 'ALCOOL') === (good.alcoholPercent !== undefined),
  ),
  'French well set': each(isFrenchWellSet),
  'sentences end, nothing is doubled': each(
    (good) =>
      languages.every((l) => /[.!?]$/.test(good.description[l])) &&
      texts(good).every((text) => text === text.trim() && !/ {2}|\.\./.test(text)),
  ),
};

describe('the demo’s goods', () => {
  test.each(Object.entries(rules))('%s', (_, faultsIn) => {
    expect(faultsIn(goods)).toEqual([]);
  });
});

/** One fault for each rule, put into one product that kept it. */
const faults: Record<keyof typeof rules, (good: SeedProduct, all: SeedProduct[]) => void> = {
  'no two keys, barcodes or supplier codes alike': (good, all) => Object.assign(good, { barcode: all.at(-1)?.barcode }),
  'no two names alike in a language': (good, all) => Object.assign(good.name, { vi: all.at(-1)?.name.vi }),
  'no two packs with the same print': (good, all) => {
    const { brand, shortName, quantity, pack } = all.findLast((other) => other.pack !== 'loose') ?? good;
    Object.assign(good, { brand, shortName, quantity, pack });
  },
  'no two loose goods with the same art': (good, all) =>
    Object.assign(good, { pack: 'loose', art: all.findLast((other) => other.pack === 'loose')?.art }),
  'enough in each category': (_, all) => all.splice(0, all.length, ...all.filter((g) => g.category !== 'RIZ')),
  'from 12 to 30 featured': (_, all) => all.splice(0, all.length, ...all.filter((g) => !g.featured)),
  'in-store barcodes 20, weighed goods 21': (good) => Object.assign(good, { barcode: `21${good.barcode.slice(2)}` }),
  'VAT by category': (good) => Object.assign(good, { vatBp: 1000 }),
  'wholesale below retail': (good) => Object.assign(good, { wholesaleCents: good.priceCents }),
  'food sold by the piece has a weight or a volume, never both': (good) =>
    Object.assign(good, { weightG: 1, volumeMl: 1 }),
  'the first press takes whole steps, not much and not little': (good) => Object.assign(good, { firstQuantity: 0.5 }),
  'household goods are compared by what they are counted in': (good) =>
    Object.assign(good, { category: 'NONALIMENTAIRE', weightG: null, quantity: null }),
  'the printed quantity is the content': (good) => Object.assign(good, { weightG: (good.weightG ?? 0) + 1 }),
  'a pack is printed with its quantity and brand': (good) => Object.assign(good, { quantity: null }),
  'gross is net and tare': (good) => Object.assign(good, { articleWeightG: 1 }),
  'the name says brand and quantity': (good) => Object.assign(good.name, { en: 'Rice' }),
  'a plausible price a kilogram or litre': (good) => Object.assign(good, { priceCents: good.priceCents * 100 }),
  'what names salt has some': (good) =>
    Object.assign(good, {
      ingredients: { fr: 'Eau, sel.', en: 'Water, salt.', vi: 'Nước, muối.' },
      nutrition: { ...good.nutrition, salt: 0 },
    }),
  'sound nutrition': (good) => Object.assign(good.nutrition ?? {}, { fat: 45 }),
  'food has nutrition and its source, the rest none': (good) => Object.assign(good, { nutritionSource: null }),
  'food has ingredients, raw produce and the rest none': (good) => Object.assign(good, { ingredients: null }),
  'nothing is missing that the law asks before it is listed': (good) => Object.assign(good, { ingredients: null }),
  'the allergens are those named in the ingredients': (good) => Object.assign(good, { allergens: ['milk'] }),
  'allergens stand in capitals in each language': (good) => Object.assign(good, { allergens: ['nuts'] }),
  'diets and allergens agree': (good) => Object.assign(good, { diet: ['vegan'] }),
  'storage by category': (good) => Object.assign(good, { storage: 'frozen' }),
  'alcohol and only alcohol has its strength': (good) => Object.assign(good, { alcoholPercent: 5 }),
  'French well set': (good) => Object.assign(good.description, { fr: 'Bon : très bon.' }),
  'sentences end, nothing is doubled': (good) => Object.assign(good.description, { en: 'No full stop' }),
};

test.each(Object.entries(rules))('a planted fault is found: %s', (rule, faultsIn) => {
  const all = structuredClone(goods);
  const good = all.find((one) => one.key === 'riz-jasmin-1kg');
  if (!good) throw new Error('the sack of rice that takes the faults is gone');
  faults[rule]?.(good, all);
  expect(faultsIn(all)).not.toEqual([]);
});
