import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { selectProductFiles, selectProductsOf, selectShownCategories } from './select-addresses.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

/**
 * What is no page, or for staff. Pages of one person, which others link to, are open and say `noindex` themselves: a
 * search engine that may not read a page never sees that, and may list its address all the same.
 */
const closed = ['/api/', '/admin', '/preferences'];
const helpPages = [
  '/faq',
  '/shipping',
  '/returns',
  '/help-center',
  '/withdrawal',
  '/legal',
  '/terms-of-service',
  '/privacy-policy',
  '/accessibility',
];

/** What search engines ask for: what they may read (`/robots.txt`), and where everything is (`/sitemap.xml`). */
export function searchEngineRoutes(app: FastifyInstance, { config, connection, flags }: Deps): void {
  const { publicUrl } = config;
  app.get('/robots.txt', (_, reply) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''];
    return send(reply, 'text/plain', [...lines, `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`, ''].join('\n'));
  });
  app.get('/sitemap.xml', async (_, reply) => {
    const files = flags.isOn('pages.products') ? await selectProductFiles(connection) : [];
    const paths = ['/sitemap-pages.xml', ...files.map((file) => `/sitemap-products-${file}.xml`)];
    return send(reply, 'application/xml', writeSitemapIndex(publicUrl, entriesOf(paths)));
  });
  app.get('/sitemap-pages.xml', async (_, reply) => {
    const categories = flags.isOn('pages.products') ? await selectShownCategories(connection) : [];
    const lists = categories.map((code) => `/products?category=${code}`);
    const shop = flags.isOn('pages.products') ? ['/aisles', '/products', '/offers', ...lists] : [];
    const byFlag = (['about', 'contact'] as const)
      .filter((page) => flags.isOn(`pages.${page}`))
      .map((page) => `/${page}`);
    const steps = flags.isOn('versions.v2')
      ? ['/returns-refunds', ...(flags.isOn('features.orderTracking') ? ['/track-order'] : [])]
      : [];
    const pages = ['/', ...shop, ...byFlag, ...helpPages, ...steps];
    return send(reply, 'application/xml', writeSitemap(publicUrl, entriesOf(pages)));
  });
  app.get<{ Params: { file: string } }>('/sitemap-products-:file(^\\d{1,5}).xml', async ({ params }, reply) => {
    if (!flags.isOn('pages.products')) throw new Refusal('notFound');
    const products = await selectProductsOf(connection, Number(params.file));
    if (products.length === 0) throw new Refusal('notFound');
    const entries = products.map(({ slug, updatedAt }) => ({ path: `/products/${slug}`, changedAt: updatedAt }));
    return send(reply, 'application/xml', writeSitemap(publicUrl, entries));
  });
}

const entriesOf = (paths: readonly string[]) => paths.map((path) => ({ path }));

/** Search engines ask often: they and proxies may keep an answer for an hour. */
function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
}
