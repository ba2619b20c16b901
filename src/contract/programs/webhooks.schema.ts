import {
  deliveryErrors,
  deliveryStates,
  deliveryTypes,
  longestWebhookUrl,
  webhookEventTypes,
} from '#domain/webhooks/webhook-events.ts';
import { filledLine, pageNumber, perPage, rowId, rowVersion } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';
import { programStores, someOf } from './program-stores.schema.ts';

const webhook = z
  .object({
    id: z.number(),
    version: z.number(),
    url: z.string(),
    events: z.array(z.enum(webhookEventTypes)),
    /** Null: all stores. */
    storeIds: z.array(z.number()).nullable(),
    isActive: z.boolean(),
    /** Since when it is off; null: it is on. */
    offAt: z.string().nullable(),
    /** It was switched off as an event could not be delivered for three days. */
    isGivenUp: z.boolean(),
    createdAt: z.string(),
    /** Deliveries that are still to come through. */
    waiting: z.number(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

const delivery = z
  .object({
    id: z.number(),
    /** By webhook, from 1, without gaps. */
    sequence: z.number(),
    type: z.enum(deliveryTypes),
    state: z.enum(deliveryStates),
    tries: z.number(),
    /** Of the last try: the status that was answered, why it came to nothing, and how long it took. */
    statusCode: z.number().nullable(),
    error: z.enum(deliveryErrors).nullable(),
    durationMs: z.number().nullable(),
    createdAt: z.string(),
    lastTryAt: z.string().nullable(),
    nextTryAt: z.string().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof delivery>;

const url = filledLine(longestWebhookUrl);
const events = someOf(webhookEventTypes);

export const listWebhooks = {
  summary: 'Where programs are told of what happens, the newest first',
  input: z.object({}),
  output: z.array(webhook),
};
export const createWebhook = {
  summary:
    'Tells a program of events (Standard Webhooks): by https, or by http to a host of WEBHOOK_ALLOWED_HOSTS. The secret that signs is answered this once',
  input: z.object({ url, events, store_ids: programStores.default(null) }),
  output: z.object({ id: z.number(), secret: z.string() }),
};
export const readWebhook = {
  summary: 'A webhook',
  input: z.object({ id: rowId }),
  output: webhook,
};
export const updateWebhook = {
  summary:
    'Changes a webhook, switches it off or on again: what had not come through is then tried anew. A stale `version` answers 409',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    url: url.optional(),
    events: events.optional(),
    store_ids: programStores.optional(),
    is_active: z.boolean('validation.boolean').optional(),
  }),
  output: webhook,
};
export const deleteWebhook = {
  summary: 'Deletes a webhook with its deliveries',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const listWebhookDeliveries = {
  summary: 'What was sent, or is to be sent, to a webhook in the last thirty days, the newest first, by pages',
  input: z.object({
    id: rowId,
    page: pageNumber,
    per_page: perPage(20),
    state: z.enum(deliveryStates, 'validation.invalid').optional(),
  }),
  output: page(delivery),
};
export const retryWebhookDelivery = {
  summary: 'Sends a delivery again, with its number and its content, at once and then for three days',
  input: z.object({ id: rowId, delivery: rowId }),
  output: delivery,
};
export const sendTestEvent = {
  summary: 'Sends an event `webhook.test` once, to a webhook that is off too',
  input: z.object({ id: rowId }),
  output: delivery,
};
