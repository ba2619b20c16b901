import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { keptResponse, shareResponse } from '#server/services/memory/response-cache.ts';
import { versionOf } from '#server/services/memory/store-versions.ts';

type AnswerContext = { request: FastifyRequest; reply: FastifyReply; language: string; priceType: string };

/**
 * Sends what `compute` makes. Public reads of catalogue and stores, which are the same for everyone of a price type,
 * carry an ETag and may be answered 304; those with `cacheSeconds` come from memory until something changes in their
 * store. All other answers are `no-store`.
 */
export async function sendAnswer(
  deps: Pick<Deps, 'answers' | 'versions'>,
  e: Endpoint,
  { request, reply, language, priceType }: AnswerContext,
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

/** The store that an address names; null where it names none: the answer then depends on all stores. */
function storeIdOf({ params, query }: FastifyRequest): number | null {
  const { storeId } = { ...(query as object), ...(params as object) } as { storeId?: unknown };
  return typeof storeId === 'string' && /^\d{1,9}$/.test(storeId) ? Number(storeId) : null;
}

/** A strong ETag of what is sent. */
export function etagOf(body: string | Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

/** Whether the caller already has this answer. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
