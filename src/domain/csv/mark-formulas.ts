/** What would begin a cell of its own where a spreadsheet splits cells by semicolons or tabs, whatever the quotes say. */
const formulaWithin = /([;\t]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** The same behind a comma. Words have commas: behind a space a plus or minus begins no formula, the cell would be a text. */
const formulaBehindComma = /(,["']*(?:["'\s]*(?=[=@\uff1d\uff20]))?)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A text that a spreadsheet would run as a formula: one that begins with a sign, also in full width, also behind a quote or
 * what parts cells elsewhere, or with what is no letter at all.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const formula = /^(["';,\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\u0000\t\r\n])/;

/** A text of a CSV cell with an apostrophe before each formula within it, behind a semicolon or a tab (OWASP, CSV injection). */
export function markFormulasWithin(text: string): string {
  return text.replace(formulaWithin, "$1'");
}

/** A text of a CSV cell with an apostrophe before each formula, at its start too (OWASP, CSV injection; ASVS 1.2.10). */
export function markFormulas(text: string): string {
  const marked = markFormulasWithin(text);
  return formula.test(text) ? `'${marked}` : marked;
}

/** The same for a file that is parted by semicolons, which spreadsheets in English would part at commas. */
export function markFormulasBehindCommas(text: string): string {
  return markFormulas(text).replace(formulaBehindComma, "$1'");
}
