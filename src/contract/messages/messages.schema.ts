import { languages } from '#domain/language/language.ts';
import {
  contactLimits,
  foldContactName,
  longestAnswer,
  messageTypes,
  refusedSign,
} from '#domain/messages/contact-message.ts';
import {
  asAddress,
  emailOrText,
  flag,
  line,
  pageNumber,
  perPage,
  plainLine,
  rowId,
  rowVersion,
  text,
} from '../fields.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';

const { name, subject, message } = contactLimits;
// Far more than a field may have, so that its own message is what a long one is answered with.
const typed = 10_000;

const senderEmail = line(typed)
  .pipe(z.string().min(1, 'contact.emailRequired').max(254, 'validation.email'))
  .transform(asAddress());

const length = (of: { min: number; max: number }, tooShort: string, tooLong: string) =>
  z.string().min(of.min, tooShort).max(of.max, tooLong);

export const sendMessage = {
  summary: 'Write to the shop: the message is kept for its staff and mailed to it; five an hour from one network',
  input: z.object({
    from_name: plainLine(typed)
      .overwrite(foldContactName)
      .pipe(length(name, 'contact.nameTooShort', 'contact.nameTooLong'))
      .pipe(
        z.string().superRefine((sent, check) => {
          const sign = refusedSign(sent);
          if (sign === null) return;
          check.addIssue({ code: 'custom', message: 'contact.nameLetters', params: { sign } });
        }),
      ),
    from_email: senderEmail,
    subject: plainLine(typed).pipe(length(subject, 'contact.subjectTooShort', 'contact.subjectTooLong')),
    message: text(typed).pipe(length(message, 'contact.messageTooShort', 'contact.messageTooLong')),
    type: z.literal('contact_form', 'validation.invalid').default('contact_form'),
    client_id: line(100).optional(),
  }),
  output: z.null(),
};

export const withdrawOrder = {
  summary: 'Withdraw from an order, or from some of its items; confirmed by mail, the same answer for every number',
  input: z.object({
    order_number: plainLine(40).pipe(z.string().min(1, 'validation.required')),
    from_name: plainLine(120).pipe(z.string().min(1, 'validation.required')),
    from_email: senderEmail,
    /** What is withdrawn from, in the shopper's words; all of the order where left out. */
    items: z.array(plainLine(200), 'validation.invalid').max(200, 'validation.tooLong').optional(),
    client_id: line(100).optional(),
  }),
  output: z.null(),
};

export const shopMessage = z
  .object({
    id: z.number(),
    type: z.enum(messageTypes),
    fromName: z.string(),
    fromEmail: z.string(),
    subject: z.string(),
    message: z.string(),
    /** As it was typed, in the form of order numbers where it is one; the order need not exist. */
    orderNumber: z.string().nullable(),
    /** The account that sent it, where somebody was signed in. */
    customerId: z.number().nullable(),
    createdAt: z.string(),
    /** What it was written in, and is answered in. */
    language: z.enum(languages),
    version: z.number(),
    /** When it was answered, or said to need nothing more, and by whom; null: somebody waits. */
    handledAt: z.string().nullable(),
    handledBy: z.string().nullable(),
    /** The oldest first; `by` is null once that account is gone. */
    answers: z.array(z.object({ id: z.number(), at: z.string(), by: z.string().nullable(), text: z.string() })),
  })
  .meta({ id: 'ShopMessage' });
export type ShopMessage = z.output<typeof shopMessage>;

export const listMessages = {
  summary:
    'What was written to the shop with its answers, the newest first; `search` looks into names, addresses, subjects, texts and order numbers',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    type: z.enum(messageTypes, 'validation.invalid').optional(),
    /** Whether somebody has answered; whether it was answered or said to need nothing more. */
    answered: flag.optional(),
    handled: flag.optional(),
    search: emailOrText(200).optional(),
  }),
  output: cappedPage(shopMessage),
};

export const readMessage = {
  summary: 'A message to the shop with its answers',
  input: z.object({ id: rowId }),
  output: shopMessage,
};
export const answerMessage = {
  summary: 'Answers a message: the text is mailed to whoever wrote it, in the language of the message',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    text: text(longestAnswer).pipe(z.string().min(1, 'validation.required')),
  }),
  output: shopMessage,
};
export const updateMessage = {
  summary: 'Says that a message needs nothing more, such as a withdrawal that was carried out, or that it does again',
  input: z.object({ id: rowId, version: rowVersion.optional(), handled: z.boolean('validation.boolean') }),
  output: shopMessage,
};
