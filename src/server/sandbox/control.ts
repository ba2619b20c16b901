import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { type FaultKind, plantFault } from './books/faults.ts';
import { type Books, lockObject, putObject } from './books/objects.ts';
import { type Sender, signEvent, type startDelivery } from './delivery.ts';
import { act, type PageAction, readPage } from './page/act.ts';
import * as paypal from './paypal/captures.ts';
import * as stripe from './stripe/refunds.ts';
import { type CardBehaviour, setBehaviour } from './stripe/reserve.ts';

/** What the world does to the providers: by the tests in this process, or from outside by `POST /control/{name}`. */
export function createControl(sender: Sender, { deliver }: Pick<ReturnType<typeof startDelivery>, 'deliver'>) {
  const { connection, clock } = sender;
  const within = <T>(work: (books: Books) => Promise<T>) =>
    connection.db.transaction((tx) => work({ tx: tx as unknown as Db, now: clock() }));
  return {
    /** The next call whose method and path contain `call` goes wrong so. */
    fault: (call: string, kind: FaultKind) => plantFault(connection.db, call, kind),
    /** The payer does something on a page, by its address or id; answers where the page leads back to. */
    act: (page: string, action: PageAction) =>
      within(async (books) => {
        const found = await readPage(books, page.split('/').at(-1) ?? page);
        if (!found) throw new Error(`no page ${page}`);
        await act(books, found, action);
        return action === 'leave' ? found.cancelUrl : found.returnUrl;
      }),
    /** Posts every event that has not been taken, however late it was to be told. */
    deliver: () => deliver(true),
    /** Events as they are or were posted, the oldest first. */
    events: async () =>
      rowsOf<{ id: string; provider: 'stripe' | 'paypal'; body: string }>(
        await connection.db.execute(sql`select id, provider, body from payment_sandbox.events order by seq`),
      ),
    /** The headers of a post with this body at this time. */
    sign: (provider: 'stripe' | 'paypal', body: string, at: Date): Record<string, string> =>
      signEvent(sender, provider, body, at),
    setCard: (means: string, behaviour: CardBehaviour) => within((books) => setBehaviour(books, means, behaviour)),
    /** The bank of an order's payer refuses when it is authorised. */
    declineOrder: (order: string) =>
      within(async (books) => {
        const found = await lockObject(books, 'order', order);
        if (found) await putObject(books, { ...found, inner: { ...found.inner, isDeclined: true } });
      }),
    /** What is sent back waits for the bank from now on: by the intent (Stripe) or the capture (PayPal). */
    holdRefunds: (reference: string) =>
      within((books) =>
        reference.startsWith('pi_') ? stripe.holdRefunds(books, reference) : paypal.holdRefunds(books, reference),
      ),
    completeRefund: (refund: string) =>
      within((books) =>
        refund.startsWith('re_') ? stripe.completeRefund(books, refund) : paypal.completeRefund(books, refund),
      ),
    failRefund: (refund: string) =>
      within((books) =>
        refund.startsWith('re_') ? stripe.failRefund(books, refund) : paypal.failRefund(books, refund),
      ),
    /** By the intent (Stripe) or the capture (PayPal). */
    dispute: (reference: string, state: 'open' | 'lost' | 'won') =>
      within((books) =>
        reference.startsWith('pi_')
          ? stripe.dispute(books, reference, state === 'open' ? 'needs_response' : state)
          : paypal.dispute(books, reference, state),
      ),
  };
}

export type SandboxControl = ReturnType<typeof createControl>;

/** What may be asked from outside, in this order of arguments. */
export const outerControls = [
  'fault',
  'act',
  'deliver',
  'setCard',
  'declineOrder',
  'holdRefunds',
  'completeRefund',
  'failRefund',
  'dispute',
] as const;
