type Pairs = Record<string, readonly [french: unknown, english: unknown]>;

/** What a journey reads on its pages, in French and in English: chosen by the language of the browser or of a page. */
export function wordsIn<T extends Pairs>(pairs: T) {
  return (language: string | undefined) => {
    const index = language?.startsWith('fr') ? 0 : 1;
    const chosen = Object.entries(pairs).map(([name, pair]) => [name, pair[index]]);
    return Object.fromEntries(chosen) as { [Name in keyof T]: T[Name][0 | 1] };
  };
}
