import type { KnownPayment, Standing } from '../provider.ts';
import { bareStanding } from '../wire/outcomes.ts';
import { isMissing, PayPalError } from './answers.ts';
import type { Client } from './client.ts';
import { type Authorization, type Capture, centsOf, type Money, type Order } from './shapes.ts';
import { standingOf } from './standing.ts';

/**
 * How a payment stands. An order cannot be found by our id; of one whose number never reached us nothing was reserved, as
 * only we reserve. One that is not there any more, and that nothing is known to be reserved of, was never paid: it ends by
 * itself after some hours.
 */
export async function findStanding(client: Client, { references }: KnownPayment): Promise<Standing> {
  const { page, reservation, capture } = references;
  if (!page) return bareStanding({ state: 'missing', references });
  try {
    const order = await readOrder(client, page, reservation !== null);
    if (!order) return bareStanding({ state: 'closed', references });
    const { authorizations = [], captures = [], refunds = [] } = order.purchase_units?.[0]?.payments ?? {};
    const known = reservation ? await pick<Authorization>(client, authorizations, 'authorizations', reservation) : null;
    const authorization = standingOne(known, authorizations);
    const all = capture
      ? [...new Set([await pick<Capture>(client, captures, 'captures', capture), ...captures])]
      : captures;
    const dispute = all.length > 0 ? await findDispute(client, all[0]?.id ?? '') : null;
    return standingOf({ order, authorization, captures: all, refunds, dispute }, references);
  } catch (error) {
    if (isMissing(error)) return bareStanding({ state: 'missing', references });
    throw error;
  }
}

/** Null for one that is not there; where money is reserved of it, what is reserved tells the rest. */
async function readOrder(client: Client, id: string, isReserved: boolean): Promise<Order | null> {
  try {
    return await read<Order>(client, `/v2/checkout/orders/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return isReserved ? { id, status: 'COMPLETED' } : null;
  }
}

const ended = new Set(['VOIDED', 'EXPIRED', 'DENIED']);

/** The reservation that is known, unless another one has been made in its place, whose number did not reach us. */
function standingOne(known: Authorization | null, all: readonly Authorization[]): Authorization | null {
  if (known && !ended.has(known.status)) return known;
  return all.findLast(({ status }) => !ended.has(status)) ?? known ?? all.at(-1) ?? null;
}

function read<T>({ request }: Client, path: string): Promise<T> {
  return request<T>(path, { method: 'GET' });
}

/** One that the order does not list is asked for: a reservation that was made anew is an object beside it. */
async function pick<T extends { id: string }>(
  client: Client,
  listed: readonly T[],
  kind: 'authorizations' | 'captures',
  id: string,
): Promise<T> {
  return listed.find((each) => each.id === id) ?? read<T>(client, `/v2/payments/${kind}/${encodeURIComponent(id)}`);
}

type Dispute = {
  dispute_id: string;
  status: string;
  dispute_amount?: Money;
  dispute_outcome?: { outcome_code?: string; amount_refunded?: Money };
};

/** The newest dispute of a capture; an account whose application may not see disputes has none for us. */
async function findDispute(client: Client, captureId: string): Promise<Standing['dispute']> {
  try {
    const about = new URLSearchParams({ disputed_transaction_id: captureId });
    const { items = [] } = await read<{ items?: readonly Dispute[] }>(client, `/v1/customer/disputes?${about}`);
    const [first] = items;
    if (!first) return null;
    const found = await read<Dispute>(client, `/v1/customer/disputes/${encodeURIComponent(first.dispute_id)}`);
    const isLost = found.dispute_outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR';
    const amount = (isLost ? found.dispute_outcome?.amount_refunded : undefined) ?? found.dispute_amount;
    const ended = isLost ? 'lost' : 'won';
    return { state: found.status === 'RESOLVED' ? ended : 'open', amountCents: centsOf(amount) };
  } catch (error) {
    if (error instanceof PayPalError && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}
