import type { Mail } from './mail.ts';
import { orderMail } from './order-mail.ts';
import type { MailOrder } from './select-mail-orders.ts';
import type { OrderNews } from './words/mail-words.ts';

/** All that a mail says, as plain data: read from the database by one thread, made into a mail by another. */
export type Letter = { about: 'order'; news: OrderNews; found: MailOrder };

export function composeMail(letter: Letter): Mail {
  return orderMail(letter.found, letter.news);
}
