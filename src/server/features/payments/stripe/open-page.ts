import type Stripe from 'stripe';
import type { CallOutcome, PageToOpen, References } from '../provider.ts';
import { toWire } from './amounts.ts';
import { ask, type Client, cardsAlone, ownedBy } from './client.ts';

/**
 * A Checkout Session (docs.stripe.com/api/checkout/sessions/create). To keep a card it needs a customer to keep it with,
 * which is made for it alone. `expires_at` must be 30 minutes to 24 hours ahead when it is asked for.
 */
export function openPage(
  client: Client,
  page: PageToOpen,
  key: string,
): Promise<CallOutcome<{ url: string; references: References }>> {
  return ask(client, async () => {
    const customer = page.keepsMeans ? await makeCustomer(client, page, key) : null;
    const about = ownedBy(client, page.id);
    const session = await client.stripe.checkout.sessions.create(
      {
        ...cardsAlone,
        client_reference_id: page.id,
        metadata: about,
        locale: page.language,
        success_url: page.returnUrl,
        cancel_url: page.cancelUrl,
        expires_at: Math.floor(page.expiresAt.getTime() / 1000),
        ...(customer ? { mode: 'setup', customer, setup_intent_data: { metadata: about } } : toPay(page, about)),
      },
      { idempotencyKey: key },
    );
    if (!session.url) throw new SyntaxError('a session without address');
    return {
      url: session.url,
      references: { page: session.id, reservation: null, capture: null, means: null, customer },
    };
  });
}

function toPay(page: PageToOpen, about: Stripe.MetadataParam): Partial<Stripe.Checkout.SessionCreateParams> {
  return {
    mode: 'payment',
    ...(page.email && { customer_email: page.email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: page.currency.toLowerCase(),
          unit_amount: toWire(page.amountCents, page.currency),
          product_data: { name: page.orderNumber },
        },
      },
    ],
    payment_intent_data: { capture_method: 'manual', description: page.orderNumber, metadata: about },
  };
}

async function makeCustomer(client: Client, page: PageToOpen, key: string): Promise<string> {
  const metadata = ownedBy(client, page.id);
  const made = await client.stripe.customers.create(
    { metadata, ...(page.email && { email: page.email }) },
    { idempotencyKey: `${key}-customer` },
  );
  return made.id;
}
