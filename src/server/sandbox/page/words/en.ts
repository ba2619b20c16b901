import type { PageWords } from './page-words.ts';

export const words: PageWords = {
  pageName: 'Test payment',
  noMoney: 'No money moves',
  explain: 'This is a test page. No card is needed: choose what should happen.',
  card: 'Test card number (optional)',
  testCards:
    '4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a check, any other one pays. Never type a real card.',
  order: 'Order',
  amount: 'Amount reserved',
  pay: 'Pay',
  keep: 'Save a card',
  check: 'Pay after a check by the bank',
  decline: 'Have the payment declined',
  leave: 'Leave without paying',
  troubles: 'Troubles',
  lose: 'Pay without the shop being told',
  late: 'Pay and tell the shop late',
  twice: 'Pay and tell the shop twice',
  declined: 'Payment declined. You can try again.',
  bankAsks: 'Your bank asks you to confirm',
  confirm: 'Confirm',
  refuse: 'Refuse',
  ended: 'This payment page is no longer valid.',
  back: 'Back to the shop',
  untold: 'Test payment made',
  untoldMore: 'Test payment made. The shop has not been told. You can close this page.',
};
