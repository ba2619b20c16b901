import type { FastifyInstance } from 'fastify';
import type { ReadDisplayedStores } from '#server/services/shop/shop-stores.ts';
import { type FollowedShelves, freshen, stopFollowing } from './follow-shelves.ts';

/**
 * Reads the shelves of all stores once the shop listens, so that no shopper waits for it. Part by part: whoever asks for
 * something else meanwhile is answered between two of them. Ends with the shop.
 */
export function warmShelves(
  app: FastifyInstance,
  readDisplayedStores: ReadDisplayedStores,
  followed: FollowedShelves,
): void {
  let warming = Promise.resolve();
  let isClosing = false;
  const warm = async () => {
    for (const { id } of await readDisplayedStores()) await freshen(followed, id);
  };
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
  });
}
