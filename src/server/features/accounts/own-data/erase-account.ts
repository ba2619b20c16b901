import { Refusal } from '#contract/errors.ts';
import { closedStatuses } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, or, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { notes } from '#server/db/tables/notes.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import type { Write } from '#server/db/transact.ts';
import { eraseNotes } from '#server/services/notes/notes.ts';
import { giveBack } from '#server/services/order/apply-move.ts';
import { eraseKeptAnswers, eraseMails, eraseOrders } from '#server/services/order/erase-orders.ts';
import { dropKeptCards } from '#server/services/own-things/kept-cards.ts';
import { endPayments, forgetMeans } from '#server/services/payments/want-of-payments.ts';
import { announceRatings } from '#server/services/shelf/announce-ratings.ts';
import { linkGuestOrders } from '../recovery/trust-address.ts';
import { isLastHolder, lastHolderRefusal, rolesOf } from '../staff/last-holder.ts';
import { mailsOf, messagesOf } from './mails-of.ts';

/**
 * Erases an account and its person. Drafts go, orders that nobody has begun to prepare are cancelled; those under way keep
 * what delivering them needs until they are closed (`eraseClosedOrders`), the others number, dates, goods and amounts.
 * Kept cards are removed at their provider. Everything else goes by the foreign keys; what the goods were rated without
 * its reviews shows at once. Throws `notFound`, and `conflict` for the last holder of a role.
 */
export async function eraseAccount({ tx, announce, now }: Write & { now: Date }, customerId: number): Promise<void> {
  const [account] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
  if (!account) throw new Refusal('notFound');
  const held = account.storeIds === null ? await rolesOf(tx, customerId) : [];
  if (await isLastHolder(tx, customerId, held)) throw lastHolderRefusal('');
  await eraseDrafts(tx, customerId);
  const keptOrders = await dropKeptCards(tx, customerId);
  await cancelPending({ tx, announce, now }, customerId);
  for (const id of new Set(keptOrders)) await forgetMeans({ tx, announce, now }, { id });
  // Theirs too, though placed without signing in after the address was verified. Only then: nobody cancels them unasked.
  if (account.emailVerifiedAt) await linkGuestOrders(tx, account);
  await eraseMails(tx, mailsOf(customerId), now, account.avatar ? [account.avatar] : []);
  const own = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.customerId, customerId));
  const closed = own.filter(({ status }) => closedStatuses.some((each) => each === status));
  await tx.delete(contactMessages).where(messagesOf(customerId));
  await eraseNotes(tx, eq(notes.customerId, customerId));
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        inArray(idempotencyKeys.scope, [`customer:${customerId}`, `customer:${customerId}:claim`]),
        answersOf(account),
      ),
    );
  await eraseKeptAnswers(
    tx,
    own.map(({ id }) => id),
  );
  await eraseOrders(
    tx,
    closed.map(({ id }) => id),
    now,
  );
  const shown = and(eq(reviews.customerId, customerId), eq(reviews.status, 'approved'));
  await announceRatings({ tx, announce }, shown);
  await tx.update(orders).set({ customerId: null, erasedAt: now }).where(eq(orders.customerId, customerId));
  await tx.delete(customers).where(eq(customers.id, customerId));
  announce('outbox');
}

/** Answers that are kept for staff who repeat a write of this customer: they name the address, as a JSON string. */
function answersOf({ email }: { email: string }) {
  return sql`position(to_jsonb(${email}::text)::text in ${idempotencyKeys.body}::text) > 0`;
}

/** Those that staff have made for them too. */
async function eraseDrafts(tx: Db, customerId: number): Promise<void> {
  const drafts = and(eq(orders.customerId, customerId), eq(orders.status, 'draft'));
  const found = await tx.select({ id: orders.id }).from(orders).where(drafts);
  const ids = found.map(({ id }) => id);
  await eraseKeptAnswers(tx, ids);
  await eraseNotes(tx, inArray(notes.orderId, ids));
  await tx.delete(orders).where(drafts);
}

async function cancelPending(write: Write & { now: Date }, customerId: number): Promise<void> {
  const { tx, now } = write;
  const mine = and(eq(orders.customerId, customerId), eq(orders.status, 'submitted'), eq(orders.fulfilment, 'pending'));
  const pending = await tx.select({ id: orders.id, storeId: orders.storeId }).from(orders).where(mine).for('update');
  for (const { id, storeId } of pending) {
    const cancelled = { status: 'cancelled', fulfilment: 'cancelled', updatedAt: now } as const;
    await tx.update(orders).set(cancelled).where(eq(orders.id, id));
    await tx.insert(orderEvents).values({ orderId: id, at: now, actorId: null, from: 'pending', to: 'cancelled' });
    await giveBack(tx, { storeId, orderId: id, now });
    await endPayments(write, { id });
  }
}
