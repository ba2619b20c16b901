import { availableParallelism } from 'node:os';
import { Refusal } from '#contract/errors.ts';
import { createTurns } from '#domain/turns/take-turns.ts';

/**
 * One core stays free for calls: pictures are decoded in the threads that hash passwords too, and two hundred at once had
 * sign-ins wait for seconds.
 */
const places = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Uploads wait for their turn so long; a size that was asked for is answered by the original before that. */
const mostWaiting = { upload: 32, size: 8 } as const;
/** Seconds: about as long as a full queue takes. */
const retryAfter = 5;

const takeTurns = createTurns(places);
let atWork = 0;

/**
 * Decodes or encodes a picture when its turn has come. Throws `unavailable` where too many wait already.
 */
export async function workOnPicture<T>(kind: keyof typeof mostWaiting, work: () => Promise<T>): Promise<T> {
  if (atWork >= places + mostWaiting[kind]) throw new Refusal('unavailable', { retryAfter });
  atWork++;
  try {
    return await takeTurns('pictures', work);
  } finally {
    atWork--;
  }
}
