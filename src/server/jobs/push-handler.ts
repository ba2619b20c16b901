import { eq } from '#server/db/sql.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import type { Deps } from '#server/deps.ts';
import type { PushOutcome, SendPush } from '#server/mail/push/push-sender.ts';
import { pushKinds, selectPush } from '#server/mail/push/select-push.ts';
import { describeError } from '#server/mail/send-mails.ts';
import type { OutboxHandler, Outcome } from './outbox-handler.ts';

/**
 * Sends the push of a batch at the same time. A device that its service knows no more is forgotten; what a service does not
 * take is tried again until it is of no use.
 */
export function pushHandler(deps: Pick<Deps, 'db' | 'secret' | 'config' | 'clock'>, send: SendPush): OutboxHandler {
  const note = async (deviceId: number, outcome: PushOutcome) => {
    const which = eq(pushDevices.id, deviceId);
    if (outcome === 'gone') await deps.db.delete(pushDevices).where(which);
    if (outcome === 'taken') await deps.db.update(pushDevices).set({ lastSentAt: deps.clock() }).where(which);
  };
  return {
    kinds: pushKinds,
    lease: 30_000,
    batch: 20,
    handle: async (rows) => {
      const found = await selectPush(deps, rows);
      const outcomes = rows.map(async ({ id }): Promise<[number, Outcome]> => {
        const push = found.get(id) ?? null;
        if (push instanceof Error) return [id, { error: describeError(push) }];
        if (push === null) return [id, 'done'];
        try {
          await note(push.device.id, await send(push));
          return [id, 'done'];
        } catch (error) {
          return [id, { error: describeError(error) }];
        }
      });
      return new Map(await Promise.all(outcomes));
    },
  };
}
