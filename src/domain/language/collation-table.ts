import type { Language } from './language.ts';

/** The weights of one character on the three levels of collation, as ASCII that orders bytewise. */
export type Weights = { primary: string; secondary: string; tertiary: string };
export type CollationTable = (char: string) => Weights;

/** The lowest weight of the secondary and tertiary levels: no accent, not a capital. */
export const commonWeight = '!';

type Collators = { base: Intl.Collator; accent: Intl.Collator; full: Intl.Collator };

/** What the tables know: Latin with all its extensions, modifiers, marks, punctuation, currency, symbols, ligatures. */
const ranges = [
  [0x00, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
  [0x2500, 0x27bf],
  [0xfb00, 0xfb06],
] as const;

/** Characters that order as two letters, though Unicode does not decompose them. */
const ligatures = new Map(
  Object.entries({ œ: 'oe', Œ: 'OE', æ: 'ae', Æ: 'AE', ß: 'ss', ẞ: 'SS', ȸ: 'db', ȹ: 'qp', ỻ: 'll', Ỻ: 'LL' }),
);

/** Room between two marks for the signs that differ from a plain letter by something between them (ß, ð, ’). */
const gap = 16;

/**
 * Weighs single characters as `Intl.Collator` orders them in a language, by asking it: characters equal by their base
 * share a primary weight, marks and accents make the secondary, case and variants the tertiary.
 */
export function buildCollationTable(language: Language): CollationTable {
  const collators: Collators = {
    base: new Intl.Collator(language, { sensitivity: 'base' }),
    accent: new Intl.Collator(language, { sensitivity: 'accent' }),
    full: new Intl.Collator(language),
  };
  const { base, accent, full } = collators;
  const chars = tableChars(base);
  const marks = weighMarks(chars, collators);
  const ownLetters = new Set(chars.filter((char) => char !== char.normalize('NFD')));
  const known = new Map<string, Weights>(marks);
  const letters = chars.filter(
    (char) => base.compare(char, '') !== 0 && (expansionOf(char, collators)?.length ?? 1) === 1,
  );
  for (const [rank, group] of runs(letters, base).entries()) {
    const plain = runs(group, accent)[0]?.[0] ?? '';
    for (const [variant, alike] of runs(group, accent).entries()) {
      const sign = variant === 0 ? '' : secondaryOfSign([alike[0] ?? '', plain], variant, marks, collators);
      for (const [form, same] of runs(alike, full).entries()) {
        const tertiary = tertiaryWeight(2 * form) + (sign && commonWeight);
        for (const char of same)
          known.set(char, { primary: digits(rank, 2), secondary: commonWeight + sign, tertiary });
      }
    }
  }
  const weigh = (char: string): Weights => {
    const found = known.get(char) ?? weighOther(char);
    known.set(char, found);
    return found;
  };
  const weighOther = (char: string): Weights => {
    if (full.compare(char, '') === 0) return { primary: '', secondary: '', tertiary: '' };
    const decomposed = [...char.normalize('NFD')];
    if (decomposed.length > 1) return join(withOwnLetters(decomposed, ownLetters).map(weigh));
    const expansion = expansionOf(char, collators);
    if (!expansion) return weighOutsider(char);
    const [first = '', ...rest] = [...expansion.normalize('NFD')];
    const sign = ligatures.has(char) ? secondaryOfSign([char, first, rest.join('')], 0, marks, collators) : '';
    const between = { primary: '', secondary: sign, tertiary: sign && commonWeight };
    const { primary, secondary, tertiary } = join([weigh(first), between, ...rest.map(weigh)]);
    // A little more than the letters spelt out, yet less than their capitals.
    const raised = [...tertiary].map((weight) => String.fromCharCode(weight.charCodeAt(0) + 1)).join('');
    return { primary, secondary, tertiary: raised };
  };
  return weigh;
}

/** Every character that does not decompose, and those that do but are letters of their own (ă, ê, ơ in Vietnamese). */
function tableChars(base: Intl.Collator): string[] {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  );
  return all.filter((char) => {
    const [letter = '', ...marks] = char.normalize('NFD');
    return char === letter || (marks.length === 1 && base.compare(char, letter) !== 0);
  });
}

