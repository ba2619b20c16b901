import type { Allergen } from '#domain/catalogue/allergen.ts';
import { digitsOf } from '#domain/catalogue/barcode.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Diet } from '#domain/catalogue/diet.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { unmarkFormulas } from '#domain/csv/unmark-formulas.ts';
import { mostPriceCents } from '#domain/money/currency.ts';
import { longestShelf } from '#domain/picking/aisle.ts';
import { longestScaleCode } from '#domain/picking/scale-pattern.ts';
import { maxStockMilli } from '#domain/stock/quantity.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { type FileCategories, readCategoryWord, readTruth, readUnitWord } from './cell-words.ts';
import {
  type NetQuantity,
  readAllergenTags,
  readCategoryTags,
  readFirstName,
  readIngredients,
  readLabelTags,
  readNetQuantity,
  readPer100,
} from './facts/read-facts.ts';
import { type DecimalSign, factsFields, type ImportCell, type ImportField } from './import-field.ts';
import type { ImportProblem } from './import-state.ts';
import { readDecimal } from './number-style.ts';
import { hasLostDigits, readBarcodeCell } from './read-barcode-cell.ts';
import { readMoment } from './read-moment.ts';

/** What a cell of each field says. */
export type ImportValues = {
  /** 14 digits. */
  barcode: string;
  supplierCode: string;
  name: string;
  name_en: string;
  name_vi: string;
  /** In the smallest unit of the currency, before discount, VAT included. */
  price: number;
  /** Thousandths of the unit. */
  onHand: number;
  sold: number;
  /** A code, an id or a name, as it was written. */
  store: string;
  visible: boolean;
  category: Category;
  unit: Unit;
  /** Hundredths of a per cent: 550 is 5.5 %. */
  vatInPercent: number;
  supplier: string;
  brand: string;
  /** Grams. */
  weight: number;
  shelf: string;
  scaleCode: string;
  /** In the smallest unit of the currency, without VAT, for one unit of sale. */
  purchasePrice: number;
  /** Units of sale. */
  caseSize: number;
  /** Per cent. */
  discount: number;
  /** Instants in UTC, as ISO text. */
  discountFrom: string;
  discountTo: string;
  // Of facts by barcode.
  brands: string;
  categories: Category;
  netQuantity: NetQuantity;
  ingredients: string;
  allergens: Allergen[];
  traces: Allergen[];
  labels: Diet[];
  origins: string;
} & Record<FactsNumber, number>;

/** Per 100 g or 100 ml: energy in kJ and kcal, the others in grams; each with the most that there can be. */
const factsNumbers = {
  energyKj: 3800,
  energyKcal: 910,
  ...{ fat: 100, saturates: 100, carbohydrate: 100, sugars: 100, fibre: 100, protein: 100, salt: 100 },
} satisfies Partial<Record<ImportField, number>>;
type FactsNumber = keyof typeof factsNumbers;

/** How the cells of a file are to be read. */
export type CellReading = {
  /** The file's decimal sign; null as long as nobody has said it: then only whole numbers are read. */
  decimal: DecimalSign | null;
  /** Of the shop's currency. */
  decimals: number;
  /** What may stand beside an amount (`moneyNumber(currency).signs`). */
  signs?: readonly string[];
  /** By whose clock days and times are meant. */
  timeZone: string;
  /** What the file calls its aisles. */
  categories?: FileCategories;
};

export type ReadCell<F extends ImportField> =
  | { value: ImportValues[F] | undefined; code?: undefined }
  | { code: ImportProblem; value?: undefined };
type Read = { value: unknown } | { code: ImportProblem };
type Reader = (text: string, cell: string | number, reading: CellReading) => Read;

/** Letters: no field takes as many, whatever stands around them; ingredients and tags may be long. */
const longestCell = 1000;
const longestFact = 20_000;
const longestIngredients = 5000;
/** Units of sale in a case, as the product form takes it. */
const mostInCase = 10_000;
const invalid: Read = { code: 'invalid' };
const orInvalid = (value: unknown): Read => (value === null ? invalid : { value });

/** A line of so many letters at most, as the product form takes it. */
const line =
  (most: number): Reader =>
  (text) =>
    text.length > most || /[\p{Cc}\p{Cs}]/u.test(text) ? invalid : { value: text };
