/** What labels are printed on: A4 sheets of 24 (three by eight, 70 by 37 mm), or a roll of 62 mm. */
export const labelForms = ['sheet', 'roll'] as const;
export type LabelForm = (typeof labelForms)[number];

/** How many stand on a sheet. */
export const labelsOnSheet = 24;

/** How many orders one call makes papers of, and how many labels. */
export const mostPapers = 100;
export const mostLabels = 1000;

/** The first letter of a name, which tells bags apart at the door without naming anybody; empty for no name. */
export function firstLetterOf(name: string): string {
  const [, letter = ''] = /(\p{L}\p{M}*)/u.exec(name.normalize('NFC')) ?? [];
  return letter.toLocaleUpperCase('fr');
}
