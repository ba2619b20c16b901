import type { Allergen } from '#domain/catalogue/allergen.ts';
import type { Diet } from '#domain/catalogue/diet.ts';
import { type Called, makeLexicon } from '../words/lexicon.ts';

/** What words of a search may ask of goods besides what they are. */
export type AskedFact = { filter: 'diet'; value: Diet } | { filter: 'without'; value: Allergen };

const list = (text: string) => text.split(', ');
const free = (fr: string, en: string, vi: string): string[][] => [
  list(fr).flatMap((word) => [`sans ${word}`, `ni ${word}`, `zéro ${word}`]),
  list(en).flatMap((word) => [`${word} free`, ...['no', 'without', 'nor', 'free from'].map((no) => `${no} ${word}`)]),
  list(vi).flatMap((word) => [`không ${word}`, `không có ${word}`, `không chứa ${word}`]),
];
const diet = (value: Diet, names: string[][]): Called<AskedFact> => ({ what: { filter: 'diet', value }, names });
const without = (value: Allergen, names: string[][]): Called<AskedFact> => ({
  what: { filter: 'without', value },
  names,
});

/** How shoppers ask for diets, labels and for goods without an allergen, by language: French, English, Vietnamese. */
export const filterWords = makeLexicon<AskedFact>([
  diet('organic', [
    list(
      'bio, biologique, label bio, agriculture biologique, produits bio, produit bio, issu de l’agriculture biologique',
    ),
    list('organic, organic food, organics, bio'),
    list('hữu cơ, organic, thực phẩm hữu cơ, đồ hữu cơ, bio'),
  ]),
  diet('vegan', [
    list('vegan, végan, végane, végétalien, végétalienne, produits vegan, produit vegan, 100 végétal'),
    list('vegan, vegan food, plant based vegan'),
    list('thuần chay, vegan, chay trường, đồ thuần chay, ăn thuần chay'),
  ]),
  diet('vegetarian', [
    list('végétarien, végétarienne, végé, veggie, sans viande, produits végétariens, plat végétarien'),
    list('vegetarian, veggie, meat free, meatless, without meat, vegetarian food'),
    list('chay, đồ chay, ăn chay, món chay, thực phẩm chay, đồ ăn chay, không thịt'),
  ]),
  diet(
    'gluten-free',
    free(
      'gluten, blé, froment, épeautre, seigle, orge',
      'gluten, wheat, spelt, rye, barley',
      'gluten, lúa mì, lúa mạch, lúa mạch đen',
    ),
  ),
  diet('lactose-free', [
    [...list('sans lactose, ni lactose, zéro lactose, délactosé')],
    [...list('lactose free, no lactose, without lactose, free from lactose')],
    [...list('không lactose, không đường lactose, không có lactose, không chứa lactose')],
  ]),
  diet('halal', [
    list('halal, hallal, viande halal, produits halal'),
    list('halal, halal food, halal meat'),
    list('halal, đồ halal, thực phẩm halal'),
  ]),
  // Who may not have milk may not have milk without lactose either.
  without(
    'milk',
    free('lait, produit laitier, produits laitiers', 'dairy, milk', 'sữa').map((names, l) =>
      l === 1 ? [...names, 'non dairy'] : names,
    ),
  ),
  without('nuts', free('noix, fruits à coque, fruit à coque', 'nut, nuts', 'hạt')),
  without('peanuts', free('arachide, arachides, cacahuète, cacahuètes', 'peanut, peanuts', 'đậu phộng, lạc')),
  without('eggs', free('œuf, œufs', 'egg, eggs', 'trứng')),
  without('soybeans', free('soja', 'soy, soya', 'đậu nành')),
  without('fish', free('poisson', 'fish, seafood', 'cá, hải sản')),
  // What names several allergens at once is among the names of each.
  without('crustaceans', free('crustacés, crevettes, fruits de mer', 'shellfish, crustacean, seafood', 'tôm, hải sản')),
  without('sesame', free('sésame', 'sesame', 'mè, vừng')),
  without('sulphites', free('sulfites, sulfite', 'sulphite, sulfite', 'sunfit')),
  without('mustard', free('moutarde', 'mustard', 'mù tạt')),
  without('celery', free('céleri', 'celery', 'cần tây')),
  without('lupin', free('lupin, lupins', 'lupin, lupins', 'đậu lupin, lupin')),
  without(
    'molluscs',
    free(
      'mollusque, mollusques, coquillages, fruits de mer',
      'mollusc, molluscs, shellfish, seafood',
      'nhuyễn thể, động vật thân mềm, hải sản',
    ),
  ),
]);
