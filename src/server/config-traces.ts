import { z } from 'zod';

/** Where traces are sent (OTLP over HTTP), and under which name of the program. */
export type TraceSettings = { url: string; serviceName: string };

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const wrongAddress = 'must be an address with http: or https: that traces are sent to, without ? and #';

/** The names are those of OpenTelemetry: whoever runs a receiver knows them. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blankIsUnset, z.string().refine(isReceiver, wrongAddress).optional()),
  OTEL_SERVICE_NAME: z.preprocess(blankIsUnset, z.string().max(100).default('panier')),
};

/** Null without an address: nothing is traced. */
export function readTraces(values: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME: string;
}): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_SERVICE_NAME: serviceName } = values;
  return address === undefined ? null : { url: `${address.replace(/\/+$/, '')}/v1/traces`, serviceName };
}

function isReceiver(address: string): boolean {
  if (!/^https?:\/\/[^/]/.test(address) || /[?#\s]/.test(address)) return false;
  return URL.canParse(address);
}
