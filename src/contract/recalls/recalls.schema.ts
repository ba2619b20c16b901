import { mailStates, recallAdvices, recallReasons } from '#domain/recall/recall.ts';
import { bodyId, day, line, pageNumber, perPage, rowId, text } from '../fields.ts';
import { inEachLanguage } from '../in-languages.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';

const recallOrder = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  storeId: z.number(),
  /** When it was handed over: a day of the store's clock. */
  day: z.string(),
  /** What was really delivered of it, and was not credited since. */
  quantity: z.number(),
  /** Null once they are erased. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  mail: z.enum(mailStates),
});
export type RecallOrder = z.output<typeof recallOrder>;

const counts = {
  orders: z.number(),
  /** Mailboxes, and orders without an address, each of them one. */
  buyers: z.number(),
  quantity: z.number(),
  /** Orders whose buyers have no address to write to. */
  withoutMail: z.number(),
};
const found = z.object({
  ...counts,
  unit: z.string(),
  /** The first 500; the file of a recall has all. */
  items: z.array(recallOrder),
});

const head = {
  id: z.number(),
  productId: z.number(),
  productName: z.string(),
  storeIds: z.array(z.number()),
  from: z.string(),
  to: z.string(),
  lot: z.string(),
  reason: z.enum(recallReasons),
  stopsSale: z.boolean(),
  createdAt: z.string(),
  orders: z.number(),
  /** Mails, one a buyer. */
  mails: z.object({ sent: z.number(), waiting: z.number(), failed: z.number() }),
};
const listedRecall = z.object(head).meta({ id: 'ListedRecall' });
export type ListedRecall = z.output<typeof listedRecall>;
const recall = z
  .object({
    ...head,
    advice: z.enum(recallAdvices),
    words: inEachLanguage(z.string()).partial(),
    found,
  })
  .meta({ id: 'Recall' });
export type Recall = z.output<typeof recall>;

const asked = {
  product_id: bodyId,
  store_ids: z.array(bodyId, 'validation.required').min(1, 'validation.required').max(1000, 'validation.tooMany'),
  /** Days of the stores' clocks on which it was handed over, both included. */
  from: day,
  to: day,
};

export const previewRecall = {
  summary:
    'Who got a product in these stores on these days: substitutes count, what was credited does not. Needs the role of orders too',
  input: z.object(asked),
  output: found,
};
export const createRecall = {
  summary:
    'Recalls a product: one mail to each buyer, in their language, and an SMS where they wish them. The same recall again writes to those alone who were found since. Needs the role of orders too',
  input: z.object({
    ...asked,
    /** What is printed on the goods concerned. */
    lot: line(200).default(''),
    reason: z.enum(recallReasons, 'validation.required'),
    advice: z.enum(recallAdvices, 'validation.required'),
    /** In the words of staff, added to the mail; a language without any gets those of another. */
    words: inEachLanguage(text(2000)).partial().default({}),
    /** Takes it out of these stores; where no other sells it, hides it. Its stock stays. */
    stops_sale: z.boolean('validation.boolean').default(false),
  }),
  output: recall,
};
export const listRecalls = {
  summary: 'Recalls of the stores of whoever asks, the newest first',
  input: z.object({ page: pageNumber, per_page: perPage(10) }),
  output: page(listedRecall),
};
export const readRecall = {
  summary: 'A recall with the orders that it has found and what became of the mails',
  input: z.object({ id: rowId }),
  output: recall,
};
export const readRecallBuyers = {
  summary: 'All its buyers as a file for spreadsheets: those without a mail are to be called',
  input: z.object({ id: rowId }),
  output: z.instanceof(Blob),
};
