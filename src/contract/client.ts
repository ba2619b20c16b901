import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import { type FieldErrors, Refusal, type RefusalCode } from './errors.ts';

export type CallOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };
export type Answer = { status: number; body: unknown };
/** Sends one request: in the browser by fetch, on the server into the same program. */
export type Transport = (method: string, url: string, body: unknown, options: CallOptions) => Promise<Answer>;
export type Api = <E extends Endpoint>(e: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** The one typed call. Resolves with the answer's `data`; throws a `Refusal` for every status of 400 and above. */
export function createApi(transport: Transport): Api {
  return async (e, input, options = {}) => {
    const { url, body } = toRequest(e, input as Record<string, unknown>);
    const answer = await transport(e.method, url, body, options);
    if (answer.status < 200 || answer.status >= 400) throw toRefusal(answer);
    return (answer.body as { data: OutputOf<typeof e> }).data;
  };
}

/** The address and body of a call: path parameters by name, then a query (GET, DELETE) or a body. */
export function toRequest(
  e: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): { url: string; body: unknown } {
  const rest = { ...input };
  const path = e.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const hasBody = e.method === 'POST' || e.method === 'PUT';
  return { url: `/api/v1${path}${hasBody ? '' : toQuery(rest)}`, body: hasBody ? rest : undefined };
}

function toQuery(values: Record<string, unknown>): string {
  const params = new URLSearchParams();
  // Sorted, so that the same question has one address and one place in every cache.
  for (const key of Object.keys(values).sort()) {
    const value = values[key];
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

function toRefusal({ status, body }: Answer): Refusal {
  const failure = (body ?? {}) as {
    code?: RefusalCode;
    title?: string;
    message?: string;
    data?: { errors?: FieldErrors };
  };
  return new Refusal(failure.code ?? (status === 0 ? 'network' : 'unexpected'), {
    status,
    errors: failure.data?.errors ?? {},
    data: failure.data,
    title: failure.title ?? '',
    message: failure.message ?? '',
  });
}
