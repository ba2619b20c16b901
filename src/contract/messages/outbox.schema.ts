import { outboxStates } from '#domain/outbox/outbox.ts';
import { pageNumber, perPage, rowId } from '../fields.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';

export const outboxItem = z
  .object({
    id: z.number(),
    /** What it is: the kind of a mail or of an SMS, or other work that follows a write. */
    kind: z.string(),
    /** The address or number it goes to; null where it goes to nobody, and for callers who may not manage customers. */
    to: z.string().nullable(),
    /** It goes to somebody, whom the caller may not see. */
    isToHidden: z.boolean(),
    createdAt: z.string(),
    /** How often it was tried, since staff last asked for it. */
    attempts: z.number(),
    /** Null once it is sent or given up. */
    nextAttemptAt: z.string().nullable(),
    /** What went wrong the last time; addresses are blanked for callers who may not manage customers. */
    lastError: z.string().nullable(),
    state: z.enum(outboxStates),
  })
  .meta({ id: 'OutboxItem' });
export type OutboxItem = z.output<typeof outboxItem>;

export const listOutbox = {
  summary:
    'Mails, SMS and other work that follows writes, the newest first: what waits, what was sent in the last 90 days, and what was given up (`dead`)',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    state: z.enum(outboxStates, 'validation.invalid').optional(),
  }),
  output: cappedPage(outboxItem),
};

export const retryOutboxEntry = {
  summary: 'Tries an entry again at once, its attempts counted anew; one that is sent is 409',
  input: z.object({ id: rowId }),
  output: outboxItem,
};
