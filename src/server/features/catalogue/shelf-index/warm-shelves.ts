import type { FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connection.ts';
import { type FollowedShelves, freshen, stopFollowing } from './follow-shelves.ts';

const statement = { name: 'shelves-to-warm', text: 'select id from stores where displayable order by position, id' };

/**
 * Reads the shelves of all stores once the shop listens, so that no shopper waits for it. Part by part: whoever asks for
 * something else meanwhile is answered between two of them. Ends with the shop.
 */
export function warmShelves(
  app: FastifyInstance,
  connection: Pick<Connection, 'hot'>,
  followed: FollowedShelves,
): void {
  let warming = Promise.resolve();
  let isClosing = false;
  const warm = async () => {
    for (const { id } of await connection.hot<{ id: number }>(statement, [])) await freshen(followed, id);
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
