import { Refusal } from '#contract/errors.ts';
import { mailboxOf } from '#domain/account/mailbox.ts';
import { type Db, runWithin } from '#server/db/connection.ts';
import { mailboxText } from '#server/db/tables/mailbox-of.ts';
import { limits } from '#server/services/session/limit-table.ts';
import type { OrderCall } from './order-call.ts';

type Count = {
  open: number;
  placed: number;
  placedSince: Date | string | null;
  fromNetwork: number;
  fromNetworkSince: Date | string | null;
};

/** Two orders of one mailbox at the same moment are counted one after the other. */
const lockOne = { name: 'lock-mailbox', text: `select pg_advisory_xact_lock(hashtextextended('orders of ' || $1, 0))` };

/** The orders of the mailboxes of $1 and of the account $4. As a list the index finds them even before it has statistics. */
const mine = `select o.id from orders o where o.customer_id = $4::int
  union select o.id from orders o
    where (${mailboxText('o.customer_email')}) = any(array(select json_array_elements_text($1::json)))`;

/** What guests and accounts with unverified addresses have placed of these mailboxes, and from this network. */
const count = {
  name: 'count-unverified-orders',
  text: `with mine as (
    select o.status = 'submitted' and o.payment_status = 'needs_payment' and o.total_cents > o.credit_cents as is_open,
      case when o.submitted_at > $3::timestamptz then o.submitted_at end as lately
    from orders o left join customers c on c.id = o.customer_id
    where o.id in (${mine}) and o.status <> 'draft' and not o.by_staff
      and c.email_verified_at is null
  ), near as (
    select n.submitted_at from orders n where n.network = $2 and n.submitted_at > $3::timestamptz
    order by n.submitted_at desc limit ${limits.ordersOfNetwork.tries}
  )
  select (select count(*)::int from mine where is_open) as open,
    (select count(lately)::int from mine) as placed, (select min(lately) from mine) as "placedSince",
    (select count(*)::int from near) as "fromNetwork", (select min(submitted_at) from near) as "fromNetworkSince"`,
};

/**
 * Refuses an order of a guest, or of an account whose address is not verified, beyond the limits of its mailbox (the
 * account's too, whatever address the order names) and of its network. Throws `tooManyOpenOrders`, `tooManyOrders`. Stays
 * locked until the transaction ends; whoever waits for it holds neither stock nor slot yet.
 */
export async function limitOrders(
  { tx, buyer, unverified, now }: Pick<OrderCall, 'tx' | 'buyer' | 'unverified' | 'now'>,
  sentTo: string | null,
): Promise<void> {
  if (unverified === null) return;
  const { accountEmail, network } = unverified;
  const named = [sentTo, accountEmail].filter((email) => email !== null).map(mailboxOf);
  const mailboxes = [...new Set(named)].sort();
  const found = await countUnder(tx, { mailboxes, network, customerId: buyer?.customerId ?? null, now });
  const wait = (since: Date | string | null, seconds: number) =>
    since === null ? seconds : (new Date(since).getTime() - now.getTime()) / 1000 + seconds;
  if (found.open >= limits.openOrders.tries)
    throw new Refusal('tooManyOpenOrders', { retryAfter: limits.orders.seconds });
  if (found.placed >= limits.orders.tries)
    throw new Refusal('tooManyOrders', { retryAfter: wait(found.placedSince, limits.orders.seconds) });
  if (found.fromNetwork >= limits.ordersOfNetwork.tries)
    throw new Refusal('tooManyOrders', { retryAfter: wait(found.fromNetworkSince, limits.ordersOfNetwork.seconds) });
}

async function countUnder(
  tx: Db,
  {
    mailboxes,
    network,
    customerId,
    now,
  }: { mailboxes: readonly string[]; network: string; customerId: number | null; now: Date },
): Promise<Count> {
  const run = runWithin(tx);
  for (const mailbox of mailboxes) await run(lockOne, [mailbox]);
  const since = new Date(now.getTime() - limits.orders.seconds * 1000);
  const [found] = await run<Count>(count, [JSON.stringify(mailboxes), network, since.toISOString(), customerId]);
  if (!found) throw new Error('the orders were not counted');
  return found;
}
