/** An address of the shop, as `/products`, and when it was changed last, where that is known. */
export type SitemapEntry = { path: string; changedAt?: Date };

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages for search engines, as sitemaps.org has it. */
export function writeSitemap(publicUrl: string, entries: readonly SitemapEntry[]): string {
  return write('urlset', 'url', publicUrl, entries);
}

/** The sitemap of sitemaps. */
export function writeSitemapIndex(publicUrl: string, entries: readonly SitemapEntry[]): string {
  return write('sitemapindex', 'sitemap', publicUrl, entries);
}

function write(root: string, element: string, publicUrl: string, entries: readonly SitemapEntry[]): string {
  const { origin } = new URL(publicUrl);
  const lines = entries.map(({ path, changedAt }) => {
    const address = origin + path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${address}</loc>${changed}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines.join('')}</${root}>\n`;
}
