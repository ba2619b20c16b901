import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { BegunRequest, Traces } from '#server/services/traces/traces.ts';
import { requestIdHeader } from './request-ids.ts';

/** Traces each request by its method, the pattern of its route and its status; to be called after `followRequestIds`. */
export function traceRequests(app: FastifyInstance, traces: Traces, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  const begun = new WeakMap<FastifyRequest, BegunRequest>();
  const within = (request: FastifyRequest, work: () => void) => {
    const span = begun.get(request);
    return span ? span.run(work) : work();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, headers } = request;
    const { url: route } = request.routeOptions;
    const isWithin = !(request.raw.socket instanceof Socket) && headers[requestIdHeader] === id;
    const span = traces.beginRequest({
      id,
      method: route === undefined ? 'other' : request.method,
      route: route ?? 'none',
      source: isWithin ? 'page' : 'network',
      traceParent: trustProxy === false ? undefined : headers.traceparent,
    });
    begun.set(request, span);
    span.run(done);
  });
  // As the request's id: reading a body goes on from what its connection began with.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', async (request, reply) => begun.get(request)?.end(reply.statusCode));
}
