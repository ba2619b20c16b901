import { eq } from 'drizzle-orm';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { creditMovements } from '#server/db/tables/credit.ts';

type Movement = { customerId: number; cents: Cents; reason: string; orderId?: number; actorId?: number };

/** Far more than a shop owes anybody, and little enough for the column. */
const mostCents: Cents = 2_000_000_000;

/**
 * Gives a customer credit, or takes some where `cents` are below zero, with a line in the ledger: the only way that credit
 * moves. Answers what there is now. Throws `notFound`, `invalid` on `amount` for what is not there.
 */
export async function moveCredit(
  { tx, now }: { tx: Db; now: Date },
  { customerId, cents, ...movement }: Movement,
): Promise<Cents> {
  // The lock lets two who take at once see what the first has left.
  const [row] = await tx
    .select({ before: customers.storeCreditCents })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  if (!row) throw new Refusal('notFound');
  const balanceCents = row.before + cents;
  if (balanceCents < 0) throw invalidFields({ amount: 'credit.tooLittle' });
  if (balanceCents > mostCents) throw invalidFields({ amount: 'validation.number' });
  await tx.insert(creditMovements).values({ customerId, cents, balanceCents, ...movement, createdAt: now });
  await tx.update(customers).set({ storeCreditCents: balanceCents }).where(eq(customers.id, customerId));
  return balanceCents;
}
