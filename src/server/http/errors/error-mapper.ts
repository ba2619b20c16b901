import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, Refusal, type RefusalCode } from '#contract/errors.ts';
import { sqlStateOf } from '#server/db/transact.ts';
import { refusalTypeFor } from '#server/http/call/api-version.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { messages } from './messages.ts';

const statusOf: Record<RefusalCode, number> = {
  malformed: 400,
  wrongPassword: 400,
  unknownClient: 400,
  unauthenticated: 401,
  invalidCredentials: 401,
  noRefreshToken: 401,
  invalidToken: 401,
  forbidden: 403,
  recentSignInNeeded: 403,
  secondFactorNeeded: 403,
  notFound: 404,
  removed: 404,
  methodNotAllowed: 405,
  notAcceptable: 406,
  conflict: 409,
  figuresChanged: 409,
  outOfStock: 409,
  slotTaken: 409,
  moveNotAllowed: 409,
  twinRunning: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  invalid: 422,
  keyReused: 422,
  tooMany: 429,
  placeNotKept: 429,
  tooManyOpenOrders: 429,
  tooManyOrders: 429,
  unexpected: 500,
  network: 502,
  badAnswer: 502,
  unavailable: 503,
  diskFull: 503,
};

/** The only place that turns errors into HTTP; unexpected ones are logged, and answered without details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  const status = statusOf[refusal.code];
  if (status >= 500) request.log.error({ err: withoutValues(error) }, 'request failed');
  // More of it may still be coming, which nobody will read.
  if (refusal.code === 'tooLarge') reply.header('connection', 'close');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.retryAfter))));
  const data = refusal.data ?? { errors: refusal.errors };
  return reply
    .code(status)
    .type(refusalTypeFor(request.headers.accept))
    .header('cache-control', 'no-store')
    .send({ status, code: refusal.code, ...messages[requestLanguage(request)][refusal.code], data });
}

/** A failed query is logged by its text alone: its values are names, addresses and hashes of people. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error) || !('params' in error)) return error;
  const { cause } = error;
  const query = 'query' in error ? error.query : undefined;
  // The query builder's own message has the values in it; what it wraps, and what the drivers throw bare, has not.
  const bare = cause instanceof Error ? cause : error;
  const isBare = !bare.message.startsWith('Failed query');
  return Object.assign(new Error(isBare ? bare.message : 'failed'), { stack: isBare ? bare.stack : undefined, query });
}

function toRefusal(error: unknown): Refusal {
  if (isRefusal(error)) return error;
  const known =
    refusalOfFramework(error as Partial<FastifyError>) ??
    refusalOfFiles(error as { code?: unknown }) ??
    refusalOfDatabase(error);
  const retryAfter = known && secondsToWait[known];
  return new Refusal(known ?? 'unexpected', retryAfter ? { retryAfter } : {});
}

/** Until the same may succeed: a database comes back by itself, room on a disk is made by somebody. */
const secondsToWait: Partial<Record<RefusalCode, number>> = { unavailable: 5, diskFull: 300 };

function refusalOfFramework({ code, statusCode }: Partial<FastifyError>): RefusalCode | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return 'tooLarge';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return 'unsupportedMedia';
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return 'malformed';
  return undefined;
}

// Connection lost or refused, server shutting down, too many connections, statement or lock timeout.
const unavailableStates = /^(08|57P|53|57014|55P03)/;

/** What a file system says that has no room left, or takes nothing any more. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG']);

function refusalOfFiles({ code }: { code?: unknown }): RefusalCode | undefined {
  return typeof code === 'string' && fullDisk.has(code) ? 'diskFull' : undefined;
}

function refusalOfDatabase(error: unknown): RefusalCode | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: unknown };
    if (
      code === 'ECONNREFUSED' ||
      code === 'ECONNRESET' ||
      /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(e.message)
    )
      return 'unavailable';
  }
  return unavailableStates.test(sqlStateOf(error) ?? '') ? 'unavailable' : undefined;
}
