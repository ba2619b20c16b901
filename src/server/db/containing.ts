/** A pattern of LIKE for what contains a text; wildcards in the text stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
