import type { FastifyInstance } from 'fastify';
import { shop } from '#server/db/tables/shop.ts';
import type { Deps } from '#server/deps.ts';

/** Drawn by demo/drawing/make-site.mjs. A maskable one is cut by the phone as it likes: its drawing stands further in. */
const icons = [
  { src: '/site/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/site/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/site/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a phone shows of the shop among its apps (`/manifest.webmanifest`). */
export function webManifestRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get('/manifest.webmanifest', async (_, reply) => {
    const [row] = await db.select({ name: shop.name }).from(shop);
    const name = row?.name ?? 'Panier';
    const manifest = {
      id: '/',
      name,
      short_name: name,
      start_url: '/',
      scope: '/',
      // The browser keeps its back button: the pages of orders and help have none of their own.
      display: 'minimal-ui',
      theme_color: '#0f4429',
      background_color: '#ffffff',
      icons,
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest));
  });
}
