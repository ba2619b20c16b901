import { roles } from '#domain/access/roles.ts';
import { accountStates, customerSorts } from '#domain/access/staff-lists.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import {
  amount,
  bodyId,
  email,
  emailOrText,
  flag,
  line,
  pageNumber,
  perPage,
  rowId,
  rowVersion,
  text,
} from '../fields.ts';
import { note } from '../office/notes.schema.ts';
import { cappedPage } from '../page.schema.ts';
import { optionalPostalCode, personName } from '../stores/address.schema.ts';
import { z } from '../zod.ts';
import { profile } from './accounts.schema.ts';

export const staffCustomer = z
  .object({
    id: z.number(),
    version: z.number(),
    name: z.string(),
    email: z.string(),
    /** The address that becomes `email` once the link mailed to it is opened. */
    pendingEmail: z.string().nullable(),
    emailVerified: z.boolean(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    zipCode: z.string(),
    /** Orders that were placed and neither cancelled nor rejected. */
    totalOrders: z.number(),
    /** What these came to, in the currency's units. */
    totalSpent: z.number(),
    status: z.enum(accountStates),
    joinDate: z.string(),
    customerType: z.enum(priceTypes),
    /** Whether wholesale prices were asked for and nobody has approved yet. */
    wholesaleRequested: z.boolean(),
    taxNumber: z.string().nullable(),
    storeCredit: z.number(),
    roles: z.array(z.enum(roles)),
    /** Of staff: the stores that they are there for; null: all. */
    storeIds: z.array(z.number()).nullable(),
  })
  .meta({ id: 'StaffCustomer' });
export type StaffCustomer = z.output<typeof staffCustomer>;

export const staffCustomerDetail = staffCustomer
  .extend({
    /** The newest first, 100 at most: what was given (above zero), taken or spent, and what there was then. */
    creditHistory: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        /** Who of the staff; null: the shop itself, or an account that is gone. */
        by: z.string().nullable(),
        amount: z.number(),
        balance: z.number(),
        reason: z.string(),
        orderId: z.number().nullable(),
      }),
    ),
    /** Of staff for each other, the newest first, 100 at most. */
    notes: z.array(note),
  })
  .meta({ id: 'StaffCustomerDetail' });
export type StaffCustomerDetail = z.output<typeof staffCustomerDetail>;

const list = {
  page: pageNumber,
  per_page: perPage(10),
  status: z.enum(accountStates, 'validation.invalid').optional(),
  customerType: z.enum(priceTypes, 'validation.invalid').optional(),
  wholesaleRequested: flag.optional(),
  /** `any`: everybody who has a role. */
  role: z.enum([...roles, 'any'], 'validation.invalid').optional(),
  sortBy: z.enum(customerSorts, 'validation.invalid').default('name-asc'),
};
const fields = {
  name: personName,
  phone: line(40),
  address: line(200),
  city: line(100),
  zipCode: optionalPostalCode(),
  status: z.enum(accountStates, 'validation.invalid'),
  customerType: z.enum(priceTypes, 'validation.invalid'),
  taxNumber: line(40).nullable(),
};
const changes = z.object(fields).partial().shape;

export const listCustomers = {
  summary: 'All customers by pages: searched by name, email and phone, filtered, sorted',
  input: z.object({ ...list, search: emailOrText(200).optional() }),
  output: cappedPage(staffCustomer),
};
export const searchCustomers = {
  summary: 'The customers whose name, email or phone contains `q`, by pages',
  input: z.object({ ...list, q: emailOrText(200).default('') }),
  output: cappedPage(staffCustomer),
};
export const readCustomer = {
  summary: 'A customer as staff see them',
  input: z.object({ id: rowId }),
  output: staffCustomerDetail,
};
export const createCustomer = {
  summary: 'Opens an account; a mail with a link that is good for 7 days lets its owner choose a password',
  input: z.object({ ...changes, name: fields.name, email }),
  output: staffCustomerDetail,
};
export const updateCustomer = {
  summary:
    'Changes a customer; what is left out stays. A new email counts once its link is opened; a stale `version` answers 409',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    ...changes,
    email: email.optional(),
    roles: z.array(z.enum(roles, 'validation.invalid')).max(roles.length, 'validation.tooMany').optional(),
    /** The stores that the roles are for: null is all, those to come too; an empty list is none. */
    storeIds: z.array(bodyId, 'validation.invalid').max(1000, 'validation.tooMany').nullable().optional(),
    /** False refuses the wish for wholesale prices; the customer is mailed, with the reason where one is given. */
    wholesaleRequested: z.literal(false, 'validation.invalid').optional(),
    refusalReason: text(500).optional(),
  }),
  output: staffCustomerDetail,
};
export const giveCredit = {
  summary: 'Gives a customer credit, or takes some where `amount` is below zero; never below what there is',
  input: z.object({
    id: rowId,
    amount,
    reason: line(200).pipe(z.string().min(3, 'validation.tooShort')),
  }),
  output: staffCustomerDetail,
};
export const deleteCustomer = {
  summary: 'Erases a customer; placed orders keep number, dates and amounts',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const listCustomerProfiles = {
  summary: 'The profiles of all customers by pages of `limit`',
  input: z.object({ page: pageNumber, limit: perPage(10) }),
  output: cappedPage(profile),
};
