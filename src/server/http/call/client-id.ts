import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';

/** `X-Client-Id` may be left out; an id that is not ours is refused. */
export function checkClientId(app: FastifyInstance, clientId: string): void {
  app.addHook('onRequest', async (request) => {
    const sent = request.headers['x-client-id'];
    if (sent !== undefined && sent !== clientId) throw new Refusal('unknownClient');
  });
}
