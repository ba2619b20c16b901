import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import { type FieldErrors, Refusal, type RefusalCode } from './errors.ts';

export type CallOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };
/** `wantsFile`: the body of a good answer is to be a Blob. */
export type SendOptions = CallOptions & { wantsFile?: boolean };
export type Answer = { status: number; body: unknown };
/** Sends one request: in the browser by fetch, on the server into the same program. FormData and bytes are sent as they are. */
export type Transport = (method: string, url: string, body: unknown, options: SendOptions) => Promise<Answer>;
export type Api = <E extends Endpoint>(e: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/**
 * The one typed call. Resolves with the answer's `data`; throws a `Refusal` for every status of 400 and above, and for an
 * answer that has no `data`.
 */
export function createApi(transport: Transport): Api {
  return async (e, input, options = {}) => {
    const { url, body } = toRequest(e, input as Record<string, unknown>);
    const answer = await transport(e.method, url, body, e.answersFile ? { ...options, wantsFile: true } : options);
    if (answer.status < 200 || answer.status >= 400) throw toRefusal(answer);
    if (e.answersFile) return answer.body as OutputOf<typeof e>;
    const { data } = Object(answer.body) as { data?: OutputOf<typeof e> };
    if (data === undefined) throw new Refusal('badAnswer', { status: answer.status });
    return data;
  };
}

/** The address and body of a call: path parameters by name, then a query (GET, DELETE) or a body of its kind. */
export function toRequest(
  e: Pick<Endpoint, 'method' | 'path' | 'body'>,
  input: Record<string, unknown>,
): { url: string; body: unknown } {
  const rest = { ...input };
  const path = e.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const { bytes, ...query } = rest;
  if (e.body === 'bytes') return { url: `/api/v1${path}${toQuery(query)}`, body: bytes };
  if (e.body === 'form') return { url: `/api/v1${path}`, body: toForm(rest) };
  const hasBody = e.method === 'POST' || e.method === 'PUT';
  return { url: `/api/v1${path}${hasBody ? '' : toQuery(rest)}`, body: hasBody ? rest : undefined };
}

function toForm(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined && value !== null) form.append(key, String(value));
  }
  return form;
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
