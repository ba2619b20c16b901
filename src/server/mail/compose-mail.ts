import { accountMail, type MailAccount } from './account-mail.ts';
import { checksMail, type MailChecks } from './checks-mail.ts';
import { invoiceMail, type MailInvoice } from './invoice/invoice-mail.ts';
import type { Mail } from './mail.ts';
import { type MailMessage, type MessageNews, messageMail } from './message-mail.ts';
import { type MailOffers, offersMail } from './offers/offers-mail.ts';
import { orderMail, ordersMail } from './order-mail.ts';
import type { MailOrder } from './select-mail-orders.ts';
import { type MailTest, testMail } from './test-mail.ts';
import type { AccountNews } from './words/account-mail-words.ts';
import type { OrderNews } from './words/mail-words.ts';

/** An order, and what has happened to it. */
export type OrderContent = { about: 'order'; news: OrderNews; reason?: string | undefined; found: MailOrder };

/** What a mail says, as plain data that can be posted to another thread: one reads it, another composes the mail. */
export type MailContent =
  | OrderContent
  | { about: 'orders'; all: readonly OrderContent[] }
  | { about: 'invoice'; news: 'invoice'; found: MailInvoice }
  | { about: 'account'; news: AccountNews; found: MailAccount }
  | { about: 'message'; news: MessageNews; found: MailMessage }
  | { about: 'checks'; news: 'invariants-broken'; found: MailChecks }
  | { about: 'offers'; news: 'weekly-offers'; found: MailOffers }
  | { about: 'test'; news: 'test'; found: MailTest };

export function composeMail(content: MailContent): Mail {
  if (content.about === 'order') return orderMail(content.found, content.news, content.reason);
  if (content.about === 'orders') return ordersMail(content.all);
  if (content.about === 'invoice') return invoiceMail(content.found);
  if (content.about === 'test') return testMail(content.found);
  if (content.about === 'offers') return offersMail(content.found);
  if (content.about === 'checks') return checksMail(content.found);
  if (content.about === 'message') return messageMail(content.found, content.news);
  return accountMail(content.found, content.news);
}
