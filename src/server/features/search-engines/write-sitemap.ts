import { languages } from '#domain/language/language.ts';

/** An address of the shop, as `/products`, and when it was changed last, where that is known. */
export type SitemapEntry = { path: string; changedAt?: Date };

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** For what a page is in other languages. */
const linkNamespace = 'http://www.w3.org/1999/xhtml';

/** Pages for search engines, as sitemaps.org has it, each with its addresses in every language. */
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
    const alternates = element === 'url' ? writeAlternates(address) : '';
    return `<${element}><loc>${address}</loc>${changed}${alternates}</${element}>\n`;
  });
  const links = element === 'url' ? ` xmlns:xhtml="${linkNamespace}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}"${links}>\n${lines.join('')}</${root}>\n`;
}

/** The page in each language, and as it answers whoever has named none; the addresses that the page itself gives. */
function writeAlternates(address: string): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const sign = address.includes('?') ? '&amp;' : '?';
  const inEach = languages.map((language) => link(language, `${address}${sign}lng=${language}`));
  return link('x-default', address) + inEach.join('');
}
