import { savedPaymentTypes } from '#domain/account/saved-payment.ts';
import { flag, line, rowId } from '../fields.ts';
import { city, filled, personName, postalCode, street } from '../stores/address.schema.ts';
import { z } from '../zod.ts';

const nothing = z.null();
const id = z.object({ id: rowId });

export const shippingAddress = z
  .object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    zipCode: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'ShippingAddress' });
export type ShippingAddress = z.output<typeof shippingAddress>;

const address = { name: filled(personName), address: filled(street), city: filled(city), zipCode: postalCode };
/** True makes it the default; false leaves the default where it is. */
const isDefault = flag.optional();

export const listShippingAddresses = {
  summary: 'Where the caller has things delivered; the first one is made from the profile',
  input: z.object({}),
  output: z.array(shippingAddress),
};
export const addShippingAddress = {
  summary: 'Keep an address; the first one is the default',
  input: z.object({ ...address, isDefault }),
  output: shippingAddress,
};
export const updateShippingAddress = {
  summary: 'Change an address, or make it the default; what is left out stays',
  input: z.object({ ...z.object(address).partial().shape, isDefault, ...id.shape }),
  output: shippingAddress,
};
export const deleteShippingAddress = {
  summary: 'Delete an address; the only one stays (409), the first of the others becomes the default',
  input: id,
  output: nothing,
};

export const savedPayment = z
  .object({
    id: z.number(),
    type: z.enum(savedPaymentTypes),
    isDefault: z.boolean(),
    /** A provider keeps this card, and orders are charged to it; else it was typed, and only chooses the method. */
    kept: z.boolean(),
    brand: z.string().optional(),
    last4: z.string().optional(),
    exp: z.string().optional(),
    bankName: z.string().optional(),
    accountNumber: z.string().optional(),
    checkNumber: z.string().optional(),
    checkBankName: z.string().optional(),
  })
  .meta({ id: 'SavedPayment' });
export type SavedPayment = z.output<typeof savedPayment>;

/** A card number never leaves the browser: a client that sends one gets an error of that field. */
const never = z.never('payment.noCardNumber').optional();
const payment = {
  brand: line(20).nullish(),
  last4: line(19).nullish(),
  exp: line(5).nullish(),
  bankName: line(100).nullish(),
  accountNumber: line(20).nullish(),
  checkNumber: line(20).nullish(),
  checkBankName: line(100).nullish(),
  isDefault,
  cardNumber: never,
  card_number: never,
  cvc: never,
};
const type = z.enum(savedPaymentTypes, 'validation.invalid');

export const listSavedPayments = {
  summary: 'How the caller likes to pay, masked',
  input: z.object({}),
  output: z.array(savedPayment),
};
export const addSavedPayment = {
  summary: 'Keep a way to pay, masked: the last four digits at most',
  input: z.object({ type, ...payment }),
  output: savedPayment,
};
export const updateSavedPayment = {
  summary: 'Change a way to pay, or make it the default; what is left out stays. A kept card takes the default alone',
  input: z.object({ type: type.optional(), ...payment, ...id.shape }),
  output: savedPayment,
};
export const deleteSavedPayment = {
  summary:
    'Delete a way to pay; the first of the others becomes the default. A kept card is removed at its provider first: 503 while that does not answer, 409 where an order needs it',
  input: id,
  output: nothing,
};

export const preferences = z
  .object({
    emailOrderUpdates: z.boolean(),
    smsDeliveryUpdates: z.boolean(),
    marketingEmails: z.boolean(),
    /**
     * What devices are told that push was turned on in (`/push-devices`): a slot that comes up, a proposal, an order on
     * its way.
     */
    pushSlots: z.boolean(),
    pushSubstitutes: z.boolean(),
    pushOnItsWay: z.boolean(),
  })
  .meta({ id: 'NotificationPreferences' });
export type Preferences = z.output<typeof preferences>;

const choice = z.boolean('validation.boolean').optional();
export const readPreferences = {
  summary: 'What the caller wants to be written about',
  input: z.object({}),
  output: preferences,
};
export const writePreferences = {
  summary: 'Change what one is written about; what is left out stays. What the law asks for is sent all the same',
  input: z.object({
    emailOrderUpdates: choice,
    smsDeliveryUpdates: choice,
    marketingEmails: choice,
    pushSlots: choice,
    pushSubstitutes: choice,
    pushOnItsWay: choice,
  }),
  output: preferences,
};