/** Marks have no primary weight; behind a letter without accents of its own they order among each other. */
function weighMarks(chars: readonly string[], { base, accent }: Collators): Map<string, Weights> {
  const marks = chars.filter((char) => base.compare(char, '') === 0 && accent.compare(char, '') !== 0);
  const found = new Map<string, Weights>();
  for (const [rank, alike] of runs(marks, accent, 'x').entries()) {
    for (const mark of alike) {
      found.set(mark, { primary: '', secondary: secondaryWeight((rank + 1) * gap), tertiary: commonWeight });
    }
  }
  return found;
}

/** The secondary weight that makes a sign differ from the plain letter(s): a mark's own, or one between two marks. */
function secondaryOfSign(
  [sign, plain, rest = '']: readonly [string, string, string?],
  variant: number,
  marks: ReadonlyMap<string, Weights>,
  { base, accent }: Collators,
): string {
  let below = secondaryWeight(0);
  for (const [mark, { secondary }] of marks) {
    if (base.compare(plain + mark, plain) !== 0) continue;
    const order = accent.compare(sign, plain + mark + rest);
    if (order === 0) return secondary;
    if (order > 0 && secondary > below) below = secondary;
  }
  return below.slice(0, -1) + String.fromCharCode(below.charCodeAt(below.length - 1) + 1 + variant);
}

/** What a character is spelt with when it orders as several (… ½ ™ œ), else null. */
function expansionOf(char: string, { base }: Collators): string | null {
  const spelt = ligatures.get(char) ?? char.normalize('NFKD');
  if (spelt.normalize('NFC') === char || base.compare(char, spelt) !== 0) return null;
  const isOne = [...spelt].length > 1 && base.compare(char, [...spelt][0] ?? '') === 0;
  return isOne ? null : spelt;
}

/** Takes the marks that make a letter of its own (â, ơ) into the letter, wherever they stand among its marks. */
function withOwnLetters([letter = '', ...marks]: readonly string[], ownLetters: ReadonlySet<string>): string[] {
  for (const [i, mark] of marks.entries()) {
    const own = (letter + mark).normalize('NFC');
    if (ownLetters.has(own)) return [own, ...marks.toSpliced(i, 1)];
  }
  return [letter, ...marks];
}

/** Sorts texts and puts equal ones together; `before` stands before each in the comparison. */
function runs(texts: readonly string[], collator: Intl.Collator, before = ''): string[][] {
  const found: string[][] = [];
  for (const text of texts.toSorted((a, b) => collator.compare(before + a, before + b))) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && collator.compare(before + last[0], before + text) === 0) last.push(text);
    else found.push([text]);
  }
  return found;
}

function join(parts: readonly Weights[]): Weights {
  const all = (level: keyof Weights) => parts.map((part) => part[level]).join('');
  return { primary: all('primary'), secondary: all('secondary'), tertiary: all('tertiary') };
}

/** Any other character sorts behind the known ones, by its code point. */
function weighOutsider(char: string): Weights {
  const primary = `~${digits(char.codePointAt(0) ?? 0, 4)}`;
  return { primary, secondary: commonWeight, tertiary: commonWeight };
}

/** A number of fixed width in base 93 over `!` to `}`, so that `~` stands behind every first digit. */
function digits(value: number, width: number): string {
  let text = '';
  for (let rest = value; text.length < width; rest = Math.floor(rest / 93))
    text = String.fromCharCode(0x21 + (rest % 93)) + text;
  return text;
}

/** Two characters, both above the common weight, so that neither is ever taken for it. */
function secondaryWeight(value: number): string {
  return String.fromCharCode(0x22 + Math.floor(value / 64), 0x22 + (value % 64));
}

/** One character: the common weight for form 0. */
function tertiaryWeight(form: number): string {
  return String.fromCharCode(0x21 + form);
}
