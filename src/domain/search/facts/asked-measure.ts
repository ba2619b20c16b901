import { plainSigns } from '../words/plain-signs.ts';
import { saidMeasures } from './said-measure.ts';

/** A measure that a search or a name states: in grams or millilitres, and where in the text it stands. */
export type AskedMeasure = { amount: string; from: number; to: number };

const units: readonly [words: string, unit: 'g' | 'ml', factor: number][] = [
  ['kgs?|㎏|kilos?|kilogrammes?|kilograms?|kilogam|k[ýyíi]|ki-?l[ôo](?:-?gam)?|cân', 'g', 1000],
  ['lạng', 'g', 100],
  ['g|grs?|grammes?|grams?|gam', 'g', 1],
  ['mg|㎎|milligrammes?|milligrams?|miligam', 'g', 0.001],
  ['l|ℓ|litres?|liters?|l[íi]t', 'ml', 1000],
  ['dl|㎗|d[ée]cilitres?|deciliters?', 'ml', 100],
  ['cl|centilitres?|centiliters?', 'ml', 10],
  ['ml|㎖|millilitres?|milliliters?|milil[íi]t', 'ml', 1],
];
const names = units.map(([words]) => words).join('|');
const unitOf = units.map(([words, ...unit]) => [new RegExp(`^(?:${words})$`, 'iu'), ...unit] as const);

/** Signs for parts of one, which may stand behind a whole number. */
const parts: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
]);
const part = `[${[...parts.keys()].join('')}]`;
/** Between the digits of thousands; a space of its own width never parts two numbers. */
const fixedSpace = '\\u00a0\\u2009\\u202f';
const number = [
  `\\d{1,3}(?:[ ${fixedSpace}'’.,]\\d{3})+(?:[.,]\\d{1,2})?`,
  '(?:\\d+\\s+)?\\d+\\s?[/⁄]\\s?\\d+',
  `\\d*\\s?${part}`,
  '\\d*[.,]\\d+',
  '\\d+',
].join('|');
const behind = '(?![\\p{L}\\p{N}])';
const before = '(?<![\\p{L}\\p{N}]|\\p{N}[.,])';
const measure = new RegExp(`${before}(${number})\\s*[-‐‑]?\\s?(${names})${behind}`, 'giu');
const half = new RegExp(`(?<![\\p{L}\\p{N}])(?:demi-?|half(?: an?)?|nửa)\\s?(${names})${behind}`, 'giu');

const maybeMeasure = /[\d¼-¾⅓⅔⅛\uff10-\uff19]|demi|half|nửa|\s(?:litre|liter|l[íi]t|kilo|k[gýí]|cân)/iu;

/**
 * The measures in a text, as `500 g` and `1500 ml`, so that equal ones are written alike, however they are (500 g, 1,5 L,
 * 1 500 ml, 1.000 g, 1/2 l, .5 l, 1L5, 1 kg 500, 2 kilos, a litre, 6x33cl).
 */
export function measuresIn(text: string): AskedMeasure[] {
  if (!maybeMeasure.test(text)) return [];
  const plain = plainSigns(text.normalize('NFC'));
  const found = [...plain.matchAll(measure)].map((one) => readMeasure(one, one[1] ?? '', one[2] ?? ''));
  // Names are many, and few of them say it so.
  if (/demi|half|nửa/i.test(plain))
    for (const one of plain.matchAll(half)) found.push(toMeasure(one, 0.5, one[1] ?? ''));
  for (const { value, unit, index, length } of saidMeasures(plain))
    found.push(toMeasure({ 0: plain.slice(index, index + length), index }, value, unit));
  // Of two that share words the longer is meant: `1 kg 500 g`, `half a litre`.
  return found
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((one, i, all) => !all.slice(0, i).some(({ to }) => to > one.from));
}

function readMeasure(one: RegExpExecArray, written: string, unit: string): AskedMeasure {
  // A count and a measure side by side (`6 330 ml`) are no thousands.
  const [, count, rest] = /^(\d+) (\d{3})$/.exec(written) ?? [];
  const isCounted =
    count !== undefined && rest !== undefined && count !== '1' && count !== '10' && !/[05]00/.test(rest);
  const from = isCounted ? count.length + 1 : 0;
  return toMeasure(one, numberIn(written.slice(from), unit), unit, from);
}

function toMeasure(
  { 0: whole, index }: Pick<RegExpExecArray, 0 | 'index'>,
  value: number,
  word: string,
  from = 0,
): AskedMeasure {
  const [, unit, factor] = unitOf.find(([words]) => words.test(word)) ?? ['', 'g', 1];
  const amount = Number((value * factor).toFixed(3));
  return { amount: `${amount} ${unit}`, from: index + from, to: index + whole.length };
}

function numberIn(written: string, unit: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/.exec(written) ?? [];
  if (over !== undefined) return Number(whole) + Number(over) / Math.max(1, Number(under));
  const sign = parts.get(written.at(-1) ?? '');
  if (sign !== undefined) return Number(written.slice(0, -1).trim() || 0) + sign;
  return Number(isThousands(written, unit) ? withoutGroups(written) : written.replace(',', '.'));
}

/**
 * Whether the signs between digits group thousands. One point or comma before three digits does of a small unit, as
 * nobody sells thousandths of a gram (`1.000 g`); of kilos and litres it is the decimal point of a scale (`1.500 kg`).
 */
function isThousands(written: string, unit: string): boolean {
  if (!/^[1-9]\d{0,2}[^\d]\d{3}/.test(written)) return false;
  return !/^\d+[.,]\d{3}$/.test(written) || !/^(?:k|l|ℓ|㎏)/iu.test(unit);
}

function withoutGroups(written: string): string {
  return written.replace(/[^\d](?=\d{3}(?!\d))/g, '').replace(',', '.');
}
