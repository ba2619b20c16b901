import type { Answer } from '#contract/client.ts';
import { logFault } from '#web/lib/browser/log.ts';

/**
 * One request by fetch, with the headers that every call of the web app carries. Never rejects for a lost network:
 * status 0 says so. An abort rejects, as loaders expect. What failed is noted, by its path alone: queries hold addresses.
 */
export async function sendRequest(
  method: string,
  url: string,
  body: unknown,
  options: { signal?: AbortSignal | undefined; headers?: Record<string, string>; wantsFile?: boolean } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  // A browser names the kind of a form, and where its parts end, itself.
  const isRaw = body instanceof FormData || body instanceof Uint8Array;
  if (body !== undefined && !isRaw) headers['content-type'] = 'application/json';
  const language = document.documentElement.lang;
  if (language) headers['accept-language'] = language;
  const note = (why: unknown) => logFault(`${method} ${url.split('?')[0]}`, why);
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(options.signal && { signal: options.signal }),
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    if (answer.status >= 400) note(answer.status);
    if (options.wantsFile && answer.ok) return { status: answer.status, body: await answer.blob() };
    // A proxy may answer with a page of its own: the status still says what happened.
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    note(error);
    return { status: 0, body: null };
  }
}
