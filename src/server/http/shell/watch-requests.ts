import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listProducts } from '#contract/catalogue/catalogue.ts';
import type { Meters } from '#server/services/metrics/meters.ts';

/** Counts each answer by the pattern of its route: what a caller has made up is never a label. */
export function watchRequests(app: FastifyInstance, meters: Pick<Meters, 'noteAnswer'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    meters.noteAnswer({
      method: route === undefined ? 'other' : request.method,
      route: route ?? 'none',
      status: reply.statusCode,
      source: request.raw.socket instanceof Socket ? 'network' : 'page',
      seconds: reply.elapsedTime / 1000,
      isSearch: isSearch(route, request.query),
    });
  });
}

const listing = listProducts.path;

function isSearch(route: string | undefined, query: unknown): boolean {
  const { search } = (query ?? {}) as { search?: unknown };
  return route?.endsWith(listing) === true && typeof search === 'string' && search.trim() !== '';
}
