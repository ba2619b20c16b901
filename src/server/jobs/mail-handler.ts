import { shop } from '#server/db/tables/shop.ts';
import type { MailDeps } from '#server/mail/mail.ts';
import { mailKinds, selectMails } from '#server/mail/mails.ts';
import { describeError, type SendMails } from '#server/mail/send-mails.ts';
import { countMails, mergeOrderMails } from './merge-order-mails.ts';
import type { OutboxHandler, OutboxRow, Outcome } from './outbox-handler.ts';

/** Milliseconds. */
export const mailLease = 30_000;

/**
 * Reads what the mails of a batch say, in a few statements for all, and has them composed and sent by `send`. A mail is
 * sent twice when the program crashes between sending it and noting that, but then with the same name: a file is
 * overwritten, and mail programs may drop the second by its Message-ID.
 */
export function mailHandler(
  deps: MailDeps,
  send: SendMails,
  lease: number = mailLease,
  kinds: readonly string[] = mailKinds,
): OutboxHandler {
  return {
    kinds,
    lease,
    batch: 100,
    handle: async (rows) => {
      const { contents, outcomes } = await readMails(deps, rows);
      const [identity] = await deps.db.select({ sender: shop.mailSender }).from(shop);
      const { sendings, waiting } = await mergeOrderMails(deps, contents);
      for (const [id, until] of waiting) outcomes.set(id, { until });
      const kindOf = new Map(rows.map(({ id, kind }) => [id, kind]));
      const mails = sendings.map(({ ids, content }) => {
        const id = ids.at(-1) ?? 0;
        return { id, name: `${id}-${kindOf.get(id)}`, content };
      });
      // The mail that is begun last still has two thirds of the lease to be sent.
      const results = mails.length > 0 ? await send(mails, { within: lease / 3, sender: identity?.sender }) : [];
      const outcomeOf = new Map(results.map(({ id, outcome }) => [id, outcome]));
      for (const sending of sendings) {
        const outcome = outcomeOf.get(sending.ids.at(-1) ?? 0) ?? 'later';
        for (const id of sending.ids) outcomes.set(id, outcome);
      }
      await countMails(
        deps,
        sendings.filter(({ ids }) => outcomes.get(ids.at(-1) ?? 0) === 'done'),
      );
      return outcomes;
    },
  };
}

/** Reads the contents of all in one go; where that throws, one by one, so that a faulty entry fails alone. */
async function readMails(deps: MailDeps, rows: readonly OutboxRow[]) {
  const outcomes = new Map<number, Outcome>();
  const contents = await selectMails(deps, rows).catch((error: unknown) => {
    if (rows.length > 1) return null;
    throw error;
  });
  const each = contents ?? new Map();
  if (!contents)
    for (const row of rows)
      await selectMails(deps, [row]).then(
        (one) => each.set(row.id, one.get(row.id) ?? null),
        (error: unknown) => outcomes.set(row.id, { error: describeError(error) }),
      );
  // No order or no address any more: nothing is to be sent, so the entry is done.
  for (const [id, content] of each) if (content === null) outcomes.set(id, 'done');
  return { contents: each as Awaited<ReturnType<typeof selectMails>>, outcomes };
}
