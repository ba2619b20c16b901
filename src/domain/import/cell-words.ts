import { type Category, categories, isCategory } from '#domain/catalogue/category.ts';
import { categoryNames as en } from '#domain/catalogue/category-names/en.ts';
import { categoryNames as fr } from '#domain/catalogue/category-names/fr.ts';
import { categoryNames as vi } from '#domain/catalogue/category-names/vi.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { byFoldedWord, foldWord } from './fold-word.ts';

/** What files write for a unit of sale, beside its code. */
const unitWords = byFoldedWord<Unit>([
  [
    'P',
    [
      'P',
      'pièce',
      'pièces',
      'à la pièce',
      'pce',
      'pc',
      'pcs',
      'piece',
      'pieces',
      'each',
      'ea',
      'unité',
      'unit',
      'u',
      'un',
    ],
  ],
  ['P', ['cái', 'chiếc', 'miếng', 'gói', 'sachet', 'paquet']],
  ['KG', ['KG', 'kilo', 'kilos', 'kgs', 'au kilo', 'kilogramme', 'kilogram', 'kilograms', 'per kilo', 'cân', 'ký']],
  ['COLIS', ['COLIS', 'carton', 'cartons', 'au carton', 'case', 'cases', 'box', 'caisse', 'thùng', 'kiện']],
  ['BOUTEILLE', ['BOUTEILLE', 'à la bouteille', 'bouteilles', 'btl', 'bottle', 'bottles', 'chai']],
  ['LITRE', ['LITRE', 'litres', 'au litre', 'L', 'liter', 'liters', 'lít']],
]);

const yesWords = ['true', 'vrai', 'oui', 'yes', 'có', 'đúng', '1', 'o', 'y', 'x'];
const noWords = ['false', 'faux', 'non', 'no', 'không', 'sai', '0', 'n'];
const truths = byFoldedWord<'yes' | 'no'>([
  ['yes', yesWords],
  ['no', noWords],
]);

const categoryWords = byFoldedWord<Category>([
  ...categories.map((code) => [code, [code]] as const),
  ...[fr, en, vi].flatMap((names) => categories.map((code) => [code, [names[code]]] as const)),
]);

/** The unit that a word means in any of our languages, or its code. */
export const readUnitWord = (text: string): Unit | null => unitWords.get(foldWord(text)) ?? null;

/** What a file calls its aisles, by `categoryKey`, in our categories. */
export type FileCategories = Readonly<Record<string, Category>>;

/** Under what a word for a category is kept and found; one in letters that do not fold is its own. */
export const categoryKey = (text: string): string => foldWord(text) || text.trim().toLowerCase();

/** The category that somebody has said for a word of the file, else by its code or its name in any of our languages. */
export const readCategoryWord = (text: string, words: FileCategories = {}): Category | null => {
  const key = categoryKey(text);
  if (Object.hasOwn(words, key)) return words[key] ?? null;
  return isCategory(text) ? text : (categoryWords.get(foldWord(text)) ?? null);
};

/** Yes or no in any of our languages. */
export function readTruth(text: string): boolean | null {
  const said = truths.get(foldWord(text));
  return said === undefined ? null : said === 'yes';
}
