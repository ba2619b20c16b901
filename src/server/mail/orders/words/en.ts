import type { OrderMailWords } from './order-mail-words.ts';

export const orderEn: OrderMailWords = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  news: (news, type) => {
    switch (news) {
      case 'ready':
        return {
          subject: (n) => `Your order ${n} is ready`,
          heading: 'Your order is ready',
          text: 'It is waiting for you at the store. Please come during opening hours.',
        };
      case 'shipped':
        return {
          subject: (n) => `Your order ${n} is on its way`,
          heading: 'Your order is on its way',
          text: 'It has just left the store and will be with you soon.',
        };
      case 'delivered':
        return {
          subject: (n) => `Your order ${n} has been ${type === 'pickup' ? 'collected' : 'delivered'}`,
          heading: type === 'pickup' ? 'You have collected your order' : 'Your order has been delivered',
          text: 'Thank you, and enjoy! Your invoice comes in a separate email. If anything is not right, the store is there to help.',
        };
      case 'cancelled':
        return {
          subject: (n) => `Your order ${n} has been cancelled`,
          heading: 'Your order has been cancelled',
          text: 'It will not be prepared. If you have already paid, you will be refunded.',
        };
      case 'rejected':
        return {
          subject: (n) => `Your order ${n} could not be accepted`,
          heading: 'Your order could not be accepted',
          text: 'We are sorry. If you have already paid, you will be refunded.',
        };
      case 'processing':
        return {
          subject: (n) => `Your order ${n} is being prepared`,
          heading: 'Your order is being prepared',
          text: 'We are gathering your items.',
        };
      case 'changed':
        return {
          subject: (n) => `Your order ${n} has been changed`,
          heading: 'Your order has been changed',
          text: 'Here is the order as it is now. What you had already ordered keeps its price. If the change does not suit you, please call the store.',
        };
      case 'slotChanged':
        return {
          subject: (n) => `The time slot of your order ${n} has changed`,
          heading: 'Your time slot has changed',
          text: 'Here is the new one. Your items stay the same. If it does not suit you, please call the store.',
        };
      case 'substituteAsked':
        return {
          subject: (n) => `Your order ${n}: a replacement to confirm`,
          heading: 'Something you ordered has run out',
          text: 'We are picking your order and suggest something else instead. Answer by the link below before the time shown there: without an answer it is not replaced, and you do not pay for it.',
        };
      case 'unpaid':
        return {
          subject: (n) => `Your order ${n} is waiting for payment`,
          heading: 'Your order is waiting for payment',
          text: 'Your items are set aside for you for a few more minutes. Open your order to pay, or to choose another way to pay.',
        };
      case 'unpaidInTime':
        return {
          subject: (n) => `Your order ${n} was cancelled: it was not paid`,
          heading: 'Your order was cancelled',
          text: 'It was not paid in time, and nothing was taken. If you still want it, the link below puts the items back in your cart.',
        };
      case 'paidTooLate':
        return {
          subject: (n) => `Your order ${n}: nothing is taken`,
          heading: 'Your payment came too late',
          text: 'Your order had already been cancelled. The amount that was reserved is released, and nothing is taken.',
        };
      case 'changeUnpaid':
        return {
          subject: (n) => `Your order ${n}: a change to pay for`,
          heading: 'A change is waiting for your payment',
          text: 'The store suggests a change that costs more than the amount reserved. Open your order to pay the difference. Without it, your order stays as shown here.',
        };
      case 'paidInVain':
        return {
          subject: (n) => `Your order ${n}: a payment is released`,
          heading: 'This payment was not used',
          text: 'The change it was for could not be made, or your order no longer needed it. The amount it reserved is released, and nothing is taken. Here is your order as it is now.',
        };
      case 'meansRefused':
        return {
          subject: (n) => `Your order ${n}: your card was refused`,
          heading: 'Your card was refused',
          text: 'Your bank did not let us reserve the amount on the card you had saved. Open your order and pay again before it can no longer be changed. Without a payment, the store may cancel it.',
        };
      case 'confirmed':
      case 'pending':
        return {
          subject: (n) => `Your order ${n} is confirmed`,
          heading: 'Thank you for your order',
          text:
            type === 'pickup'
              ? 'We have received it and will tell you as soon as it is ready.'
              : 'We have received it and will tell you as soon as it is on its way.',
        };
    }
  },
  several: (count) => `Your ${count} orders: how they are getting on`,
  orderNumber: 'Order',
  product: 'Item',
  quantity: 'Quantity',
  amount: 'Amount',
  moreLines: (n) => (n > 1 ? `And ${n} more items, in your order` : 'And one more item, in your order'),
  goods: 'Items',
  deliveryFee: 'Delivery',
  pickup: 'Store pickup',
  free: 'Free',
  total: 'Total including VAT',
  vatOf: (rate) => `of which VAT ${rate}`,
  reason: 'Reason',
  slot: 'Time slot',
  pickupCode: 'Pickup code',
  deliverTo: 'Delivery address',
  collectAt: 'Collect from',
  yourStore: 'Your store',
  openingHours: 'Opening hours',
  phone: 'Phone',
  payment: 'Payment',
  byCredit: 'Paid with your store credit',
  leftToPay: 'Left to pay',
  reservedUpTo: (amount) => `Reserved: up to ${amount}. You pay for what is in the bags.`,
  keptUpTo: (amount) =>
    `Your card is saved: up to ${amount} will be reserved before the time slot. You pay for what is in the bags.`,
  paymentMethods: {
    card: 'Card',
    paypal: 'PayPal',
    bank_transfer: 'Bank transfer',
    cash: { delivery: 'Cash on delivery', pickup: 'Cash at pickup' },
  },
  transfer: {
    title: 'Pay by transfer',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    amount: 'Amount',
    reference: 'Payment reference',
    code: 'Code to scan with your banking app',
  },
  picked: {
    substitute: ({ name }) => `Instead of: ${name}`,
    missing: ({ ordered }) => `Not found: not charged (${ordered} ordered)`,
    less: ({ picked, ordered }) => `${picked} found, ${ordered} ordered`,
    weighed: ({ picked, ordered }) => `Weighed: ${picked}, ${ordered} ordered`,
    agreedTotal: 'Total before picking',
    weighedAhead: 'Products sold by weight are weighed as your order is picked: you pay what the scale says.',
  },
  billTo: 'Billing address',
  runOut: 'If something has run out',
  wishes: { best_match: 'Replace it with the best match', ask_me: 'Ask you', refund: 'Do not replace it' },
  note: 'Your note',
  seeOrder: 'See my order',
  answerProposals: 'Answer the suggestion',
  orderAgain: 'Put the items back in my cart',
  linkIsYours: 'This link opens your order without a password: please do not share it.',
  sentBy: (shop) => `This message was sent to you by ${shop} about your order.`,
};
