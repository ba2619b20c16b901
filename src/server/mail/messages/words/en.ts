import type { MessageMailWords } from './message-mail-words.ts';

export const messageEn: MessageMailWords = {
  shop: {
    subject: (about) => `Message: ${about}`,
    withdrawalSubject: (order) => `Withdrawal: order ${order}`,
    heading: 'New message',
    withdrawalHeading: 'Withdrawal from an order',
    answer: 'Reply to this email to write to them.',
    foot: (shop) => `Sent by the ${shop} site.`,
  },
  withdrawal: {
    subject: 'Your withdrawal has been received',
    heading: 'We have received your withdrawal',
    text: 'This is what you declared. Keep this email: it proves the date of your request.',
    small: 'Products that spoil quickly and products whose seal was broken cannot be returned.',
    foot: (shop) => `This message was sent to you by ${shop} about your order.`,
  },
  answer: {
    subject: (about) => `Re: ${about}`,
    heading: 'Our answer to your message',
    wrote: (on) => `On ${on} you wrote:`,
    foot: (shop) => `This message was sent to you by ${shop}, to whom you wrote.`,
  },
  test: {
    heading: 'Test email',
    text: 'If you can read this, the shop’s emails arrive.',
  },
  labels: { from: 'From', order: 'Order', items: 'Products', all: 'The whole order', received: 'Received on' },
};
