import type { AttentionWords } from '../../fr/admin/attention.ts';

export const attention: AttentionWords = {
  'attention.title': 'What needs attention',
  'attention.checks': 'Data to look into',
  'attention.dead': 'Messages given up',
  'attention.stores': 'Stores to correct',
  'attention.store_country': 'Country to change: {{text}}',
  'attention.store_postalCode': 'Postal code to correct: {{text}}',
  'attention.store_ruleTwice': 'Two rules at one amount: {{text}}',
  'attention.late': 'Late orders',
  'attention.newest': 'Newest orders',
  'attention.lowStock': 'Stock below {{below}}',
  'attention.messages': 'Messages to answer',
  'attention.wholesale': 'Requests for wholesale prices',
  'attention.reviews': 'Reviews to approve',
  'attention.left_one': '{{left}} left',
  'attention.left_other': '{{left}} left',
  'attention.rating': '{{rating}} out of 5',
  'attention.none': 'Nothing for now',
  'attention.nothing': 'Nothing needs your attention.',
  'attention.loadFailed': 'What needs attention could not be loaded',
};
