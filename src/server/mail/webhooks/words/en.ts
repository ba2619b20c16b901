import type { WebhookMailWords } from './webhook-mail-words.ts';

export const webhookEn: WebhookMailWords = {
  subject: 'A webhook was switched off',
  heading: 'A program no longer takes what the shop tells it',
  text: (host) =>
    `For three days an event could not be delivered to ${host}. The shop has stopped telling it of anything: what happens from now on is not kept for it.`,
  next: 'Look at the last tries, have the receiver repaired, then switch the webhook on again.',
  button: 'See the webhook',
  foot: (shop) => `Sent by the ${shop} site.`,
};
