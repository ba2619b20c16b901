/** What a webhook may be told of. */
export const webhookEventTypes = [
  'order.placed',
  'order.changed',
  'order.status',
  'order.cancelled',
  'payment.changed',
  'stock.changed',
  'product.changed',
  'product.deleted',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** What staff send to see whether a receiver answers: no webhook need ask for it. */
export const testEventType = 'webhook.test';

/** What a delivery may be of. */
export const deliveryTypes = [...webhookEventTypes, testEventType] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** `waiting`: never tried yet; `retrying`: it failed and is tried again; `failed`: given up. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How many characters the address of a webhook may have. */
export const longestWebhookUrl = 2000;

/** Why a try came to nothing; `status`: another answer than 2xx, which stands beside it. */
export const deliveryErrors = [
  'status',
  'redirect',
  'timeout',
  'privateAddress',
  'unresolved',
  'certificate',
  'unreachable',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];
