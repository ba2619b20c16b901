import type { Allergen } from '#domain/catalogue/allergen.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Diet } from '#domain/catalogue/diet.ts';

/** What Open Food Facts calls the 14 allergens of the law; its other tags are of other countries' laws, or of no law. */
export const allergenTags: ReadonlyMap<string, Allergen> = new Map([
  ['en:gluten', 'gluten'],
  ['en:crustaceans', 'crustaceans'],
  ['en:eggs', 'eggs'],
  ['en:fish', 'fish'],
  ['en:peanuts', 'peanuts'],
  ['en:soybeans', 'soybeans'],
  ['en:milk', 'milk'],
  ['en:nuts', 'nuts'],
  ['en:celery', 'celery'],
  ['en:mustard', 'mustard'],
  ['en:sesame-seeds', 'sesame'],
  ['en:sulphur-dioxide-and-sulphites', 'sulphites'],
  ['en:lupin', 'lupin'],
  ['en:molluscs', 'molluscs'],
]);

/** Labels that say for whom goods are. */
export const dietTags: ReadonlyMap<string, Diet> = new Map([
  ['en:vegetarian', 'vegetarian'],
  ['en:vegan', 'vegan'],
  ['en:no-gluten', 'gluten-free'],
  ['en:no-lactose', 'lactose-free'],
  ['en:halal', 'halal'],
  ['en:organic', 'organic'],
  ['en:eu-organic', 'organic'],
  ['fr:ab-agriculture-biologique', 'organic'],
]);

/** The aisle of a category, of which a product has several: the narrowest that is here counts. */
const tagsOf: Partial<Record<Category, string>> = {
  ALCOOL: 'alcoholic-beverages beers wines ciders spirits champagnes',
  BOISSON: 'beverages waters sodas fruit-juices juices plant-based-beverages syrups carbonated-drinks',
  CONGELE: 'frozen-foods ice-creams frozen-desserts ice-creams-and-sorbets',
  CONSERVE: 'canned-foods canned-vegetables canned-fishes canned-fruits',
  EPICE: 'spices salts peppers condiments herbs seasonings',
  FARINE: 'flours starches',
  FRUIT: 'fresh-fruits fruits',
  GALETTE: 'rice-papers rice-cakes puffed-rice-cakes',
  LAITDECOCO: 'coconut-milks coconut-creams',
  LAITIER: 'dairies milks cheeses yogurts butters creams eggs fermented-milk-products dairy-desserts',
  LEGUME: 'fresh-vegetables vegetables',
  NOUILLEINSTANTANEE: 'instant-noodles',
  PLANTEGRAINECEREALE: 'cereals-and-their-products legumes seeds breakfast-cereals lentils nuts cereals pulses',
  POISSONNERIE: 'fishes seafood smoked-fishes crustaceans fish-and-seafood',
  RIZ: 'rices',
  SAUCE: 'sauces vinegars mayonnaises ketchup mustards soy-sauces vegetable-oils olive-oils',
  SNACKDESSERT: 'snacks sweet-snacks salty-snacks desserts chocolates biscuits spreads sweet-spreads candies breads',
  THECAFE: 'teas coffees hot-beverages herbal-teas',
  TRAITEUR: 'meals prepared-meals sandwiches pizzas soups fresh-meals',
  VEGETARIEN: 'meat-alternatives tofu meat-analogues',
  VERMICELLENOUILLE: 'noodles pastas vermicelli rice-vermicelli',
  VIANDE: 'meats meats-and-their-products poultries prepared-meats sausages hams',
  NONALIMENTAIRE: 'non-food-products',
};

export const categoryTags: ReadonlyMap<string, Category> = new Map(
  (Object.entries(tagsOf) as [Category, string][]).flatMap(([category, tags]) =>
    tags.split(' ').map((tag): [string, Category] => [`en:${tag}`, category]),
  ),
);
