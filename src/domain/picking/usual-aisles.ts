import type { Category } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/language/language.ts';
import type { Aisle } from './aisle.ts';

/**
 * What a store is offered that has no aisles yet: all 23 categories as grocers mostly put them, what is heavy first, what
 * bruises later, what must stay cold last.
 */
const usual: readonly (Record<Language, string> & { categories: readonly Category[] })[] = [
  { fr: 'Boissons', en: 'Drinks', vi: 'Đồ uống', categories: ['BOISSON', 'ALCOOL'] },
  {
    fr: 'Riz, pâtes et céréales',
    en: 'Rice, noodles and cereals',
    vi: 'Gạo, mì và ngũ cốc',
    categories: ['RIZ', 'VERMICELLENOUILLE', 'NOUILLEINSTANTANEE', 'PLANTEGRAINECEREALE', 'FARINE'],
  },
  {
    fr: 'Conserves, sauces et épices',
    en: 'Tins, sauces and spices',
    vi: 'Đồ hộp, nước chấm và gia vị',
    categories: ['CONSERVE', 'SAUCE', 'EPICE', 'LAITDECOCO'],
  },
  {
    fr: 'Épicerie sucrée, thé et café',
    en: 'Sweets, tea and coffee',
    vi: 'Bánh kẹo, trà và cà phê',
    categories: ['SNACKDESSERT', 'THECAFE'],
  },
  { fr: 'Maison', en: 'Household', vi: 'Đồ gia dụng', categories: ['NONALIMENTAIRE'] },
  { fr: 'Fruits et légumes', en: 'Fruit and vegetables', vi: 'Rau củ và trái cây', categories: ['LEGUME', 'FRUIT'] },
  { fr: 'Pains et galettes', en: 'Bread and wraps', vi: 'Bánh mì và bánh tráng', categories: ['GALETTE'] },
  { fr: 'Crèmerie', en: 'Dairy', vi: 'Sữa và trứng', categories: ['LAITIER'] },
  { fr: 'Traiteur', en: 'Deli', vi: 'Món ăn sẵn', categories: ['TRAITEUR', 'VEGETARIEN'] },
  { fr: 'Viandes et poissons', en: 'Meat and fish', vi: 'Thịt và hải sản', categories: ['VIANDE', 'POISSONNERIE'] },
  { fr: 'Surgelés', en: 'Frozen', vi: 'Đồ đông lạnh', categories: ['CONGELE'] },
];

/** The same in one language: the shop's staff write the names of aisles in theirs. */
export function usualAisles(language: Language): Aisle[] {
  return usual.map(({ [language]: name, categories }) => ({ name, categories }));
}
