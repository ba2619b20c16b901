import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { printedBarcode } from '#domain/catalogue/barcode.ts';
import { type NutritionKey, nutritionKeys } from '#domain/catalogue/nutrient.ts';
import { inEach } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { writeWords } from '#web/office/form/typed-text.ts';
import { localTime } from '../../form/local-time.ts';
import { numberText } from '../../form/typed-number.ts';

type Texts = Record<Language, string>;

/** What the form holds of a product in one store; amounts as they are typed. */
export type StoreValues = {
  storeId: number;
  isSold: boolean;
  /** Before discount, in the currency's units. */
  originalPrice: string;
  discount: string;
  /** As fields of day and time have it, by the clock of `timeZone`, the store's. */
  timeZone: string;
  discountFrom: string;
  discountTo: string;
  wholesalePrice: string;
  quantityInStock: string;
  /** Where it stands within its aisle. */
  shelf: string;
};

/** A product as its form holds it: numbers as they are typed, an empty text for what is not known. */
export type ProductValues = {
  name: Texts;
  description: Texts;
  ingredients: Texts;
  /** With commas between. */
  searchWords: Texts;
  ingredientsExemption: string;
  category: string;
  kind: string;
  unit: string;
  packaging: string;
  storageType: string;
  comparedBy: string;
  supplier: string;
  supplierCode: string;
  /** By which the shop's scales name it. */
  scaleCode: string;
  brand: string;
  /** As they are typed; an empty one says nothing. */
  barcodes: string[];
  unreadBarcodes: string[];
  origin: string;
  weight: string;
  unitWeight: string;
  isWeightEstimated: boolean;
  tareWeight: string;
  volume: string;
  pieces: string;
  quantityStep: string;
  firstQuantity: string;
  vatInPercent: string;
  /** For one unit of sale, without VAT. */
  purchasePrice: string;
  caseSize: string;
  alcoholPercent: string;
  minimumAge: string;
  /** An empty list of allergens is a declaration; without it nothing is said. */
  allergensKnown: boolean;
  allergens: string[];
  /** Somebody has looked at what an import has said of them; false at first. */
  allergensConfirmed: boolean;
  mayContain: string[];
  diets: string[];
  nutrition: Record<NutritionKey, string>;
  pictures: string[];
  featured: boolean;
  visible: boolean;
  stores: StoreValues[];
};

const noTexts: Texts = inEach(() => '');

/** How numbers are written (the language, and the decimals of the currency), and the clock of each store. */
export type Habits = { language: Language; decimals: number; zoneOf: (storeId: number) => string };

/** The fields of a product. */
export function productValues(product: StaffProduct, habits: Habits): ProductValues {
  const number = (value: number | null) => numberText(value, habits.language);
  return {
    name: product.names,
    description: product.descriptions,
    ingredients: product.ingredients ?? noTexts,
    searchWords: inEach((language) => writeWords(product.searchWords[language])),
    ingredientsExemption: product.ingredientsExemption ?? '',
    category: product.category,
    kind: product.kind ?? '',
    unit: product.unit,
    packaging: product.packaging ?? '',
    storageType: product.storageType,
    comparedBy: product.comparedBy ?? '',
    supplier: product.supplier ?? '',
    supplierCode: product.supplierCode ?? '',
    scaleCode: product.scaleCode ?? '',
    brand: product.brand ?? '',
    // The first as its pack shows it, which its 14 digits do not say.
    barcodes: barcodeFields(product),
    unreadBarcodes: product.unreadBarcodes,
    origin: product.origin ?? '',
    weight: number(product.weight),
    unitWeight: number(product.unitWeight),
    isWeightEstimated: product.isWeightEstimated,
    tareWeight: number(product.tareWeight),
    volume: number(product.volume),
    pieces: number(product.pieces),
    quantityStep: number(product.quantityStep),
    firstQuantity: number(product.firstQuantity),
    vatInPercent: number(product.vatInPercent),
    purchasePrice: numberText(product.purchasePrice, habits.language, habits.decimals),
    caseSize: number(product.caseSize),
    alcoholPercent: number(product.alcoholPercent),
    minimumAge: number(product.minimumAge),
    allergensKnown: product.allergens !== null,
    allergensConfirmed: false,
    allergens: product.allergens ?? [],
    mayContain: product.mayContain,
    diets: product.diets,
    nutrition: Object.fromEntries(
      nutritionKeys.map((key) => [key, number(product.nutrition?.[key] ?? null)]),
    ) as ProductValues['nutrition'],
    pictures: product.pictures,
    featured: product.featured,
    visible: product.visible,
    stores: product.stores.map((store) => ({
      ...storeValues(store, habits),
      // With one store alone, what is new is sold there.
      isSold: store.price !== null || (product.id === 0 && product.stores.length === 1),
    })),
  };
}

/** The fields of a product in one store. */
export function storeValues(
  store: StaffProduct['stores'][number],
  { language, decimals, zoneOf }: Habits,
): StoreValues {
  const number = (value: number | null) => numberText(value, language);
  const money = (value: number | null) => numberText(value, language, decimals);
  const timeZone = zoneOf(store.storeId);
  return {
    storeId: store.storeId,
    timeZone,
    isSold: store.price !== null,
    originalPrice: money(store.originalPrice),
    discount: store.discount === 0 ? '' : number(store.discount),
    discountFrom: localTime(store.discountFrom, timeZone),
    discountTo: localTime(store.discountTo, timeZone),
    wholesalePrice: money(store.wholesalePrice),
    quantityInStock: number(store.quantityInStock),
    shelf: store.shelf ?? '',
  };
}

/** One field at least: what is registered as a field and empty must not count as changed. */
function barcodeFields({ barcodes, barcode }: Pick<StaffProduct, 'barcodes' | 'barcode'>): string[] {
  if (barcodes.length === 0) return [''];
  return barcodes.map((code, i) => (i === 0 && barcode) || printedBarcode(code));
}
