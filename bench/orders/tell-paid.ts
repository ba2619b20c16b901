import { createHmac } from 'node:crypto';

/** Tells a shop of a paid page of the stand-in, as the provider does. Throws where the shop does not take it. */
export async function tellPaid(
  { shopUrl, webhookSecret }: { shopUrl: string; webhookSecret: string },
  paymentId: string,
  page: string,
): Promise<void> {
  const t = Math.floor(Date.now() / 1000);
  const object = { id: page, object: 'checkout.session', client_reference_id: paymentId };
  const event = {
    id: `evt_${page}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: t,
    data: { object },
  };
  const body = JSON.stringify(event);
  const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` };
  const answer = await fetch(`${shopUrl}/api/v1/payments/stripe/events`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`an event was answered ${answer.status}`);
}
