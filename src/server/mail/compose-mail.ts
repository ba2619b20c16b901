import type { Mail } from './mail.ts';
import { orderMail } from './order-mail.ts';
import type { MailOrder } from './select-mail-orders.ts';
import type { OrderNews } from './words/mail-words.ts';

/** What a mail says, as plain data that can be posted to another thread: one reads it, another composes the mail. */
export type MailContent = { about: 'order'; news: OrderNews; found: MailOrder };

export function composeMail(content: MailContent): Mail {
  return orderMail(content.found, content.news);
}
