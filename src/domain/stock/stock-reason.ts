/**
 * Why stock moved. An order makes a `reservation`, which is a `sale` once the goods are picked; a `release` ends a
 * reservation, a `cancellation` brings picked goods back.
 */
export const stockReasons = [
  'opening',
  'delivery',
  'reservation',
  'release',
  'sale',
  'cancellation',
  'correction',
] as const;
