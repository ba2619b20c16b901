/** A count as a page may show it: `value` or, where `isMore`, somewhat more than that. */
export type RoundedFigure = { value: number; isMore: boolean };

/**
 * A count rounded down, so that a page never promises more than there is: below 100 as it is, then to the hundred, from
 * 10,000 to two digits. Null for nothing, which is not shown at all.
 */
export function roundedFigure(count: number): RoundedFigure | null {
  if (count < 1) return null;
  if (count < 100) return { value: count, isMore: false };
  const step = Math.max(100, 10 ** (`${count}`.length - 2));
  const value = Math.floor(count / step) * step;
  return { value, isMore: value < count };
}
