import type { PushWords } from '../push-text.ts';

export const pushEn: PushWords = {
  slot: ({ number, type, when }) => ({
    title: type === 'pickup' ? 'Time to collect your order soon' : 'Your delivery is coming up',
    body: `Order ${number}: ${when}.`,
  }),
  substitute: ({ number }) => ({
    title: 'Would you accept a replacement?',
    body: `Order ${number}: something has run out. Tap to answer.`,
  }),
  shipped: ({ number }) => ({ title: 'Your order is on its way', body: `Order ${number}` }),
  next: ({ number }) => ({
    title: 'You are the next stop',
    body: `Order ${number}: our driver is coming to you now.`,
  }),
};
