import type { OffersMailWords } from './offers-mail-words.ts';

export const offersEn: OffersMailWords = {
  subject: (count) => (count === 1 ? 'One offer this week' : `${count} offers this week`),
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  heading: (store) => `Offers at ${store}`,
  text: 'These are the biggest reductions right now, while stocks last.',
  reduced: (percent, prior) => `−${percent} on ${prior}, the lowest price in the 30 days before`,
  button: 'See all offers',
  why: (shop) => `You receive this email because you chose offers from ${shop} in your profile.`,
  stop: 'Stop these emails',
};
