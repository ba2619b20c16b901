import { accountEn } from '../accounts/words/en.ts';
import { checksEn } from '../checks/words/en.ts';
import { nightlyEn } from '../imports/words/en.ts';
import { invoiceEn } from '../invoice/words/en.ts';
import { messageEn } from '../messages/words/en.ts';
import { offersEn } from '../offers/words/en.ts';
import { orderEn } from '../orders/words/en.ts';
import { pushEn } from '../push/words/en.ts';
import { recallEn } from '../recalls/words/en.ts';
import { smsEn } from '../sms/words/en.ts';
import { webhookEn } from '../webhooks/words/en.ts';
import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  order: orderEn,
  account: accountEn,
  message: messageEn,
  checks: checksEn,
  webhook: webhookEn,
  nightly: nightlyEn,
  offers: offersEn,
  recall: recallEn,
  invoice: invoiceEn,
  sms: smsEn,
  push: pushEn,
  smsLetters: 'gsm',
  colon: ':',
};
