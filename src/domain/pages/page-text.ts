/**
 * The pages whose text staff can change, in each language; of `faq` the questions that the shop adds to the program’s own,
 * of `home` what it says first (home-text.ts).
 */
export const pageTextKeys = [
  'privacy-policy',
  'terms-of-service',
  'returns-refunds',
  'about',
  'accessibility',
  'returns',
  'shipping',
  'legal',
  'faq',
  'home',
] as const;
export type PageTextKey = (typeof pageTextKeys)[number];

export function isPageTextKey(key: string): key is PageTextKey {
  return (pageTextKeys as readonly string[]).includes(key);
}

/** Whether its text may begin with a picture of staff (text-picture.ts). Home has one of its own form. */
export function hasPicture(key: PageTextKey): boolean {
  return key === 'about';
}

/** The most characters of a text in one language. */
export const longestPageText = 30_000;
