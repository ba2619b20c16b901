import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '#server/config-traces.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { type SpanDetails, type Spans, traceWith } from '#server/db/spans.ts';
import { createIds, readTraceParent, traceOfRequest } from './request-trace.ts';
import type { BegunRequest, Traces } from './traces.ts';

/** Spans that wait to be sent: what is above is dropped, so a receiver that is away costs some memory and no more. */
const mostWaiting = 4096;
/** Milliseconds between two sendings; for which one is waited for; and for the last one, as the process ends. */
const [every, patience, lastPatience] = [2000, 5000, 2000];

const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Begins to trace what this process does. Nothing of OpenTelemetry is loaded but by this file. */
export function openTraces({ url, serviceName }: TraceSettings): Traces {
  const ids = createIds();
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: patience });
  const provider = new TracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: every,
        exportTimeoutMillis: 2 * patience,
      }),
    ],
  });
  const tracer = provider.getTracer('panier');
  const current = new AsyncLocalStorage<Context>();
  const below = (requestId: string | null) =>
    requestId === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, traceOfRequest(requestId));
  const optionsOf = ({ kind = 'internal', attributes = {} }: SpanDetails, requestId: string | null) => ({
    kind: kinds[kind],
    attributes: { ...attributes, ...(requestId !== null && { 'request.id': requestId }) },
  });

  const spans: Spans = {
    within: (details, work, hasFailed) => {
      const requestId = currentRequestId();
      const parent = current.getStore() ?? below(requestId);
      const span = tracer.startSpan(details.name, optionsOf(details, requestId), parent);
      return current.run(trace.setSpan(parent, span), () => endWith(span, work, hasFailed));
    },
    statement: (name, work) => {
      const parent = current.getStore();
      if (!parent) return work();
      const details: SpanDetails = { name, kind: 'client', attributes: { 'db.system.name': 'postgresql' } };
      return endWith(tracer.startSpan(name, optionsOf(details, currentRequestId()), parent), work, () => false);
    },
    note: ({ began, requestId, hasFailed, ...details }) => {
      const options = { ...optionsOf(details, requestId), startTime: new Date(began) };
      const span = tracer.startSpan(details.name, options, below(requestId));
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
  traceWith(spans);

  return {
    beginRequest: ({ id, method, route, source, traceParent }): BegunRequest => {
      const own = traceOfRequest(id);
      const given = readTraceParent(traceParent);
      const isAsked = source === 'page';
      const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
      const options = {
        kind: isAsked ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes,
        // What comes of the request later finds its own trace alone, by its id.
        ...(given && { links: [{ context: own }] }),
      };
      const parent = isAsked ? (current.getStore() ?? below(id)) : given && trace.setSpanContext(ROOT_CONTEXT, given);
      const begin = () => tracer.startSpan(`${method} ${route}`, options, parent ?? ROOT_CONTEXT);
      const span = parent ? begin() : ids.as(own, begin);
      const context = trace.setSpan(parent ?? ROOT_CONTEXT, span);
      return {
        run: (work) => current.run(context, work),
        end: (status) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      traceWith(null);
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(lastPatience, undefined, { ref: false })]);
    },
  };
}

/** Why it failed may name a person: that it did is all that is said. */
async function endWith<T>(span: Span, work: () => Promise<T>, hasFailed: (result: T) => boolean): Promise<T> {
  let isDone = false;
  try {
    const result = await work();
    isDone = !hasFailed(result);
    return result;
  } finally {
    if (!isDone) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}
