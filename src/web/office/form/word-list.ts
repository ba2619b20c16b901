/** Words as a field shows them, with commas between. */
export const writeWords = (words: readonly string[]): string => words.join(', ');

/** The words of a field that has commas between them. */
export function readWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
