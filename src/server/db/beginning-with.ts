/** A pattern of LIKE for what begins with a text; wildcards in the text stand for themselves. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
