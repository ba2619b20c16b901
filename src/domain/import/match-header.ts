import { foldWord } from './fold-word.ts';
import type { factsFields, goodsFields, ImportField, ImportKind } from './import-field.ts';

/**
 * What the first row of a file calls each field (quantity.md, Import), the surest word first; the headings of the shop's
 * own exports are among them. Of these `discount_percent` and its like are left out on purpose: they are what holds at
 * that moment, the discount of the store among it, which would become the product's own. `store_id` comes behind the
 * name, as what is a number may be the code of another store.
 */
const headerWords: Record<(typeof goodsFields)[number], readonly string[]> = {
  barcode: [
    'barcode',
    'code-barres',
    'code-barre',
    'code à barres',
    'ean',
    'ean13',
    'gtin',
    'gtin13',
    'gencod',
    'gencode',
  ].concat(['upc', 'mã vạch', 'barcodes', 'code ean', 'ean code']),
  supplierCode: [
    'supplier code',
    'référence',
    'référence fournisseur',
    'code fournisseur',
    'réf.',
    'réf. fournisseur',
    'sku',
  ].concat(['reference', 'supplier reference', 'mã hàng', 'code article', 'réf. article', 'item code', 'code', 'mã']),
  name: [
    'name',
    'name_fr',
    'désignation',
    'libellé',
    'nom',
    'tên',
    'tên hàng',
    'nom du produit',
    'product name',
    'produit',
  ].concat(['nom_fr', 'libellé produit', 'désignation article', 'article', 'description']),
  name_en: ['name_en', 'name (en)', 'nom_en', 'nom anglais', 'english name', 'product'],
  name_vi: ['name_vi', 'name (vi)', 'nom_vi', 'nom vietnamien', 'vietnamese name', 'tên tiếng việt', 'sản phẩm'],
  price: [
    'price',
    'prix',
    'prix TTC',
    'PVTTC',
    'PV TTC',
    'prix de vente',
    'prix de vente TTC',
    'PV',
    'retail price',
  ].concat(['sale price', 'selling price', 'giá', 'giá bán', 'đơn giá', 'unit price', 'prix unitaire']),
  onHand: ['on_hand', 'stock', 'quantité', 'quantité en stock', 'qté', 'qté en stock', 'stock du magasin', 'en stock']
    .concat([
      'quantity',
      'qty',
      'store stock',
      'stock level',
      'quantity in stock',
      'tồn kho',
      'số lượng',
      'số lượng tồn',
    ])
    .concat(['lượng hàng của cửa hàng']),
  sold: [
    'sold',
    'vendu',
    'vendus',
    'quantité vendue',
    'qté vendue',
    'ventes',
    'đã bán',
    'quantity sold',
    'số lượng bán',
  ],
  store: [
    'store',
    'magasin',
    'code magasin',
    'cửa hàng',
    'mã cửa hàng',
    'store code',
    'shop',
    'point de vente',
    'store_id',
  ],
  visible: ['visible', 'en vente', 'on sale', 'đang bán', 'actif', 'active', 'hiển thị', 'publié', 'published'],
  category: ['category', 'rayon', 'catégorie', 'danh mục', 'quầy hàng', 'aisle', 'department', 'famille'],
  unit: ['unit', 'unité', 'unité de vente', 'sold by', 'bán theo', 'đơn vị', 'đơn vị tính', 'unit of sale', 'uom'],
  vatInPercent: [
    'vat_percent',
    'TVA',
    'VAT',
    'TVA en %',
    'VAT in %',
    'taux de TVA',
    'taux TVA',
    'VAT rate',
    'thuế GTGT',
  ].concat(['vat_in_percent', 'thuế suất']),
  supplier: ['supplier', 'fournisseur', 'nhà cung cấp', 'vendor', 'NCC'],
  brand: ['brand', 'marque', 'thương hiệu', 'nhãn hiệu'],
  weight: ['weight', 'poids', 'poids net', 'poids (g)', 'net weight', 'weight_g', 'trọng lượng', 'khối lượng'],
  shelf: ['shelf', 'emplacement', 'étagère', 'vị trí kệ', 'vị trí', 'kệ', 'location'],
  scaleCode: ['scale_code', 'code balance', 'PLU', 'mã cân', 'code PLU'],
  purchasePrice: [
    'purchase_price',
    'prix d’achat HT',
    'prix d’achat',
    'prix achat HT',
    'prix achat',
    'PA HT',
    'PAHT',
  ].concat([...['purchase price without VAT', 'cost price', 'unit cost', 'giá nhập chưa VAT', 'giá nhập', 'giá mua']]),
  caseSize: ['case_size', 'colisage', 'PCB', 'unités par colis', 'units per case', 'quy cách thùng', 'quy cách'],
  discount: ['discount', 'remise', 'réduction', 'promotion', 'chiết khấu'],
  discountFrom: [
    'discount_from',
    'début de remise',
    'début remise',
    'remise du',
    'début promo',
    'discount start',
  ].concat(['giảm giá từ', 'promo start', 'date début promo', 'début promotion', 'chiết khấu từ']),
  discountTo: [
    'discount_to',
    'fin de remise',
    'fin remise',
    'remise au',
    'fin promo',
    'discount end',
    'giảm giá đến',
  ].concat(['promo end', 'date fin promo', 'fin promotion', 'chiết khấu đến']),
};

