import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies, under the name of any version of the API; an empty one is no body, whatever its content type says (logout
 * sends none).
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  for (const type of ['application/json', /^application\/vnd\.panier\.v[1-4]\+json/])
    app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body as string, done);
    });
}
