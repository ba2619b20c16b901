import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type RefusalCode } from '#contract/errors.ts';
import { refusalTypeFor } from '#server/http/call/api-version.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { serverWords } from '#server/words/server-words.ts';
import { toRefusal } from './to-refusal.ts';

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
  nothingToPick: 409,
  inRun: 409,
  nothingToBring: 409,
  inRound: 409,
  tooLate: 409,
  waitingForAnswer: 409,
  moveNotAllowed: 409,
  notPaid: 409,
  paymentNeeded: 409,
  twinRunning: 409,
  receiptTwice: 409,
  needsConfirmation: 409,
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
  const words = serverWords[requestLanguage(request)].refusals[refusal.code];
  // Where who asks reads something else than others do, the refusal says it itself.
  const message = refusal.message === refusal.code || !isRefusal(error) ? words.message : refusal.message;
  return reply
    .code(status)
    .type(refusalTypeFor(request.headers.accept))
    .header('cache-control', 'no-store')
    .send({ status, code: refusal.code, ...words, message, data });
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
