import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { keptResponse, shareResponse } from '#server/services/response-cache.ts';
import { versionOf } from '#server/services/store-versions.ts';
import { etagOf, isFresh } from './etag.ts';

type At = { request: FastifyRequest; reply: FastifyReply; language: string; priceType: string };

/**
 * Sends what `compute` makes. Answers that are the same for everyone (of a price type) come from memory as long as
 * nothing has changed in their store; catalogue reads carry an ETag and answer 304. All else is never stored on the way.
 */
export async function sendAnswer(
  deps: Pick<Deps, 'answers' | 'versions'>,
  e: Endpoint,
  { request, reply, language, priceType }: At,
  compute: () => Promise<string | Buffer | FastifyReply>,
): Promise<FastifyReply | string | Buffer> {
  const isShared =
    !e.redirects &&
    !e.answersFile &&
    e.method === 'GET' &&
    e.access === 'public' &&
    (e.tag === 'catalogue' || e.tag === 'stores');
  if (!isShared) {
    const body = await compute();
    if (reply.sent) return reply;
    return reply.header('cache-control', 'no-store').send(body);
  }
  const answer = async () => {
    const made = await compute();
    // Encoded once, for the ETag and for sending.
    const body = typeof made === 'string' ? Buffer.from(made) : made;
    return { body, etag: etagOf(body) };
  };
  const { cacheSeconds } = e;
  const key = `${versionOf(deps.versions, storeIdOf(request))} ${language} ${priceType} ${request.url}`;
  const { body, etag } = cacheSeconds
    ? (keptResponse(deps.answers, key) ??
      (await shareResponse(deps.answers, key, { milliseconds: cacheSeconds * 1000 }, answer)))
    : await answer();
  reply
    .header('etag', etag)
    .header('vary', 'accept, accept-language, authorization, cookie')
    .header('cache-control', priceType === 'retail' ? 'public, no-cache' : 'private, no-cache');
  return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

/** The store that an address names; null where it names none, and any may matter. */
function storeIdOf({ params, query }: FastifyRequest): number | null {
  const { storeId } = { ...(query as object), ...(params as object) } as { storeId?: unknown };
  return typeof storeId === 'string' && /^\d{1,9}$/.test(storeId) ? Number(storeId) : null;
}
