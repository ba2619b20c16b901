import { accountVi } from '../accounts/words/vi.ts';
import { checksVi } from '../checks/words/vi.ts';
import { nightlyVi } from '../imports/words/vi.ts';
import { invoiceVi } from '../invoice/words/vi.ts';
import { messageVi } from '../messages/words/vi.ts';
import { offersVi } from '../offers/words/vi.ts';
import { orderVi } from '../orders/words/vi.ts';
import { pushVi } from '../push/words/vi.ts';
import { recallVi } from '../recalls/words/vi.ts';
import { smsVi } from '../sms/words/vi.ts';
import { webhookVi } from '../webhooks/words/vi.ts';
import type { MailWords } from './mail-words.ts';

export const words: MailWords = {
  order: orderVi,
  account: accountVi,
  message: messageVi,
  checks: checksVi,
  webhook: webhookVi,
  nightly: nightlyVi,
  offers: offersVi,
  recall: recallVi,
  invoice: invoiceVi,
  sms: smsVi,
  push: pushVi,
  smsLetters: 'any',
  colon: ':',
};
