import type { EditableStore } from './store-values.ts';

/** A new store: hidden, without hours, rules or goods. */
export const blankStore: EditableStore = {
  version: 0,
  name: '',
  code: null,
  address: { street: '', city: '', state: null, postalCode: '', country: 'FR' },
  contact: { phoneNumber: '', email: '' },
  displayable: false,
  allowDelivery: false,
  position: 0,
  latitude: null,
  longitude: null,
  timeZone: 'Europe/Paris',
  openingHours: [],
  closedDays: [],
  discount: null,
  shippingRules: [],
};
