import type { PickedWords } from '../../fr/orders/picked.ts';

export const picked = {
  picking_one: '{{done}} of {{of}} products is in the bags',
  picking_other: '{{done}} of {{of}} products are in the bags',
  pickingText: 'Your order is being picked: it cannot be changed any more. This page follows by itself.',
  pickedAsOrdered: 'Picked: everything is there, as you ordered it.',
  picked_substitute_one: '{{shown}} replaced',
  picked_substitute_other: '{{shown}} replaced',
  picked_missing_one: '{{shown}} not found',
  picked_missing_other: '{{shown}} not found',
  picked_less_one: '{{shown}} in a smaller quantity',
  picked_less_other: '{{shown}} in a smaller quantity',
  picked_weighed_one: '{{shown}} with its exact weight',
  picked_weighed_other: '{{shown}} with their exact weight',
  pickedTotal: 'Total: {{after}} instead of {{before}}',
  pickedWeighedAhead: 'Products sold by weight are weighed as your order is picked: you pay what the scale says.',
  pickedLine_substitute: 'Instead of: {{name}}',
  pickedLine_missing: 'Not found: not charged ({{ordered}} ordered)',
  pickedLine_less: '{{picked}} found, {{ordered}} ordered',
  pickedLine_weighed: 'Weighed: {{picked}}, {{ordered}} ordered',
  historyPicked: 'Picked',
} satisfies PickedWords;
