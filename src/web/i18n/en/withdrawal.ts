import type { WithdrawalWords } from '../fr/withdrawal.ts';

export const withdrawal: WithdrawalWords = {
  title: 'Withdraw from an order',
  description: 'Use your right of withdrawal online, in two steps, without an account.',
  intro:
    'You have 14 days from receiving your order to change your mind. This declaration reaches us at once, and an email confirms it.',
  rules: 'What the law excludes, and refunds',
  order: 'Order number',
  orderHint: 'You will find it in the confirmation email.',
  name: 'Name',
  items: 'Products',
  itemsHint: 'One product per line. Leave empty for the whole order.',
  next: 'Check my declaration',
  checkTitle: 'Your declaration',
  checkText: 'I withdraw from the contract for:',
  all: 'The whole order',
  confirm: 'Confirm withdrawal',
  back: 'Change',
  done: 'Withdrawal received',
  doneText: 'We are sending a confirmation to {{email}}. Keep it: it proves the date of your request.',
  failed: 'Your declaration could not be sent',
};
