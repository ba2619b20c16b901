import { mailboxOf } from '#domain/account/mailbox.ts';
import { and, eq, inArray, isNotNull, or, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { MailDeps } from '#server/mail/mail.ts';
import type { MailContent } from '#server/mail/mails.ts';
import type { OrderContent } from '#server/mail/orders/order-mail.ts';
import type { OrderNews } from '#server/mail/orders/words/order-mail-words.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { countTries, triesLeft } from '#server/services/session/limits.ts';

/** What whoever typed an address can have mailed there, as often as they like; what staff do is not counted. */
const counted: ReadonlySet<OrderNews> = new Set(['confirmed', 'changed', 'slotChanged', 'cancelled']);
const both = [limits.orderMails, limits.orderMailsOfDay];

/** A mail, and the entries of the outbox that it is sent for; the last names it. */
export type Sending = { ids: readonly number[]; content: MailContent; mailbox: string | null };
type Merged = { sendings: Sending[]; waiting: Map<number, Date> };

/**
 * Which mails are sent of these entries, in order of id: to an address that nobody has proved few an hour. Where there are
 * more than may go, they are one mail with the orders as they are now, and where none may go they wait until one may.
 */
export async function mergeOrderMails(
  deps: MailDeps,
  contents: ReadonlyMap<number, MailContent | null>,
): Promise<Merged> {
  const all = [...contents].flatMap(([id, content]) => (content ? [{ id, content }] : []));
  const seen = await findSeen(
    deps,
    all.flatMap(({ content }) => addressesOf(content)),
  );
  const groups = Map.groupBy(all, ({ content }) => {
    return addressesOf(content).some((address) => seen.has(address)) ? null : mailboxCounted(content);
  });
  const merged: Merged = { sendings: [], waiting: new Map() };
  const leftOf = await triesLeft(
    deps,
    both,
    [...groups.keys()].filter((mailbox) => mailbox !== null),
  );
  for (const [mailbox, entries] of groups) {
    const alone = entries.map(({ id, content }): Sending => ({ ids: [id], content, mailbox }));
    if (mailbox === null) {
      merged.sendings.push(...alone);
      continue;
    }
    const { left, until } = leftOf(mailbox);
    if (left === 0) {
      for (const id of alone.flatMap(({ ids }) => ids)) merged.waiting.set(id, until);
      continue;
    }
    merged.sendings.push(...(alone.length <= left ? alone : [asOne(alone, mailbox)]));
  }
  return merged;
}

/**
 * Counts mails that were sent. Not before: one that the program begins to send as it crashes, again and again, would use
 * up what may go to its mailbox, and wait.
 */
export async function countMails(deps: MailDeps, sent: readonly Sending[]): Promise<void> {
  const mailboxes = sent.flatMap(({ mailbox }) => mailbox ?? []);
  const counts = new Map<string, number>();
  for (const mailbox of mailboxes) counts.set(mailbox, (counts.get(mailbox) ?? 0) + 1);
  await countTries(deps, both, counts);
}

function mailboxCounted(content: MailContent): string | null {
  if (content.about !== 'order' || !counted.has(content.news)) return null;
  return mailboxOf(content.found.order.customerEmail ?? '');
}

/** What is proved of an address holds for its mailbox, whichever of the two an account has. */
function addressesOf(content: MailContent): string[] {
  const mailbox = mailboxCounted(content);
  if (mailbox === null || content.about !== 'order') return [];
  return [mailbox, (content.found.order.customerEmail ?? '').toLowerCase()];
}

/** Each order once, by what it comes to: that it has ended, else that it is confirmed, else what has happened last. */
function asOne(alone: readonly Sending[], mailbox: string): Sending {
  const contents = alone.map(({ content }) => content as OrderContent);
  const byOrder = Map.groupBy(contents, ({ found }) => found.order.id);
  const all = [...byOrder.values()].flatMap((list) => {
    const ended = list.find(({ news }) => news === 'cancelled');
    return ended ?? list.find(({ news }) => news === 'confirmed') ?? list.at(-1) ?? [];
  });
  const [only] = all;
  const content: MailContent = all.length === 1 && only ? only : { about: 'orders', all };
  return { ids: alone.flatMap(({ ids }) => ids), content, mailbox };
}

/** Those of the mailboxes that somebody has proved: by an account, or by an order that was handed over. */
async function findSeen({ db }: MailDeps, mailboxes: readonly string[]): Promise<ReadonlySet<string>> {
  if (mailboxes.length === 0) return new Set();
  const [own, sentTo] = [sql<string>`lower(${customers.email})`, sql<string>`lower(${orders.customerEmail})`];
  const accounts = await db
    .select({ email: own })
    .from(customers)
    .where(and(inArray(own, [...mailboxes]), isNotNull(customers.emailVerifiedAt)));
  const buyers = await db
    .selectDistinct({ email: sentTo })
    .from(orders)
    .where(and(inArray(sentTo, [...mailboxes]), or(eq(orders.status, 'completed'), eq(orders.paymentStatus, 'paid'))));
  return new Set([...accounts, ...buyers].map(({ email }) => email));
}
