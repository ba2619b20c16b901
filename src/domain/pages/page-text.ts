/** The pages whose text staff can change, in three languages. */
export const pageTextKeys = [
  'privacy-policy',
  'terms-of-service',
  'returns-refunds',
  'about',
  'accessibility',
] as const;
export type PageTextKey = (typeof pageTextKeys)[number];

export function isPageTextKey(key: string): key is PageTextKey {
  return (pageTextKeys as readonly string[]).includes(key);
}

/** The most characters of a text in one language. */
export const longestPageText = 30_000;
