import { categories } from '#domain/catalogue/category.ts';
import type { NewProduct } from '#server/testing/catalogue.ts';

type Words = readonly [fr: string, en: string, vi: string];

/** Names, and the kind of the demo's that they are of. */
const things: readonly (readonly [...Words, kind: string])[] = [
  ['Café moulu', 'Ground coffee', 'Cà phê bột', 'ground-coffee'],
  ['Crème dessert', 'Cream dessert', 'Kem tráng miệng', 'dairy-dessert'],
  ['Pâté de campagne', 'Country pâté', 'Pa tê đồng quê', 'pate'],
  ['Chocolat noir', 'Dark chocolate', 'Sô cô la đen', 'dark-chocolate'],
  ['Confiture de mûres', 'Blackberry jam', 'Mứt dâu đen', 'jam'],
  ['Riz gluant', 'Sticky rice', 'Gạo nếp', 'glutinous-rice'],
  ['Vermicelles de riz', 'Rice vermicelli', 'Bún khô', 'rice-vermicelli'],
  ['Thé au jasmin', 'Jasmine tea', 'Trà hoa nhài', 'green-tea'],
  ['Lait de coco', 'Coconut milk', 'Nước cốt dừa', 'coconut-milk'],
  ['Sauce de poisson', 'Fish sauce', 'Nước mắm', 'fish-sauce'],
  ['Galettes de riz', 'Rice paper', 'Bánh tráng', 'rice-paper'],
  ['Tofu fumé', 'Smoked tofu', 'Đậu phụ hun khói', 'firm-tofu'],
  ['Crevettes décortiquées', 'Peeled shrimps', 'Tôm bóc vỏ', 'prawn'],
  ['Bœuf haché', 'Minced beef', 'Thịt bò xay', 'minced-beef'],
  ['Pêches au sirop', 'Peaches in syrup', 'Đào ngâm đường', 'peach'],
  ['Épinards hachés', 'Chopped spinach', 'Rau bina cắt nhỏ', 'spinach'],
  ['Moutarde à l’ancienne', 'Wholegrain mustard', 'Mù tạt hạt', 'mustard'],
  ['Huile de sésame', 'Sesame oil', 'Dầu mè', 'sesame-oil'],
  ['Farine de blé', 'Wheat flour', 'Bột mì', 'wheat-flour'],
  ['Gâteau à la noisette', 'Hazelnut cake', 'Bánh hạt phỉ', 'cakes'],
];
const qualities: readonly Words[] = [
  ['bio', 'organic', 'hữu cơ'],
  ['extra', 'extra', 'đặc biệt'],
  ['léger', 'light', 'nhẹ'],
  ['fermier', 'farmhouse', 'nhà quê'],
  ['épicé', 'spicy', 'cay'],
  ['doux', 'mild', 'dịu'],
  ['vanille', 'vanilla', 'va ni'],
  ['citronnelle', 'lemongrass', 'sả'],
  ['gingembre', 'ginger', 'gừng'],
  ['tradition', 'traditional', 'truyền thống'],
];
const sizes = '100 g, 150 g, 200 g, 250 g, 330 g, 400 g, 500 g, 750 g, 1 kg, 1,5 kg, 2 kg, 5 kg, 10 kg'.split(', ');
/** Two suffice for 5,000 products; with all of them 100,000 have names of their own. */
const brands = `
  Lotus, Bambou, Jade, Safran, Corail, Ambre, Indigo, Muscade, Orchidée, Tamarin, Mangrove, Pagode, Aurore, Mistral,
  Galet, Fougère, Cigale, Bruyère, Estuaire, Tilleul, Roseau, Colibri, Marmotte, Hirondelle, Chamois, Érable, Genêt,
  Verveine, Coquelicot, Bleuet, Primevère, Mélèze, Sarcelle, Alouette, Mésange, Loriot, Pivoine, Cerfeuil, Sureau,
  Aubépine`
  .trim()
  .split(/,\s+/);

/** So many different products, the same ones each time, spread over all categories. */
export function benchGoods(count: number): NewProduct[] {
  return Array.from({ length: count }, (_, i) => {
    const thing = pick(things, i);
    const quality = pick(qualities, Math.floor(i / things.length));
    const size = pick(sizes, Math.floor(i / (things.length * qualities.length)));
    const brand = pick(brands, Math.floor(i / (things.length * qualities.length * sizes.length)));
    const name = (l: 0 | 1 | 2) => `${thing[l]} ${quality[l]} ${brand} ${size}`;
    return {
      name: { fr: name(0), en: name(1), vi: name(2) },
      description: `<p>${thing[0]} ${quality[0]}, conditionné en ${size}. ${'Un bon produit pour tous les jours. '.repeat(4)}</p>`,
      ingredients: `${thing[0]}, ${quality[0]}`,
      category: pick(categories, i),
      kind: thing[3],
      unit: i % 9 === 0 ? 'KG' : 'P',
      cents: 90 + ((i * 7919) % 4800),
      wholesaleCents: i % 3 === 0 ? 80 + ((i * 7919) % 4000) : null,
      // Enough that no measurement of orders ever sells out.
      quantityMilli: i % 20 === 0 ? 0 : 1_000_000_000,
      discounts: i % 8 === 0 ? [{ percent: 5 + (i % 30) }] : [],
      barcode: `2${String(i).padStart(12, '0')}`,
      supplier: `Fournisseur ${i % 40}`,
      supplierCode: `FOU-${String(i).padStart(5, '0')}`,
      unitWeightG: 100 + (i % 13) * 50,
      featured: i % 400 === 0,
      allergens: i % 4 === 0 ? ['milk', 'nuts'] : [],
      origin: 'FR',
      nutrition: {
        energyKj: 1200,
        energyKcal: 287,
        fat: 9.1,
        saturates: 1.2,
        carbohydrate: 41,
        sugars: 3,
        protein: 8,
        salt: 0.4,
      },
      pictureIds: [`picture${i % 300}`],
    };
  });
}

function pick<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}

/** Different searches, accents and all, as a shopper types them. */
export const accentSearches = things.flatMap(([thing]) => qualities.map(([quality]) => `${thing} ${quality}`));

/** The same with one wrong letter in a long word. */
export const typoSearches = [
  'chocolta',
  'vermicelels',
  'confitrue',
  'moutadre',
  'crevettse',
  'farine vainlle',
  'gingembr',
  'tradiiton',
];
