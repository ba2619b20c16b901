import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { currentRequestId, withRequestId } from '#server/db/request-id.ts';

export const requestIdHeader = 'x-request-id';
/** What the lines of the log call it. */
export const requestIdName = 'requestId';
/** What fits a line of a log, and says nothing that somebody could smuggle in. */
const form = /^[\w.:-]{8,80}$/;

/**
 * The id of a new request: that of the proxy where one is trusted, of the page that asks it within this process, or a
 * new one.
 */
export function makeRequestId({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    const isTrusted = trustProxy !== false || !(socket instanceof Socket);
    return isTrusted && typeof given === 'string' && form.test(given) ? given : randomBytes(12).toString('base64url');
  };
}

/** Says the id in each answer, and keeps it for what the request does and what comes of it. */
export function followRequestIds(app: FastifyInstance, { logLevel }: Pick<Config, 'logLevel'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    withRequestId(request.id, done);
  });
  // Reading a body goes on from what its connection began with.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
  if (logLevel !== 'info') return;
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, milliseconds }, 'answered');
  });
}

/** For each line of the log that has no id of its own. */
export function mixInRequestId(_line: object, _level: number, logger: { bindings: () => object }): object {
  const requestId = currentRequestId();
  return requestId === null || requestIdName in logger.bindings() ? {} : { [requestIdName]: requestId };
}