/** A code, of which a spreadsheet may have lost the end. */
const code =
  (most: number): Reader =>
  (text, ...more) =>
    hasLostDigits(text) && /[.,]/.test(text) ? { code: 'digitsLost' } : line(most)(text, ...more);
/** From 0 to `most`, in the smallest unit of so many decimals. */
const number =
  (decimals: number, most: number, signs: readonly string[] = []): Reader =>
  (_, cell, { decimal }) => {
    const value = readDecimal(cell, decimal, decimals, signs);
    return value === null || value < 0 || value > most ? invalid : { value };
  };
const moment =
  (end: boolean): Reader =>
  (text, cell, { timeZone }) =>
    // A bare number is no day: only a workbook knows which of its numbers are.
    typeof cell === 'number' ? invalid : orInvalid(readMoment(text, timeZone, end)?.toISOString() ?? null);

const readers: Record<ImportField, Reader> = {
  barcode: (text) => readBarcodeCell(text),
  supplierCode: code(100),
  name: line(200),
  name_en: line(200),
  name_vi: line(200),
  price: amount,
  onHand: number(3, maxStockMilli),
  sold: number(3, maxStockMilli),
  store: line(200),
  visible: (text) => orInvalid(readTruth(text)),
  category: (text, _, { categories }) => orInvalid(readCategoryWord(text, categories)),
  unit: (text) => orInvalid(readUnitWord(text)),
  vatInPercent: number(2, 10_000, ['%']),
  supplier: line(200),
  brand: line(100),
  weight: readWeight,
  shelf: line(longestShelf),
  scaleCode: (text) => {
    const digits = digitsOf(text);
    return digits !== null && digits.length <= longestScaleCode ? { value: digits } : invalid;
  },
  purchasePrice: amount,
  caseSize: (...cell) => {
    const read = number(0, mostInCase)(...cell);
    return 'value' in read && read.value === 0 ? invalid : read;
  },
  discount: number(0, 99, ['%']),
  discountFrom: moment(false),
  discountTo: moment(true),
  brands: (text, ...more) => line(100)(readFirstName(text), ...more),
  categories: (text) => ({ value: readCategoryTags(text) }),
  netQuantity: (text) => ({ value: readNetQuantity(text) }),
  ingredients: (text, ...more) => line(longestIngredients)(readIngredients(text), ...more),
  allergens: (text) => orInvalid(readAllergenTags(text)),
  traces: (text) => orInvalid(readAllergenTags(text)),
  labels: (text) => ({ value: readLabelTags(text) }),
  origins: (text, ...more) => line(100)(readFirstName(text), ...more),
  ...(Object.fromEntries(
    Object.entries(factsNumbers).map(([field, most]) => [field, (text: string) => orInvalid(readPer100(text, most))]),
  ) as unknown as Record<FactsNumber, Reader>),
};

/** Money, in the smallest unit of the shop's currency. */
function amount(text: string, cell: string | number, reading: CellReading): Read {
  return number(reading.decimals, mostPriceCents, reading.signs)(text, cell, reading);
}

/** Grams, whole; with `kg` behind it kilograms. */
function readWeight(text: string, cell: string | number, reading: CellReading): Read {
  const kilos = /^(.*?)\s*kg$/i.exec(text)?.[1];
  const value = readDecimal(kilos ?? cell, reading.decimal, kilos === undefined ? 0 : 3, ['g']);
  return value === null || value < 1 || value > 1_000_000 ? invalid : { value };
}

/**
 * What a cell says of a field, or what is wrong with it; an undefined value for an empty cell, which changes nothing. A
 * text is freed of what the shop's own export puts before it.
 */
export function readCell<F extends ImportField>(field: F, cell: ImportCell, reading: CellReading): ReadCell<F> {
  if (cell === null) return { value: undefined };
  if (typeof cell === 'object') return { code: cell.fault };
  if (typeof cell === 'number' && !Number.isFinite(cell)) return { code: 'invalid' };
  const longest = factsFields.some((one) => one === field) ? longestFact : longestCell;
  if (typeof cell === 'string' && cell.length > longest) return { code: 'invalid' };
  const given = typeof cell === 'string' ? cleanLine(unmarkFormulas(cell.trim())) : String(cell);
  if (given === '') return { value: undefined };
  if (typeof cell === 'boolean' && field !== 'visible') return { code: 'invalid' };
  return readers[field](given, typeof cell === 'number' ? cell : given, reading) as ReadCell<F>;
}
