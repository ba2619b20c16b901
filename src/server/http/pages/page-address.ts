/** The address of a page in this shop, for a request's target: `//elsewhere/` and `http://elsewhere/` name no other host. */
export function pageAddress(publicUrl: string, target: string): URL {
  const path = target.replace(/^[a-z]+:[/\\]+[^/\\?]*/i, '').replace(/^[/\\]+/, '');
  const url = new URL(`${new URL(publicUrl).origin}/${path}`);
  // `/.//elsewhere` becomes a path of two slashes, which a link would take for a host.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}
