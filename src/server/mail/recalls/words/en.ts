import type { RecallMailWords } from './recall-mail-words.ts';

export const recallEn: RecallMailWords = {
  subject: (product) => `Product recall: ${product}`,
  heading: 'Product recall',
  hello: (name) => `Hello ${name},`,
  text: (product) => `You received “${product}” with an order. This product is being recalled.`,
  lot: 'Batch concerned',
  reason: 'Reason',
  reasons: {
    bacteria: 'bacteria may be present',
    foreignBody: 'a foreign body may be present',
    allergen: 'an allergen that the label does not name',
    substance: 'a harmful substance, or too much of one',
    spoilt: 'it was not stored as it must be',
    fault: 'a fault that makes it unsafe',
    precaution: 'as a precaution',
  },
  advices: {
    doNotEat: 'Do not eat or drink it. Bring it back to the store or throw it away.',
    doNotUse: 'Stop using it. Bring it back to the store.',
  },
  orders: 'Your orders concerned',
  order: (number, quantity, day) => `${number}: ${quantity}, received on ${day}`,
  contact: 'Any question? Answer this email.',
  seeOrder: 'See the order',
  foot: (shop) => `Sent by ${shop} for your safety.`,
};
