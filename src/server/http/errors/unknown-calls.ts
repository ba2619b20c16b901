import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';

/** Every other address under `/api` is refused as a call, never answered by a page; 405 where another method would do. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*'])
    app.all(url, { exposeHeadRoute: false }, async (request, reply) => {
      const allowed = methodsOf(request.url.split('?')[0] ?? '');
      // The method is allowed, so a part of the address exceeded `maxParamLength`: nothing has such an id.
      if (allowed.length === 0 || allowed.includes(request.method)) throw new Refusal('notFound');
      reply.header('allow', allowed.join(', '));
      throw new Refusal('methodNotAllowed');
    });
}

const known = allEndpoints.map((e) => ({
  method: e.method,
  address: new RegExp(`^/api/v1${e.path.replace(/:\w+/g, '[^/]+')}$`),
}));

function methodsOf(path: string): string[] {
  const methods = known.filter(({ address }) => address.test(path)).map(({ method }) => method as string);
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
}