/** What the exports of Open Food Facts call them. */
const factsWords: Record<(typeof factsFields)[number], readonly string[]> &
  Partial<Record<ImportField, readonly string[]>> = {
  barcode: ['code', 'barcode', 'ean'],
  name: ['product_name_fr', 'product_name'],
  name_en: ['product_name_en'],
  name_vi: ['product_name_vi'],
  brands: ['brands'],
  categories: ['categories_tags'],
  netQuantity: ['quantity'],
  ingredients: ['ingredients_text_fr', 'ingredients_text'],
  allergens: ['allergens_tags', 'allergens'],
  traces: ['traces_tags', 'traces'],
  labels: ['labels_tags'],
  origins: ['origins', 'origins_tags'],
  energyKj: ['energy-kj_100g', 'energy_100g'],
  energyKcal: ['energy-kcal_100g'],
  fat: ['fat_100g'],
  saturates: ['saturated-fat_100g'],
  carbohydrate: ['carbohydrates_100g'],
  sugars: ['sugars_100g'],
  fibre: ['fiber_100g'],
  protein: ['proteins_100g'],
  salt: ['salt_100g'],
};
/** All their columns that are read, by which a file of them is made where it has no header. */
export const factsHeaders: readonly string[] = Object.values(factsWords).flat();

type Match = { field: ImportField; rank: number };
type Table = ReadonlyMap<string, Match>;

function tableOf(words: Partial<Record<ImportField, readonly string[]>>): Table {
  const table = new Map<string, Match>();
  for (const [field, list] of Object.entries(words) as [ImportField, readonly string[]][])
    list.forEach((word, rank) => {
      if (!table.has(foldWord(word))) table.set(foldWord(word), { field, rank });
    });
  return table;
}
const ofGoods = tableOf(headerWords);
const ofFacts = tableOf(factsWords);

/** The field of goods that a header names, however it is spelled; null for any other word. */
export function matchHeader(header: string): ImportField | null {
  return ofGoods.get(foldWord(header))?.field ?? null;
}

/** The field of each column: of several that name one field the surest word has it, of equal ones the first. */
export function matchHeaders(headers: readonly string[], kind: ImportKind = 'products'): (ImportField | null)[] {
  const table = kind === 'facts' ? ofFacts : ofGoods;
  const found = headers.map((header) => table.get(foldWord(header)));
  const best = new Map<ImportField, number>();
  found.forEach((match, index) => {
    const other = match && found[best.get(match.field) ?? -1];
    if (match && (!other || match.rank < other.rank)) best.set(match.field, index);
  });
  return found.map((match, index) => (match && best.get(match.field) === index ? match.field : null));
}
