import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { keptResponse, shareResponse } from '#server/services/memory/response-cache.ts';
import { versionOf } from '#server/services/memory/store-versions.ts';
import { contentEncodingOf, encodeOnce } from '../content-encoding.ts';

type AnswerContext = { request: FastifyRequest; reply: FastifyReply; language: string; priceType: string };

/**
 * Sends what `compute` makes. Public reads of catalogue and stores, which are the same for everyone of a price type,
 * carry an ETag and may be answered 304; those with `cacheSeconds` come from memory until something changes in their
 * store. All other answers are `no-store`, and compressed where they are long.
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
    reply.header('cache-control', 'no-store');
    return typeof body === 'string' && !e.answersFile ? sendText(request, reply, body) : reply.send(body);
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

/** Below, on a slow phone too, compressing takes as long as it saves. */
const fewestEncoded = 16_000;

/** A long text is compressed: a run of eight orders over the poor network of a cold store. Tokens are in short answers alone. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = text.length < fewestEncoded ? null : contentEncodingOf(request.headers['accept-encoding']);
  const encode = encoding && encodeOnce(Buffer.from(text));
  if (!encoding || !encode) return reply.send(text);
  const body = await encode(encoding);
  return reply.header('content-encoding', encoding).header('vary', 'accept-encoding').send(body);
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
