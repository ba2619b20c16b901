import type { Language } from '#domain/language/language.ts';
import type { Category } from './category.ts';

type Label = Record<Language, string> & { color: string };

/** What the 23 codes are called until a shop says otherwise, in the order of its aisles, and the colour of each tile. */
export const categoryDefaults: Readonly<Record<Category, Label>> = {
  FRUIT: { fr: 'Fruits', en: 'Fruit', vi: 'Trái cây', color: '#fdecc8' },
  LEGUME: { fr: 'Légumes', en: 'Vegetables', vi: 'Rau củ', color: '#dff0d8' },
  VIANDE: { fr: 'Viandes', en: 'Meat', vi: 'Thịt', color: '#fbe0dc' },
  POISSONNERIE: { fr: 'Poissonnerie', en: 'Fish and seafood', vi: 'Hải sản', color: '#d9ecf5' },
  LAITIER: { fr: 'Produits laitiers et œufs', en: 'Dairy and eggs', vi: 'Sữa, pho mát và trứng', color: '#e6eefb' },
  TRAITEUR: { fr: 'Traiteur', en: 'Deli', vi: 'Món ăn sẵn', color: '#fbe7d3' },
  VEGETARIEN: { fr: 'Végétarien', en: 'Vegetarian', vi: 'Đồ chay', color: '#e3f1da' },
  CONGELE: { fr: 'Surgelés', en: 'Frozen', vi: 'Đồ đông lạnh', color: '#dcebf7' },
  RIZ: { fr: 'Riz', en: 'Rice', vi: 'Gạo', color: '#f3eddc' },
  VERMICELLENOUILLE: {
    fr: 'Nouilles et vermicelles',
    en: 'Noodles and vermicelli',
    vi: 'Mì và bún khô',
    color: '#fbeed2',
  },
  NOUILLEINSTANTANEE: { fr: 'Nouilles instantanées', en: 'Instant noodles', vi: 'Mì ăn liền', color: '#fde3cf' },
  GALETTE: {
    fr: 'Galettes et pains',
    en: 'Rice paper, wraps and bread',
    vi: 'Bánh tráng và bánh mì',
    color: '#f4eee2',
  },
  PLANTEGRAINECEREALE: { fr: 'Graines et céréales', en: 'Grains and cereals', vi: 'Hạt và ngũ cốc', color: '#f1e6d0' },
  FARINE: { fr: 'Farines', en: 'Flour', vi: 'Bột', color: '#f2ece3' },
  SAUCE: { fr: 'Sauces et huiles', en: 'Sauces and oils', vi: 'Nước chấm, sốt và dầu', color: '#f8dcd0' },
  EPICE: { fr: 'Épices', en: 'Spices', vi: 'Gia vị', color: '#fae1c3' },
  LAITDECOCO: { fr: 'Lait de coco', en: 'Coconut milk', vi: 'Nước cốt dừa', color: '#eef0ea' },
  CONSERVE: { fr: 'Conserves', en: 'Tinned food', vi: 'Đồ hộp', color: '#f3dfd6' },
  SNACKDESSERT: { fr: 'Snacks et desserts', en: 'Snacks and desserts', vi: 'Ăn vặt và tráng miệng', color: '#fbe1e6' },
  THECAFE: { fr: 'Thé et café', en: 'Tea and coffee', vi: 'Trà và cà phê', color: '#e9e2d6' },
  BOISSON: { fr: 'Boissons', en: 'Drinks', vi: 'Đồ uống', color: '#d8eef0' },
  ALCOOL: { fr: 'Bières, vins et alcools', en: 'Beer, wine and spirits', vi: 'Bia, rượu', color: '#efdfe6' },
  NONALIMENTAIRE: { fr: 'Maison et hygiène', en: 'Household', vi: 'Đồ gia dụng', color: '#e4e8ef' },
};
