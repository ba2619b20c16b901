import type { ErrorWords } from '../fr/errors.ts';

export const errors = {
  'validation.quantityTooLarge': '999 at most.',
  'validation.postalCode': 'Enter a valid postal code.',
  goHome: 'Return to home',
  notFoundText: 'This page does not exist, or no longer does.',
  notFoundTitle: 'Oops! Page not found',
  offlineText: 'Check your network, then try again. Your basket is safe.',
  offlineTitle: 'No connection',
  unexpectedText: 'It is not your fault. Your basket is safe: try again in a moment.',
  unexpectedTitle: 'Unexpected Application Error!',
} satisfies ErrorWords;
