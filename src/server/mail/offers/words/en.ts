import type { OffersMailWords } from './offers-mail-words.ts';

export const offersEn: OffersMailWords = {
  subject: (count) => (count === 1 ? 'One offer this week' : `${count} offers this week`),
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  heading: (store) => `The offers of ${store}`,
  text: 'These are the largest reductions of the moment, while stock lasts.',
  reduced: (percent, prior) => `−${percent} on ${prior}, the lowest price of the 30 days before`,
  button: 'See all offers',
  why: (shop) => `You get this email because you chose offers of ${shop} in your profile.`,
  stop: 'Stop these emails',
};
