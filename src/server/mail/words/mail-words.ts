import type { Language } from '#domain/language/language.ts';
import type { AccountMailWords } from '../accounts/words/account-mail-words.ts';
import type { ChecksMailWords } from '../checks/words/checks-mail-words.ts';
import type { InvoiceWords } from '../invoice/words/invoice-words.ts';
import type { MessageMailWords } from '../messages/words/message-mail-words.ts';
import type { OffersMailWords } from '../offers/words/offers-mail-words.ts';
import type { OrderMailWords } from '../orders/words/order-mail-words.ts';
import type { SmsWords } from '../sms/sms-text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { vi } from './vi.ts';

/** The words of all mails and SMS in one language, by what they are about; French is the master. */
export type MailWords = {
  order: OrderMailWords;
  account: AccountMailWords;
  message: MessageMailWords;
  checks: ChecksMailWords;
  offers: OffersMailWords;
  invoice: InvoiceWords;
  sms: SmsWords;
};

export const mailWords: Record<Language, MailWords> = { fr, en, vi };
