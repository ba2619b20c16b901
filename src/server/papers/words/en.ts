import type { PaperWords } from './paper-words.ts';

export const words: PaperWords = {
  packing: 'Packing lists',
  labels: 'Bag labels',
  run: (number) => `Picking run no. ${number}`,
  draft: 'Draft',
  types: { delivery: 'Delivery', pickup: 'Pickup' },
  storage: { dry: 'Room temperature', refrigerated: 'Refrigerated', frozen: 'Frozen' },
  otherAisle: 'Other',
  runOut: (wish) => `If something has run out: ${wish}`,
  wishes: { best_match: 'replace with the best match', ask_me: 'ask the customer', refund: 'do not replace' },
  weighed: 'Weighed:',
  total: (amount) => `Total ${amount}`,
  due: (amount) => `Still due: ${amount}`,
  nothingDue: 'Nothing due',
  noLines: 'No items',
  bags: { ambient: 'Ambient', cold: 'Cold', frozen: 'Frozen' },
  page: (page, of) => `Page ${page} of ${of}`,
};
