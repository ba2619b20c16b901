/** Engines differ in which narrow space they print: all of them become the plain no-break space. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}
