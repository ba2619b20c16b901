import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** What every answer carries; pages add the Content-Security-Policy of their own inline scripts. */
export function secureHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function addSecureHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const headers = secureHeaders(config);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
}
