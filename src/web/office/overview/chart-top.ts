/** Where an axis ends that shows up to `most`: the next round number; 1 where there is nothing to show. */
export function chartTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 1.5, 2, 3, 4, 5, 6, 8].map((step) => step * power).find((top) => top >= most) ?? 10 * power;
}
