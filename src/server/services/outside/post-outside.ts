import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import type { DeliveryError } from '#domain/webhooks/webhook-events.ts';
import { hostAndPort, isPublicAddress, literalOf } from '#server/services/webhooks/receiver-address.ts';

/** What a receiver is given to answer, in milliseconds, from the lookup of its name to the head of its answer. */
const longestWait = 10_000;

export type Resolved = { address: string; family: number };
/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<Resolved[]>;

export type Sending = {
  allowedHosts: readonly string[];
  /** Tests answer for the names. */
  resolve?: Resolve;
  wait?: number;
};

/** What a try came to; without an error it was taken. */
export type Tried = { statusCode: number | null; error: DeliveryError | null };

class PrivateAddress extends Error {}

/**
 * Posts to an address that somebody else has named. The name is resolved anew at each try, every address that it has is
 * checked, and the connection goes to just those: a name that says something else a moment later leads nowhere. A redirect is
 * an answer like any other that is not 2xx, and nothing of the body is read.
 */
export async function postOutside(
  { url: text, headers, body }: { url: string; headers: Record<string, string>; body: string | Buffer },
  { allowedHosts, resolve = resolveAll, wait = longestWait }: Sending,
): Promise<Tried> {
  const url = new URL(text);
  const isAllowed = allowedHosts.includes(hostAndPort(url));
  const literal = literalOf(url);
  if (!isAllowed && literal !== null && !isPublicAddress(literal)) return { statusCode: null, error: 'privateAddress' };
  // A connection of its own: one that is kept would not be checked again.
  const agent = new Agent({ connect: { lookup: checkedLookup(resolve, isAllowed) }, pipelining: 0, maxOrigins: 1 });
  try {
    const signal = AbortSignal.timeout(wait);
    const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
    const { statusCode } = answer;
    answer.body.on('error', () => undefined).destroy();
    if (statusCode >= 200 && statusCode < 300) return { statusCode, error: null };
    return { statusCode, error: statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status' };
  } catch (error) {
    return { statusCode: null, error: reasonOf(error) };
  } finally {
    await agent.destroy();
  }
}

/** A lookup as connections ask for it: fails where any address of the name is not public, unless the host is allowed. */
export function checkedLookup(resolve: Resolve, isAllowed: boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))))
          return done(new PrivateAddress(), '', 0);
        if (options.all) return done(null, addresses);
        return done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

const resolveAll: Resolve = (hostname) => resolveName(hostname, { all: true, verbatim: true });

/** What went wrong, by the innermost error that says it. */
function reasonOf(error: unknown): DeliveryError {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { name, code = '' } = e as NodeJS.ErrnoException;
    if (e instanceof PrivateAddress) return 'privateAddress';
    if (name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout';
    if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'unresolved';
    if (/CERT|SSL|TLS|SIGNATURE/.test(code)) return 'certificate';
  }
  return 'unreachable';
}
