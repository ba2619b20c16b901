import { accountFr } from '../accounts/words/fr.ts';
import { checksFr } from '../checks/words/fr.ts';
import { nightlyFr } from '../imports/words/fr.ts';
import { invoiceFr } from '../invoice/words/fr.ts';
import { messageFr } from '../messages/words/fr.ts';
import { offersFr } from '../offers/words/fr.ts';
import { orderFr } from '../orders/words/fr.ts';
import { pushFr } from '../push/words/fr.ts';
import { recallFr } from '../recalls/words/fr.ts';
import { smsFr } from '../sms/words/fr.ts';
import { webhookFr } from '../webhooks/words/fr.ts';
import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  order: orderFr,
  account: accountFr,
  message: messageFr,
  checks: checksFr,
  webhook: webhookFr,
  nightly: nightlyFr,
  offers: offersFr,
  recall: recallFr,
  invoice: invoiceFr,
  sms: smsFr,
  push: pushFr,
  smsLetters: 'gsm',
  colon: '\u00a0:',
};
