import { postOutside, type Sending, type Tried as TriedOutside } from '#server/services/outside/post-outside.ts';

/** What a try came to, and the milliseconds it took; without an error it was taken. */
export type Tried = TriedOutside & { durationMs: number };

/** Sends an event to a receiver, as whatever goes to an address that somebody else has named. */
export async function postEvent(
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
  sending: Sending,
): Promise<Tried> {
  const began = performance.now();
  const own = { 'content-type': 'application/json', 'user-agent': 'Panier-Webhooks/1' };
  const tried = await postOutside({ url, headers: { ...headers, ...own }, body }, sending);
  return { ...tried, durationMs: Math.round(performance.now() - began) };
}
