import type { SmsWords } from '../sms-text.ts';

export const smsEn: SmsWords = {
  ready: ({ number, code, shopName }) =>
    `Your order ${number} is ready at the store.${code ? ` Pickup code: ${code}.` : ''} ${shopName}`,
  shipped: ({ number, shopName }) => `Your order ${number} is on its way. ${shopName}`,
  delivered: ({ number, type, shopName }) =>
    `Your order ${number} has been ${type === 'pickup' ? 'collected' : 'delivered'}. Thank you. ${shopName}`,
  refused: ({ number, link, shopName }) =>
    `Your card was refused for order ${number}. Please pay again: ${link} ${shopName}`,
  substitute: ({ number, link, shopName }) =>
    `Order ${number}: something has run out. Would you accept a replacement? ${link} ${shopName}`,
  next: ({ number, link, shopName }) => `Order ${number}: you are the next stop of our driver. ${link} ${shopName}`,
  recalled: ({ number, shopName }) =>
    `Order ${number}: one of its products is recalled. Do not use it, see our email. ${shopName}`,
};
