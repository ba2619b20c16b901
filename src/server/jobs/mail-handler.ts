import { shop } from '#server/db/tables/shop.ts';
import type { MailDeps } from '#server/mail/mail.ts';
import { mailKinds, selectLetters } from '#server/mail/select-letters.ts';
import { describeError, type SendLetters } from '#server/mail/send-letters.ts';
import type { OutboxHandler, OutboxRow, Outcome } from './outbox-handler.ts';

export const mailLease = 30_000;

/**
 * Mails: what they say is read here, a few statements for all, and made into mails and sent by `send`. A mail may go out
 * twice when the program dies between sending and noting it, but then with the same name, so that a file is overwritten
 * and a reader may drop the second.
 */
export function mailHandler(deps: MailDeps, send: SendLetters, lease: number = mailLease): OutboxHandler {
  return {
    kinds: mailKinds,
    lease,
    batch: 100,
    handle: async (rows) => {
      const { letters, outcomes } = await readLetters(deps, rows);
      const [identity] = await deps.db.select({ sender: shop.mailSender }).from(shop);
      const posts = rows.flatMap(({ id, kind }) => {
        const letter = letters.get(id);
        return letter ? [{ id, name: `${id}-${kind}`, letter }] : [];
      });
      // The last to be begun has two thirds of the lease to end.
      const posted = posts.length > 0 ? await send(posts, { within: lease / 3, sender: identity?.sender }) : [];
      for (const { id, outcome } of posted) outcomes.set(id, outcome);
      return outcomes;
    },
  };
}

/** The letters of all together; where one of them cannot be read, each by itself, so that it holds up no other. */
async function readLetters(deps: MailDeps, rows: readonly OutboxRow[]) {
  const outcomes = new Map<number, Outcome>();
  const letters = await selectLetters(deps, rows).catch((error: unknown) => {
    if (rows.length > 1) return null;
    throw error;
  });
  const each = letters ?? new Map();
  if (!letters)
    for (const row of rows)
      await selectLetters(deps, [row]).then(
        (one) => each.set(row.id, one.get(row.id) ?? null),
        (error: unknown) => outcomes.set(row.id, { error: describeError(error) }),
      );
  // Nobody to write to any more: that is done too.
  for (const [id, letter] of each) if (letter === null) outcomes.set(id, 'done');
  return { letters: each as Awaited<ReturnType<typeof selectLetters>>, outcomes };
}
