import { languageFacts } from '#domain/language/language.ts';
import type { CallOutcome, PageToOpen, References } from '../provider.ts';
import { Refusal } from '../wire/outcomes.ts';
import { ask, type Client } from './client.ts';
import { type Order, toMoney } from './shapes.ts';

/** An order whose payer approves that its sum is reserved; its page ends after hours of PayPal's choice. */
export function openPage(
  client: Client,
  page: PageToOpen,
  key: string,
): Promise<CallOutcome<{ url: string; references: References }>> {
  return ask(client, async () => {
    if (page.keepsMeans) throw new Refusal('unsupported', 'no means are kept by this provider');
    const order = await client.request<Order>('/v2/checkout/orders', { key, body: bodyOf(client, page) });
    // Which of the two it is called depends on how the payment source was named.
    const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (!link) throw new SyntaxError('an order without a link for its payer');
    return {
      url: link.href,
      references: { page: order.id, reservation: null, capture: null, means: null, customer: null },
    };
  });
}

function bodyOf({ shopId }: Client, page: PageToOpen): object {
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: shopId.slice(0, 256),
        custom_id: page.id,
        invoice_id: page.id,
        description: page.orderNumber,
        amount: toMoney(page.amountCents, page.currency),
      },
    ],
    payment_source: {
      paypal: {
        ...(page.email && { email_address: page.email }),
        experience_context: {
          return_url: page.returnUrl,
          cancel_url: page.cancelUrl,
          locale: languageFacts[page.language].locale,
          user_action: 'PAY_NOW',
          // The address is the shop's to ask for; PayPal's is not asked for, nor sent to us.
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  };
}
