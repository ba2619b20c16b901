import { loadWords } from '#server/words/load-words.ts';
import type { AccountMailWords } from '../accounts/words/account-mail-words.ts';
import type { ChecksMailWords } from '../checks/words/checks-mail-words.ts';
import type { NightlyMailWords } from '../imports/words/nightly-mail-words.ts';
import type { InvoiceWords } from '../invoice/words/invoice-words.ts';
import type { MessageMailWords } from '../messages/words/message-mail-words.ts';
import type { OffersMailWords } from '../offers/words/offers-mail-words.ts';
import type { OrderMailWords } from '../orders/words/order-mail-words.ts';
import type { PushWords } from '../push/push-text.ts';
import type { RecallMailWords } from '../recalls/words/recall-mail-words.ts';
import type { SmsWords } from '../sms/sms-text.ts';
import type { WebhookMailWords } from '../webhooks/words/webhook-mail-words.ts';

/** The words of all mails, SMS and push in one language, by what they are about; French is the master. */
export type MailWords = {
  order: OrderMailWords;
  account: AccountMailWords;
  message: MessageMailWords;
  checks: ChecksMailWords;
  webhook: WebhookMailWords;
  nightly: NightlyMailWords;
  offers: OffersMailWords;
  recall: RecallMailWords;
  invoice: InvoiceWords;
  sms: SmsWords;
  push: PushWords;
  /** The letters that its SMS are written in: those of which one holds 160, or all, of which it holds 70. */
  smsLetters: 'gsm' | 'any';
  /** What stands behind a label. */
  colon: string;
};

/** By language, a file for each. */
export const mailWords = await loadWords<MailWords>(new URL('./', import.meta.url));
