/** A measure as people say it: how much of which unit (a word of `asked-measure.ts`), and where it stands. */
export type SaidMeasure = { value: number; unit: string; index: number; length: number };

/** Units that are said with a number in a word or a half behind them, and in two parts. */
const kilos = 'kgs?|kilos?|kilogrammes?|k[ýí]|cân';
const litres = 'l|litres?|liters?|l[íi]t';
const numbers: ReadonlyMap<string, number> = new Map([
  ...['un', 'une', 'a', 'an', 'one', 'một'].map((word) => [word, 1] as const),
  ...['deux', 'two', 'hai'].map((word) => [word, 2] as const),
]);
const before = '(?<![\\p{L}\\p{N}]|\\p{N}[.,])';
const behind = '(?![\\p{L}\\p{N}])';

/** 1L5, 1kg500, 1 kg 500, 1 kg 500 g, 1 l 50 cl. */
const twoParts = new RegExp(
  `${before}(\\d+)(\\s?)(?:(${kilos})|${litres})(\\s?)(\\d{1,3})(?:\\s?(g|gr|grammes?|ml|cl))?${behind}`,
  'giu',
);
/** 1 litre et demi, a kilo, deux litres. */
const inWords = new RegExp(
  `${before}(\\d+|${[...numbers.keys()].join('|')})\\s?(${kilos}|${litres})(\\s(?:et demie?|and a half|rưỡi))?${behind}`,
  'giu',
);
const maybeTwoParts = /\d\s?(?:kg|kilo|l|k[ýí]|cân)\p{L}*\s?\d/iu;
const maybeInWords = /demi|half|rưỡi|(?:^|\s)(?:une?|an?|one|một|deux|two|hai)\s(?:k|l|cân)/iu;

export function saidMeasures(text: string): SaidMeasure[] {
  const found: (SaidMeasure | null)[] = [];
  if (maybeTwoParts.test(text)) for (const one of text.matchAll(twoParts)) found.push(inTwoParts(one));
  if (maybeInWords.test(text)) for (const one of text.matchAll(inWords)) found.push(withWords(one));
  return found.filter((one) => one !== null);
}

function inTwoParts(one: RegExpExecArray): SaidMeasure | null {
  const [all, whole, space = '', kilo, gap = '', digits = '', second = ''] = one;
  const isOf = kilo ? /^g/i.test(second) : /^[mc]l$/i.test(second);
  if (second !== '' && !isOf) return null;
  const isLast = one.input.slice(one.index + all.length).trim() === '';
  const rest =
    second === ''
      ? decimalsOf(digits, { isGlued: space + gap === '', isLast })
      : Number(digits) / (/^cl$/i.test(second) ? 100 : 1000);
  if (rest === null) return null;
  return { value: Number(whole) + rest, unit: kilo ? 'kg' : 'l', index: one.index, length: all.length };
}

/** What digits behind a unit are of it: three are thousandths; fewer may be a count unless nothing parts them. */
function decimalsOf(digits: string, { isGlued, isLast }: { isGlued: boolean; isLast: boolean }): number | null {
  const isPart = isGlued || digits.length === 3 || (isLast && /^(?:5|25|50|75)$/.test(digits));
  return isPart ? Number(`0.${digits}`) : null;
}

function withWords(one: RegExpExecArray): SaidMeasure | null {
  const [all, number = '', unit = '', half] = one;
  const counted = numbers.get(number.toLowerCase());
  if (counted === undefined && half === undefined) return null;
  // A letter alone is no unit behind a word (`un l`), but in `1 l et demi`.
  if (unit.length === 1 && counted !== undefined) return null;
  const value = (counted ?? Number(number)) + (half === undefined ? 0 : 0.5);
  return { value, unit, index: one.index, length: all.length };
}
