import type { OfferWords } from '../fr/offers.ts';

export const offers = {
  aisles: 'Aisles with offers',
  allOffers: 'View all offers',
  backToAll: 'See all products',
  clearCache: 'Clear Cache',
  count_one: '{{count}} offer',
  count_other: '{{count}} offers',
  empty: 'No offers right now',
  emptyText: 'Come back soon. Meanwhile, all our products are here.',
  failed: 'Failed to fetch offers',
  failedText: 'The connection may be down.',
  intro: 'Every current offer at {{store}}.',
  refresh: 'Refresh',
  shortDatesCount_one: '{{count}} short-date product',
  shortDatesCount_other: '{{count}} short-date products',
  shortDatesEmpty: 'No short-date products right now',
  shortDatesIntro: 'To be eaten soon, at a lower price at {{store}}.',
} satisfies OfferWords;
