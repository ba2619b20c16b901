/** A word of a file as it is compared: small Latin letters and digits alone, without accents, punctuation and spaces. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]/g, '');
}

/** A table by what its words fold to; of two that fold alike the first counts. */
export function byFoldedWord<T extends string>(
  words: Iterable<readonly [T, readonly string[]]>,
): ReadonlyMap<string, T> {
  const table = new Map<string, T>();
  for (const [value, said] of words)
    for (const word of said) if (!table.has(foldWord(word))) table.set(foldWord(word), value);
  return table;
}
