import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Cents } from '#domain/money/cents.ts';
import { type Db, runWithin } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';

type Movement = { customerId: number; cents: Cents; reason: string; orderId?: number; actorId?: number };

/** Far more than a shop owes anybody, and little enough for the column. */
const mostCents: Cents = 2_000_000_000;

// The update waits for whoever moves it at the same time and uses what they have left.
const move = {
  name: 'move-credit',
  text: `with moved as (
    update customers set store_credit_cents = store_credit_cents + $2::int
    where id = $1 and store_credit_cents::bigint + $2::int between 0 and ${mostCents}
    returning id, store_credit_cents
  )
  insert into credit_movements (customer_id, cents, balance_cents, reason, order_id, actor_id, created_at)
  select id, $2::int, store_credit_cents, $3, $4::int, $5::int, $6::timestamptz from moved
  returning balance_cents as "balanceCents"`,
};

/**
 * Gives a customer credit, or takes some where `cents` are below zero, with a line in the ledger: the only way that credit
 * moves. Answers what there is now. Throws `notFound`, `invalid` on `amount` for what is not there.
 */
export async function moveCredit(
  { tx, now }: { tx: Db; now: Date },
  { customerId, cents, reason, orderId, actorId }: Movement,
): Promise<Cents> {
  const values = [customerId, cents, reason, orderId ?? null, actorId ?? null, now.toISOString()];
  const [moved] = Math.abs(cents) > mostCents ? [] : await runWithin(tx)<{ balanceCents: Cents }>(move, values);
  if (moved) return moved.balanceCents;
  const [row] = await tx
    .select({ before: customers.storeCreditCents })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!row) throw new Refusal('notFound');
  throw invalidFields({ amount: row.before + cents > mostCents ? 'validation.number' : 'credit.tooLittle' });
}
