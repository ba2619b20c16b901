/** A measure that a search names: in grams or millilitres, and where in the text it stands. */
export type AskedMeasure = { amount: string; from: number; to: number };

const units: readonly [words: string, unit: 'g' | 'ml', factor: number][] = [
  ['kg|kgs|kilos?|kilogrammes?|kilograms?|ký|kí|ki-?lô', 'g', 1000],
  ['g|gr|grs|grammes?|grams?|gam', 'g', 1],
  ['l|litres?|liters?|lít', 'ml', 1000],
  ['cl|centilitres?', 'ml', 10],
  ['ml|millilitres?|milliliters?', 'ml', 1],
];
const measure = new RegExp(
  `(?<![\\p{L}\\p{N},.])(\\d+(?:[.,]\\d+)?|½)\\s*(${units.map(([words]) => words).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The measures in a text (500 g, 1,5 L, 2 kilos), as `500 g` and `1500 ml`, so that equal ones are written alike. */
export function measuresIn(text: string): AskedMeasure[] {
  if (!/[\d½]/.test(text)) return [];
  return [...text.normalize('NFC').matchAll(measure)].map(({ 0: whole, 1: number = '', 2: word = '', index }) => {
    const found = units.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(word)) ?? units[0];
    const [, unit, factor] = found as (typeof units)[number];
    const value = (number === '½' ? 0.5 : Number(number.replace(',', '.'))) * factor;
    return { amount: `${Math.round(value)} ${unit}`, from: index, to: index + whole.length };
  });
}
