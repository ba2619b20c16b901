/** So many times the usual size is another purchase: a restaurant's, or a stock for the year. */
const far = 4;

/** The lower one of the middle of some sizes, at least one. */
export function medianOf(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}

/**
 * Whether a pack of so many grams or millilitres is no sack for shoppers who want the usual one of its kind, `median`
 * being the usual size of the kind. Of a pack of several pieces, that each of them is usual is enough (6 bottles of
 * water). What has no size (0) is sold by weight or piece and is usual, and so is what is small.
 */
export function isUsualSize(size: number, pieces: number, median: number): boolean {
  return size / pieces < median * far;
}
