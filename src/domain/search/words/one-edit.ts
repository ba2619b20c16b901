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
  // By the codes of the letters: a search compares a word with hundreds.
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start++;
  let end = 0;
  const isSameAt = (fromEnd: number) =>
    short.charCodeAt(short.length - fromEnd) === long.charCodeAt(long.length - fromEnd);
  while (end < short.length - start && isSameAt(end + 1)) end++;
  const left = short.length - start - end;
  if (long.length > short.length) return left === 0;
  const isSwap = left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
  return left === 1 || isSwap;
}

/** Whether so many wrong letters at most lie between two words, one at a time as above. */
export function isWithinEdits(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  if (edits === 0) return false;
  const isLeft = (fromA: number, fromB: number) => isWithinEdits(restA.slice(fromA), restB.slice(fromB), edits - 1);
  const isSwap = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0];
  return isLeft(1, 1) || isLeft(1, 0) || isLeft(0, 1) || (isSwap && isLeft(2, 2));
}
