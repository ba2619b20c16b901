import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal } from '#contract/errors.ts';
import { decodeUser } from '#web/lib/api/access-token.ts';
import { api } from '#web/lib/api/api.ts';
import { storedToken } from '#web/lib/api/session-token.ts';
import { createOwnValue } from '#web/lib/browser/kept-value.ts';

/** What one person was answered, by call and input, the newest first; `savedAt` in milliseconds since 1970. */
type Kept = { userId: number; answers: [name: string, answer: unknown, savedAt: number][] };

/** The last lists and orders of one person: an order is some 5 kB. */
const mostAnswers = 12;
const own = createOwnValue<Kept>('answers');
/** When an answer that comes from the device was kept. */
const times = new WeakMap<object, number>();

/**
 * For `useCall`: the answer of a call about oneself, which is kept on the device, and where there is no network the one that
 * was kept last. Of whoever stays signed in alone: who signs in until the browser is closed leaves nothing in it. Rejects as
 * the call does, where nothing is kept.
 */
export async function askOrKept<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal }: { signal: AbortSignal },
  ask: () => Promise<OutputOf<E>> = () => api(endpoint, input, { signal }),
): Promise<OutputOf<E>> {
  const token = storedToken.read();
  const userId = token && !token.session_only ? decodeUser(token.access_token)?.id : undefined;
  const name = `${endpoint.name} ${JSON.stringify(input)}`;
  try {
    const answer = await ask();
    if (userId !== undefined) keep(userId, name, answer);
    return answer;
  } catch (error) {
    if (userId === undefined || !isRefusal(error) || error.code !== 'network') throw error;
    const kept = own.read();
    const [, answer, savedAt = 0] = (kept?.userId === userId && kept.answers.find(([one]) => one === name)) || [];
    if (typeof answer !== 'object' || answer === null) throw error;
    times.set(answer, savedAt);
    return answer as OutputOf<E>;
  }
}

/** When an answer was kept on this device, in milliseconds since 1970; null for one that the server has just given. */
export function keptSince(answer: object | null): number | null {
  return (answer && times.get(answer)) ?? null;
}

function keep(userId: number, name: string, answer: unknown): void {
  const before = own.read();
  const others = before?.userId === userId ? before.answers.filter(([one]) => one !== name) : [];
  const kept: Kept['answers'] = [[name, answer, Date.now()], ...others];
  own.keep({ userId, answers: kept.slice(0, mostAnswers) });
}
