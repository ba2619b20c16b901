import type { Allergen } from '#domain/catalogue/allergen.ts';
import type { Diet } from '#domain/catalogue/diet.ts';
import { type Called, makeLexicon } from '../words/lexicon.ts';
import { joinNames, type NamesByLanguage, namesInOrder } from '../words/names-by-language.ts';

/** What words of a search may ask of goods besides what they are. */
export type AskedFact = { filter: 'diet'; value: Diet } | { filter: 'without'; value: Allergen };

const list = (text: string) => text.split(', ');
const free = (fr: string, en: string, vi: string): NamesByLanguage => ({
  fr: list(fr).flatMap((word) => [`sans ${word}`, `ni ${word}`, `zéro ${word}`]),
  en: list(en).flatMap((word) => [
    `${word} free`,
    ...['no', 'without', 'nor', 'free from'].map((no) => `${no} ${word}`),
  ]),
  vi: list(vi).flatMap((word) => [`không ${word}`, `không có ${word}`, `không chứa ${word}`]),
});
const diet = (value: Diet, names: NamesByLanguage): Called<AskedFact> => ({
  what: { filter: 'diet', value },
  names: namesInOrder(names),
});
const without = (value: Allergen, names: NamesByLanguage): Called<AskedFact> => ({
  what: { filter: 'without', value },
  names: namesInOrder(names),
});

/**
 * How shoppers ask for diets, labels and for goods without an allergen, by language; a search in one that has none has
 * no such filters of its own.
 */
export const filterWords = makeLexicon<AskedFact>([
  diet('organic', {
    fr: list(
      'bio, biologique, label bio, agriculture biologique, produits bio, produit bio, issu de l’agriculture biologique',
    ),
    en: list('organic, organic food, organics, bio'),
    vi: list('hữu cơ, organic, thực phẩm hữu cơ, đồ hữu cơ, bio'),
  }),
  diet('vegan', {
    fr: list('vegan, végan, végane, végétalien, végétalienne, produits vegan, produit vegan, 100 végétal'),
    en: list('vegan, vegan food, plant based vegan'),
    vi: list('thuần chay, vegan, chay trường, đồ thuần chay, ăn thuần chay'),
  }),
  diet('vegetarian', {
    fr: list('végétarien, végétarienne, végé, veggie, sans viande, produits végétariens, plat végétarien'),
    en: list('vegetarian, veggie, meat free, meatless, without meat, vegetarian food'),
    vi: list('chay, đồ chay, ăn chay, món chay, thực phẩm chay, đồ ăn chay, không thịt'),
  }),
  diet(
    'gluten-free',
    free(
      'gluten, blé, froment, épeautre, seigle, orge',
      'gluten, wheat, spelt, rye, barley',
      'gluten, lúa mì, lúa mạch, lúa mạch đen',
    ),
  ),
  diet('lactose-free', {
    fr: list('sans lactose, ni lactose, zéro lactose, délactosé'),
    en: list('lactose free, no lactose, without lactose, free from lactose'),
    vi: list('không lactose, không đường lactose, không có lactose, không chứa lactose'),
  }),
  diet('halal', {
    fr: list('halal, hallal, viande halal, produits halal'),
    en: list('halal, halal food, halal meat'),
    vi: list('halal, đồ halal, thực phẩm halal'),
  }),
  // Who may not have milk may not have milk without lactose either.
  without(
    'milk',
    joinNames(free('lait, produit laitier, produits laitiers', 'dairy, milk', 'sữa'), { en: ['non dairy'] }),
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
