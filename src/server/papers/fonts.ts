import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';

/** The family of the pages, then one that has the scripts which that one lacks. */
const shopFamily = 'be-vietnam-pro';
const otherFamily = 'noto-sans';

/** Two families in files by script; a text takes each letter from the first that has it. A test holds this to the files. */
const subsets = [
  {
    family: shopFamily,
    name: 'latin',
    has: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122]/u,
  },
  {
    family: shopFamily,
    name: 'vietnamese',
    has: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
  },
  {
    family: shopFamily,
    name: 'latin-ext',
    has: /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0121\u0126-\u012b\u012e-\u0130\u0139\u013a\u013d\u013e\u0141-\u0144\u0147\u0148\u014c\u014d\u0150\u0151\u0154\u0155\u0158-\u015b\u015e-\u016b\u016e-\u017e]/u,
  },
  {
    family: otherFamily,
    name: 'latin-ext',
    has: /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u,
  },
  {
    family: otherFamily,
    name: 'greek',
    has: /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]/u,
  },
  {
    family: otherFamily,
    name: 'greek-ext',
    has: /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe]/u,
  },
  { family: otherFamily, name: 'cyrillic', has: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
  { family: otherFamily, name: 'cyrillic-ext', has: /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/u },
] as const;
type Subset = (typeof subsets)[number];
type FontName = `${Subset['family']}-${Subset['name']}-${Weight}`;
const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

type Fonts = { registerFont: (name: string, file: string) => unknown };
const { resolve } = createRequire(import.meta.url);

/** Makes the fonts of papers known to a document, under the names that `fontRuns` gives. */
export function registerFonts(doc: Fonts): void {
  for (const { family, name } of subsets)
    for (const [weight, number] of Object.entries(weights))
      doc.registerFont(
        `${family}-${name}-${weight}`,
        resolve(`@fontsource/${family}/files/${family}-${name}-${number}-normal.woff`),
      );
}

/** A text in parts of one font each. A letter that no font has is written in Latin ones: 李 is Li. */
export function fontRuns(text: string, weight: Weight): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const letter of writable(text)) {
    const { family, name } = subsetOf(letter) ?? subsets[0];
    const font = `${family}-${name}-${weight}` as FontName;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function subsetOf(letter: string) {
  return subsets.find(({ has }) => has.test(letter));
}

/** Letters composed; spaces and hyphens that the families lack as those that they have; without what is invisible. */
function writable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f]/g, '\u00a0')
    .replace(/\u2011/g, '-')
    .replace(/\p{Cf}|\p{Variation_Selector}|\p{Zl}|\p{Zp}/gu, '')
    .replace(/\p{Cc}/gu, ' ');
  return [...plain].map(withFont).join('');
}

/** A letter, or what stands for one that no font has: its plain form (ﬁ is fi), else its sound in Latin letters. */
function withFont(letter: string): string {
  if (subsetOf(letter)) return letter;
  const compatible = letter.normalize('NFKC');
  if ([...compatible].every(subsetOf)) return compatible;
  // A pictograph has no sound.
  return /\p{Extended_Pictographic}|\p{Emoji_Component}/u.test(letter) ? '' : anyAscii(letter);
}
