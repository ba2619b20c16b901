/** What would begin a cell of its own where a spreadsheet splits cells by semicolons or tabs, whatever the quotes say. */
const formulaWithin = /([;\t]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text of a CSV cell with an apostrophe before each formula within it, behind a semicolon or a tab (OWASP, CSV injection). */
export function markFormulasWithin(text: string): string {
  return text.replace(formulaWithin, "$1'");
}
