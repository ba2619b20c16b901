import { priceTypes } from '#domain/pricing/price-type.ts';
import { bodyId, emailAddress, line, rowId, rowVersion, text } from '../fields.ts';
import { optionalPostalCode, personName } from '../stores/address.schema.ts';
import { z } from '../zod.ts';
import { profile } from './accounts.schema.ts';

/** Text that may be left empty, and otherwise has so many letters. */
const optionalLine = (min: number, max: number, message: string) =>
  line(max).refine((value) => value === '' || value.length >= min, message);

const contactEmail = emailAddress('profile.email');

/** What is left out stays. Nothing else of an account can be written here. */
const update = {
  name: personName.optional(),
  /** The account's own address: a new one counts once the link mailed to it is opened. */
  contact_email: contactEmail.optional(),
  phone_number: line(40).pipe(z.string().min(10, 'checkout.phoneTooShort')).optional(),
  address: optionalLine(5, 200, 'profile.addressTooShort').optional(),
  city: optionalLine(2, 100, 'checkout.cityTooShort').optional(),
  postal_code: optionalPostalCode('checkout.zipTooShort').optional(),
  /** Kept nowhere; clients of the specification send it. */
  state: line(100).nullish(),
  /** Null changes nothing. */
  country: line(60).nullish(),
  bio: text(2000)
    .refine((value) => value.length <= 500, 'profile.bioTooLong')
    .optional(),
  /** Null is none. */
  default_store_id: bodyId.nullish(),
  /** `wholesale` asks for wholesale prices, which staff approve; `retail` takes back what was asked. */
  customer_type: z.enum(priceTypes, 'validation.invalid').optional(),
  tax_identification_number: line(40).nullish(),
};

export const updateProfile = {
  summary: 'Change the profile of the signed-in customer; what is left out stays',
  input: z.object(update),
  output: profile,
};
export const readOwnProfile = {
  summary: 'The profile of the signed-in customer',
  input: z.object({}),
  output: profile,
};
export const updateOwnProfile = {
  summary: 'Change the profile of the signed-in customer; what is left out stays',
  input: z.object(update),
  output: profile,
};
export const readCustomerProfile = {
  summary: 'The profile of any customer, for staff',
  input: z.object({ id: rowId }),
  output: profile,
};

export const updateCustomerProfile = {
  summary:
    'Change the profile of any customer, for staff; what is left out stays. A stale `version` answers 409 with the profile as it is',
  input: z.object({ ...update, id: rowId, version: rowVersion.optional() }),
  output: profile,
};
export const deleteCustomerProfile = {
  summary: 'Erase a customer, for staff; placed orders keep number, dates and amounts',
  input: z.object({ id: rowId }),
  output: z.null(),
};

export const addAvatar = {
  summary: 'Set one’s picture: re-encoded as a square, 5 MB and 40 megapixels at most',
  input: z.object({ avatar: z.file('validation.required') }),
  output: z.object({ avatarUrl: z.string() }),
};
export const deleteAvatar = {
  summary: 'Take one’s picture away',
  input: z.object({}),
  output: z.null(),
};

export const exportOwnData = {
  summary: 'All that the shop keeps about the signed-in customer, as one JSON file',
  input: z.object({}),
  output: z.instanceof(Blob),
};

export const eraseOwnData = {
  summary:
    'Erase the account: orders that nobody has begun are cancelled, orders of the past keep number, dates and amounts',
  input: z.object({}),
  output: z.null(),
};
