import type { PickupWords } from '../../fr/orders/pickup.ts';

export const pickup: PickupWords = {
  pickupCode: 'Pickup code',
  pickupCodeHint: 'Give it to the store when you come for your order.',
  pickupCodeSoon: 'You will need it once your order is ready.',
  arrivalPlace: 'Where are you waiting?',
  arrivalHint: 'For example “car park, space 4” or “at the desk”.',
  arrivalSay: 'I am here',
  arrivalChange: 'Change the place',
  arrivalSaid: 'The store knows that you are here: {{place}}',
  arrivalFailed: 'The store could not be told',
  historyReturned: '{{quantity}} · {{name}}',
};
