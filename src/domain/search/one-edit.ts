/**
 * Whether one wrong letter lies between two words: one replaced, one too many, one missing, or two neighbours swapped.
 * Equal words are none apart, so they are not.
 */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (a === b || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const left = short.length - start - end;
  if (long.length > short.length) return left === 0;
  const isSwap = left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
  return left === 1 || isSwap;
}
