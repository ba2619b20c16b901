import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';

/** `X-Client-Id` may be left out; an id that is not ours is refused. */
export function checkClientId(app: FastifyInstance, clientId: string): void {
  app.addHook('onRequest', async (request) => {
    requireKnownClient(request.headers['x-client-id'], clientId);
  });
}

/** Throws `unknownClient` where an id was sent, in the header or in the body, and is not ours. */
export function requireKnownClient(sent: unknown, clientId: string): void {
  if (sent !== undefined && sent !== clientId) throw new Refusal('unknownClient');
}
