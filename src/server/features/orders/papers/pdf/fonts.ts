import { createRequire } from 'node:module';

/** One family in files by script; a text takes each letter from the first that has it. */
const subsets = [
  { name: 'latin', has: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]/u },
  {
    name: 'vietnamese',
    has: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
  },
  { name: 'latin-ext', has: /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0]/u },
] as const;
type Subset = (typeof subsets)[number]['name'];
const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

type Fonts = { registerFont: (name: string, file: string) => unknown };
const { resolve } = createRequire(import.meta.url);

/** Makes the shop's font known to a document, under the names that `fontRuns` gives. */
export function registerFonts(doc: Fonts): void {
  for (const { name } of subsets)
    for (const [weight, number] of Object.entries(weights))
      doc.registerFont(
        `${name}-${weight}`,
        resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${name}-${number}-normal.woff`),
      );
}

/** A text in parts of one font each. What the family has no letter for is a question mark. */
export function fontRuns(text: string, weight: Weight): { font: `${Subset}-${Weight}`; text: string }[] {
  const runs: { font: `${Subset}-${Weight}`; text: string }[] = [];
  for (const letter of writable(text)) {
    const subset = subsets.find(({ has }) => has.test(letter));
    const font = `${subset?.name ?? 'latin'}-${weight}` as const;
    const last = runs.at(-1);
    const shown = subset ? letter : '?';
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

/** Letters composed; spaces and hyphens that the family lacks as those that it has; without what is invisible. */
function writable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f]/g, '\u00a0')
    .replace(/\u2011/g, '-')
    .replace(/\p{Cf}|\p{Variation_Selector}|\p{Zl}|\p{Zp}/gu, '')
    .replace(/\p{Cc}/gu, ' ');
}
