import type { FastifyInstance } from 'fastify';
import type { ReadDisplayedStores } from '#server/services/shop/shop-stores.ts';
import { hasRoom } from './bounded-shelves.ts';
import { type FollowedShelves, freshen, holdStill, stopFollowing } from './follow-shelves.ts';
import type { KeptIndex } from './kept/keep-index.ts';

/**
 * Reads the shelves of all stores, or of as many as there is room for, once the shop listens, so that no shopper waits for it. Part by part: whoever asks for
 * something else meanwhile is answered between two of them. Ends with the shop. What is read is kept for the next process
 * then, and when the shop ends as it should.
 */
export function warmShelves(
  app: FastifyInstance,
  readDisplayedStores: ReadDisplayedStores,
  followed: FollowedShelves,
  kept: KeptIndex,
): void {
  let warming = Promise.resolve();
  let isWarm = false;
  let isClosing = false;
  const warm = async () => {
    for (const { id } of await readDisplayedStores())
      if (hasRoom(followed.data, followed.mostBytes)) await freshen(followed, id);
    isWarm = true;
    await keep();
  };
  const keep = () =>
    holdStill(followed, kept.write).catch((err: unknown) => app.log.error({ err }, 'The shelves could not be kept'));
  app.addHook('onListen', async () => {
    // Not waited for: whoever asks before it is done joins it, and whatever fails is tried again by who asks next.
    warming = warm().catch((err: unknown) => {
      if (!isClosing) app.log.error({ err }, 'The shelves could not be read beforehand');
    });
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await stopFollowing(followed);
    await warming;
    if (isWarm) await keep();
  });
}
