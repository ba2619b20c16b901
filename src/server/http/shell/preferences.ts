import type { FastifyInstance } from 'fastify';
import { localPath } from '#domain/access/local-path.ts';
import { isLanguage } from '#domain/language/language.ts';
import type { Config } from '#server/config.ts';

const aYear = 31_536_000;

/**
 * `/preferences?lng=en&storeId=2&to=/products`: keeps a choice of language or store in its cookie and goes on to a page
 * of this shop. Links and forms point here, so that both choices work before any script has arrived.
 */
export function preferenceRoutes(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const options = { path: '/', maxAge: aYear, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const;
  app.get<{ Querystring: Record<string, unknown> }>('/preferences', async (request, reply) => {
    const { lng, storeId, to } = request.query;
    if (isLanguage(lng)) reply.setCookie('lng', lng, options);
    if (typeof storeId === 'string' && /^\d{1,9}$/.test(storeId)) reply.setCookie('selectedStoreId', storeId, options);
    return reply.header('cache-control', 'no-store').redirect(nextPath(to), 303);
  });
}

/** Where the visitor goes on to, without the language of its own address: the one just chosen holds. */
export function nextPath(to: unknown): string {
  const [pathname = '/', search = ''] = localPath(to).split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  query.delete('lng');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
