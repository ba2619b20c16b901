import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * `/api/docs`: the OpenAPI document as a page to read and to try the calls from, without a file from elsewhere.
 * `describe` makes the document; it is asked when somebody opens the page.
 */
export async function apiDocsRoutes(app: FastifyInstance, describe: () => Promise<object>): Promise<void> {
  const document = {};
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      preHandler: async () => {
        Object.assign(document, await describe());
      },
    },
    staticCSP: true,
    // That of the pages, but for scripts of its own alone: they are files.
    transformStaticCSP: () =>
      [
        "default-src 'self'",
        "script-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    theme: { title: 'Panier API' },
    uiConfig: { deepLinking: true, docExpansion: 'none', persistAuthorization: false, tryItOutEnabled: true },
  });
}
