/** One number of a size, or what several are of: "250", "6 × 33", "× 16", then its unit or word: "g", "pièces". */
const part = String.raw`(?:[×x]\s?)?\d[\d.,]*(?:\s?[×x]\s?\d[\d.,]*)?(?:\s?\p{L}+)?`;
// Last, the day of a lot of short date with its words in any language (`lotName`).
const atEnd = new RegExp(String.raw`\s((?:${part}(?:,\s${part})*)?(?:\s?– \D+[\d/]{10})?)$`, 'u');
const isMeasure = /^[×x]|\d\s?(?:k?g|[mc]?l|lít)$|\/\d/i;
const within = /\s(×\s\d+(?:,\s\d+\s\p{L}+)?)\s/u;

/**
 * The size of the pack that a product's name ends with ("Riz rond 1 kg", "Makis 12 pièces, 320 g"), and the name without
 * it: a card cuts a long name, never the size. A number with any other word is a size only if it is that of the `pieces`:
 * a "Pizza 4 fromages" keeps its name. A count that stands before the brand ("Eggs × 6 Ferme …") stays in the name too.
 * The last day of a lot of short date is never cut either: it follows the size, with its dash.
 */
export function splitSize(name: string, pieces: number | null): { title: string; size: string } {
  const size = atEnd.exec(name)?.[1];
  if (size && (isMeasure.test(size) || Number.parseInt(size, 10) === pieces))
    return { title: name.slice(0, -size.length - 1), size };
  return { title: name, size: within.exec(name)?.[1] ?? '' };
}
