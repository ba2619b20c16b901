/**
 * What pressing the button of a mailed link came to, where the form was posted without script: the page's address names
 * it (`?result=`). It is shown, and nothing else follows from it.
 */
export const linkResults = [
  ...(['done', 'already', 'erased', 'kept'] as const),
  ...(['taken', 'invalidToken', 'tooMany', 'conflict', 'unexpected'] as const),
] as const;
export type LinkResult = (typeof linkResults)[number];

export function isLinkResult(text: string | null): text is LinkResult {
  return linkResults.some((known) => known === text);
}
