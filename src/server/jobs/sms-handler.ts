import type { Deps } from '#server/deps.ts';
import { describeError } from '#server/mail/send-mails.ts';
import { selectSms, smsKinds } from '#server/mail/sms/select-sms.ts';
import type { SmsSender } from '#server/mail/sms/sms-sender.ts';
import type { OutboxHandler, Outcome } from './outbox-handler.ts';

/** Sends the SMS of a batch at the same time. A service that says nothing has failed long before the lease ends. */
export function smsHandler(deps: Pick<Deps, 'db' | 'secret' | 'config'>, send: SmsSender['send']): OutboxHandler {
  return {
    kinds: smsKinds,
    lease: 30_000,
    batch: 10,
    handle: async (rows) => {
      const found = await selectSms(deps, rows);
      const outcomes = rows.map(async ({ id, kind }): Promise<[number, Outcome]> => {
        const sms = found.get(id) ?? null;
        if (sms instanceof Error) return [id, { error: describeError(sms) }];
        // Nothing is to be said, or there is no recipient any more.
        if (sms === null) return [id, 'done'];
        return send(sms, `${id}-${kind}`).then(
          () => [id, 'done'],
          (error: unknown) => [id, { error: describeError(error) }],
        );
      });
      return new Map(await Promise.all(outcomes));
    },
  };
}
