/**
 * Whether one wrong letter lies between two words: one replaced, one too many, one missing, or two neighbours swapped.
 * Equal words are none apart, so they are not.
 */
export function isOneEdit(a: string, b: string): boolean {
  const short = a.length <= b.length ? a : b;
  const long = short === a ? b : a;
  if (a === b || long.length - short.length > 1) return false;
  // One edit of three letters or more leaves the first or the last as it is: most words end here.
  if (short.length > 2 && short[0] !== long[0] && short[short.length - 1] !== long[long.length - 1]) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end++;
  const left = short.length - start - end;
  if (long.length > short.length) return left === 0;
  const isSwap = left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
  return left === 1 || isSwap;
}
