import type { Attention } from '#contract/office/overview.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, isNull } from '#server/db/sql.ts';
import { asksForWholesale, customers } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { mostShown } from './most-shown.ts';

/** Who waits for wholesale prices, and for an answer. */
export async function customerAttention(db: Db): Promise<Pick<Attention, 'wholesaleRequests' | 'unansweredMessages'>> {
  const asked = asksForWholesale(customers);
  const askers = await db
    .select({ id: customers.id, name: customers.name, email: customers.email, at: customers.wholesaleRequestedAt })
    .from(customers)
    .where(asked)
    .orderBy(asc(customers.wholesaleRequestedAt), asc(customers.id))
    .limit(mostShown);
  const waiting = isNull(contactMessages.handledAt);
  const { id, type, fromName, subject, createdAt } = contactMessages;
  const written = await db
    .select({ id, type, fromName, subject, createdAt })
    .from(contactMessages)
    .where(waiting)
    .orderBy(asc(createdAt), asc(id))
    .limit(mostShown);
  return {
    wholesaleRequests: {
      count: await db.$count(customers, asked),
      first: askers.map(({ at, ...row }) => ({ ...row, requestedAt: at?.toISOString() ?? '' })),
    },
    unansweredMessages: {
      count: await db.$count(contactMessages, waiting),
      first: written.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    },
  };
}
