/** Who calls: the token of an account, and an address of their own, which the shop takes from its proxy. */
export type Caller = { token?: string | undefined; address: string };
export type Sent = { method?: string; path: string; body?: object; key?: string };
/** Answers the data of a 2xx; throws `Answered` for anything else, and an Error where no answer came. */
export type Call = <T>(caller: Caller, sent: Sent) => Promise<T>;

/** What was answered instead of a 2xx, and to what. */
export class Answered extends Error {
  readonly status: number;

  constructor(status: number, { method = 'GET', path }: Sent) {
    super(`${method} ${path.replace(/\?.*/, '').replace(/\d+/g, 'n')}: ${status}`);
    this.status = status;
  }
}

/** Calls of a shop over connections that are kept. A path that begins with `/api` or is a page's stands as it is. */
export function callsOf(url: string): Call {
  return async <T>(caller: Caller, sent: Sent) => {
    const { method = 'GET', path, body, key } = sent;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': caller.address,
        ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Answered(answer.status, sent);
    return (path.startsWith('/api') ? (JSON.parse(text) as { data: T }).data : text) as T;
  };
}
