import type { ReconciliationWords } from '../../fr/admin/reconciliation.ts';

export const reconciliation: ReconciliationWords = {
  'reconciliation.intro':
    'Each night, what was taken and given back on the day before is compared with the books of Stripe and PayPal. Any day can be compared here.',
  'reconciliation.day': 'Day (UTC)',
  'reconciliation.compare': 'Compare this day',
  'reconciliation.comparing': 'Comparing… The providers are being asked.',
  'reconciliation.compareFailed': 'The day could not be compared',
  'reconciliation.loadFailed': 'The comparison could not be loaded',
  'reconciliation.result': 'Result of the comparison',
  'reconciliation.none': 'Nothing to show',
  'reconciliation.noneYet': 'No day has been compared yet.',
  'reconciliation.noneOfDay': 'This day has not been compared.',
  'reconciliation.checkedAt': 'Compared on {{at}}',
  'reconciliation.incomplete': 'Incomplete books: {{names}}',
  'reconciliation.incompleteText':
    'The provider did not answer, or has not written the day to its end yet (PayPal takes up to three hours). Compare this day again later.',
  'reconciliation.same': 'No differences',
  'reconciliation.sameSoFar': 'No differences in what could be read.',
  'reconciliation.sameText': 'What was taken and given back is the same on both sides.',
  'reconciliation.count_one': '{{count}} difference',
  'reconciliation.count_other': '{{count}} differences',
  'reconciliation.kind': 'Difference',
  'reconciliation.ours': 'Here',
  'reconciliation.theirs': 'At the provider',
  'reconciliation.reference': 'Reference',
  'reconciliation.kind_missingHere': 'Not known here',
  'reconciliation.kind_missingThere': 'Not known at the provider',
  'reconciliation.kind_amount': 'Different amounts',
  'reconciliation.kind_state': 'Movement not noted here',
  'reconciliation.toDo': 'What to do',
  'reconciliation.todo_missingHere':
    'The provider has a movement without a payment of this shop. Look for its reference in the provider’s own pages: mostly it was made by hand there, or by another shop with the same account.',
  'reconciliation.todo_missingThere':
    'The shop has noted a movement that the provider does not have. Open the payment, ask the provider, then compare this day again. If it is still missing, ask the provider’s support.',
  'reconciliation.todo_amount':
    'Both sides have this payment, with different sums. Open it and ask the provider; then compare with the provider’s own pages and with the invoice.',
  'reconciliation.todo_state':
    'The provider has taken or given back money, and it is not noted here. Open the payment and ask the provider: its state is taken over.',
};
