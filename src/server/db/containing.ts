/** A pattern of LIKE for what contains a text; wildcards in the text stand for themselves. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** The same for what begins with it. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
