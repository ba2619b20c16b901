/** A path of this shop to go on to, or the home page: an address of another site never gets through. */
export function localPath(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/')) return '/';
  const base = 'http://shop.invalid';
  // The parser folds backslashes and drops control characters as browsers do, so check its result.
  const url = URL.canParse(to, base) ? new URL(to, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}
