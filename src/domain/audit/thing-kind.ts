/** What staff write about: each entry of the audit names one such thing. */
export const thingKinds = [
  'product',
  'picture',
  'synonyms',
  'productExport',
  'review',
  'order',
  'customer',
  'message',
  'store',
  'slotRules',
  'slot',
  'aisles',
  'pickRun',
  'stockSettings',
  'shop',
  'pageText',
  'featureConfig',
  'savedView',
  'testMail',
  'outboxEntry',
] as const;
export type ThingKind = (typeof thingKinds)[number];
