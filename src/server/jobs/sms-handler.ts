import type { Deps } from '#server/deps.ts';
import { describeError } from '#server/mail/send-mails.ts';
import { selectSms, smsKinds } from '#server/mail/sms/select-sms.ts';
import type { SmsSender } from '#server/mail/sms/sms-sender.ts';
import type { OutboxHandler, Outcome } from './outbox-handler.ts';

/**
 * Sends the SMS of a batch at the same time, those to one number in turn: "ready" comes before "collected". After one that
 * failed its number is left alone until the next turn: a service that says nothing has failed long before the lease ends.
 */
export function smsHandler(deps: Pick<Deps, 'db' | 'secret' | 'config'>, send: SmsSender['send']): OutboxHandler {
  return {
    kinds: smsKinds,
    lease: 30_000,
    batch: 10,
    handle: async (rows) => {
      const found = await selectSms(deps, rows);
      const lastTo = new Map<string, Promise<Outcome>>();
      const outcomes = rows.map(({ id, kind }): Outcome | Promise<Outcome> => {
        const sms = found.get(id) ?? null;
        if (sms instanceof Error) return { error: describeError(sms) };
        // Nothing is to be said, or there is no recipient any more.
        if (sms === null) return 'done';
        const before = lastTo.get(sms.to) ?? 'done';
        const outcome = inTurn(before, () => send(sms, `${id}-${kind}`));
        lastTo.set(sms.to, outcome);
        return outcome;
      });
      const ended = await Promise.all(outcomes);
      return new Map(rows.map(({ id }, at) => [id, ended[at] ?? 'later']));
    },
  };
}

async function inTurn(before: Outcome | Promise<Outcome>, send: () => Promise<void>): Promise<Outcome> {
  if ((await before) !== 'done') return 'later';
  try {
    await send();
    return 'done';
  } catch (error) {
    return { error: describeError(error) };
  }
}
