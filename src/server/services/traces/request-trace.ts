import { createHash } from 'node:crypto';
import { type SpanContext, TraceFlags } from '@opentelemetry/api';
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

/**
 * The trace and the span of a request, from its id alone: whoever has the id (an entry of the outbox, a task, the thread of
 * the pages) finds the trace again, in whatever process.
 */
export function traceOfRequest(requestId: string): SpanContext {
  const digest = createHash('sha256').update(`trace:${requestId}`).digest('hex');
  return {
    traceId: digest.slice(0, 32),
    spanId: digest.slice(32, 48),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  };
}

/** Random ids, but for the span that is begun within `as`. */
export function createIds(): IdGenerator & { as: <T>(given: SpanContext, begin: () => T) => T } {
  const random = new RandomIdGenerator();
  let next: SpanContext | null = null;
  return {
    generateTraceId: () => next?.traceId ?? random.generateTraceId(),
    generateSpanId: () => next?.spanId ?? random.generateSpanId(),
    as: (given, begin) => {
      next = given;
      try {
        return begin();
      } finally {
        next = null;
      }
    },
  };
}

const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-|$)/;

/** What the header `traceparent` (W3C Trace Context) says; null where it says nothing that counts. */
export function readTraceParent(header: unknown): SpanContext | null {
  const found = typeof header === 'string' ? form.exec(header) : null;
  if (!found) return null;
  const [, traceId = '', spanId = '', flags = ''] = found;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}
