import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Deps } from './deps.ts';
import { searchEngineRoutes } from './features/search-engines/routes.ts';
import { webManifestRoutes } from './features/web-manifest/routes.ts';
import { features } from './features.ts';
import { checkClientId } from './http/call/client-id.ts';
import { acceptJson } from './http/call/json-body.ts';
import { openApiRoutes } from './http/docs/openapi.ts';
import { answerBrokenRequest } from './http/errors/broken-request.ts';
import { answerError } from './http/errors/error-mapper.ts';
import { refuseUnknownCalls } from './http/errors/unknown-calls.ts';
import { healthRoutes } from './http/shell/health.ts';
import { preferenceRoutes } from './http/shell/preferences.ts';
import { followRequestIds, makeRequestId, mixInRequestId, requestIdName } from './http/shell/request-ids.ts';
import { addSecureHeaders, secureHeaders } from './http/shell/secure-headers.ts';
import { traceRequests } from './http/shell/trace-requests.ts';
import { watchRequests } from './http/shell/watch-requests.ts';
import { avatarRoutes, pictureRoutes } from './media/routes.ts';

/** Where the lines of the log go. */
export type LogSink = { write: (line: string) => void };

/**
 * The API, whole, ready for `inject` or `listen`; main adds the pages. The log goes to standard output where
 * no `log` is given.
 */
export async function buildApp(deps: Deps, log?: LogSink): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: deps.config.logLevel ?? (deps.config.isDevelopment ? 'info' : 'error'),
      mixin: mixInRequestId,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: requestIdName }),
    genReqId: makeRequestId(deps.config),
    trustProxy: deps.config.trustProxy,
    bodyLimit: 1_048_576,
    // Milliseconds; a request that is sent more slowly (slow loris) would hold its connection.
    requestTimeout: 60_000,
    // Ten seconds for each part to start are too few for a small machine that is busy with its first start.
    pluginTimeout: 120_000,
    // While the shop stops, requests on open connections are answered with `connection: close` instead of 503.
    return503OnClosing: false,
    // What the framework refuses before any route and its hooks, like a broken escape in the address.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(secureHeaders(deps.config)));
    },
    clientErrorHandler: answerBrokenRequest,
    // The longest id of a passkey (1,023 bytes) in base64url, and some more.
    routerOptions: { maxParamLength: 1400 },
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('notFound'), request, reply));
  acceptJson(app);
  followRequestIds(app, deps.config);
  if (deps.traces) traceRequests(app, deps.traces, deps.config);
  await app.register(cookie);
  addSecureHeaders(app, deps.config);
  if (deps.meters) watchRequests(app, deps.meters);
  healthRoutes(app, deps);
  preferenceRoutes(app, deps.config);
  pictureRoutes(app, deps.files);
  avatarRoutes(app, deps.files);
  searchEngineRoutes(app, deps);
  webManifestRoutes(app, deps);
  const api: FastifyPluginAsync = async (scope) => {
    checkClientId(scope, deps.config.clientId);
    await openApiRoutes(scope);
    for (const bind of features) await bind(scope, deps);
    refuseUnknownCalls(scope);
  };
  await app.register(api);
  return app;
}
