import type { OfferWords } from '../fr/offers.ts';

export const offers = {
  aisles: 'Aisles with offers',
  allOffers: 'View all offers',
  backToAll: 'See all products',
  count_one: '{{count}} offer',
  count_other: '{{count}} offers',
  empty: 'No offers right now',
  emptyText: 'The next ones are coming soon. Meanwhile, the whole store is open.',
  failed: 'Failed to fetch offers',
  failedText: 'The connection or the server did not respond.',
  intro: 'Every discount running at {{store}}.',
} satisfies OfferWords;
