/** Where a choice is made without script: the server sets the cookie and redirects back to `to`, a path of ours. */
export function preferenceLink(choice: { lng: string } | { storeId: number }, to: string): string {
  const query = new URLSearchParams({ ...('lng' in choice ? choice : { storeId: String(choice.storeId) }), to });
  return `/preferences?${query}`;
}

/** The page to come back to. An `lng` in the address would win over the choice, so it is left out. */
export function pathWithoutLanguage(location: { pathname: string; search: string }): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  const rest = query.toString();
  return rest ? `${location.pathname}?${rest}` : location.pathname;
}
