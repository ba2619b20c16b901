/** Words as a field shows them, with commas between. */
export const writeWords = (words: readonly string[]): string => words.join(', ');

/** The words of a field that has commas, or ends of lines, between them. */
export function readWords(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}
