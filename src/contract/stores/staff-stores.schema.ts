import { isTimeZone } from '#domain/clock/time-zone.ts';
import { hasFormOf, isStoreCountry } from '#domain/postal-code/country-form.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import { deliveryReasons } from '#domain/shipping/explain-delivery.ts';
import { repeatedRule } from '#domain/shipping/repeated-rule.ts';
import { email, filledLine, flag, instant, line, pageNumber, perPage, rowId, rowVersion } from '../fields.ts';
import { inEachLanguage } from '../in-languages.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';
import { loosePostalCode, postalCode, rulePostalCode } from './address.schema.ts';
import { slotConflicts } from './slots.schema.ts';
import { closedDays, hours, refusing } from './store-hours.schema.ts';
import { otherHours, shippingRule, storeFacts } from './stores.schema.ts';

export const staffStore = z
  .object({
    ...storeFacts,
    version: z.number(),
    /** What files and other programs call it; null: nothing. */
    code: z.string().nullable(),
    /** Where it stands among the stores: the lowest first. */
    position: z.number(),
    /** All that were entered, past ones too. */
    closedDays: z.array(
      z.object({
        date: z.string(),
        reason: inEachLanguage(z.string()),
        ...otherHours,
      }),
    ),
    /** How many products have a price here and are shown. */
    products: z.number(),
  })
  .meta({ id: 'StaffStore' });
export type StaffStore = z.output<typeof staffStore>;
export const staffStoreDetail = staffStore
  .extend({
    /** What its hours and closed days do not let be of its slots and of placed orders. */
    slotConflicts,
  })
  .meta({ id: 'StaffStoreDetail' });
export type StaffStoreDetail = z.output<typeof staffStoreDetail>;

const boolean = z.boolean('validation.boolean');
const degrees = (most: number) =>
  z.number('validation.number').min(-most, 'validation.number').max(most, 'validation.number').nullable();
/** An amount in whichever currency: what it may come to in its smallest unit is checked where its decimals are known. */
const money = z.number('validation.number').min(0, 'validation.number').max(2_100_000_000, 'validation.number');

/** In the currency's units: only compared with each other. */
const comparable = (rule: z.output<typeof shippingRule>) => ({
  postalCode: rule.postalCode,
  orderAmountCents: rule.orderAmount,
  feeRetailCents: rule.deliveryFeeForRetail,
  feeWholesaleCents: rule.deliveryFeeForWholesale,
});
/** The fee of 1000 says that there is no delivery below the amount. */
const rules = refusing(
  z
    .array(
      z.object({
        postalCode: rulePostalCode,
        orderAmount: money,
        deliveryFeeForRetail: money,
        deliveryFeeForWholesale: money,
      }),
      'validation.invalid',
    )
    .max(5000, 'validation.tooMany'),
  (list) => repeatedRule(list.map(comparable)),
  'stores.ruleTwice',
  'orderAmount',
);
const discount = z
  .object({
    percent: z.int('validation.number').min(1, 'validation.number').max(99, 'validation.number'),
    isActive: boolean.default(true),
    validFrom: instant.nullish(),
    validTo: instant.nullish(),
  })
  .refine(({ validFrom, validTo }) => !validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo), {
    error: 'stores.endsBeforeStart',
    path: ['validTo'],
  })
  .nullable();

const address = {
  street: filledLine(200),
  city: filledLine(100),
  state: line(100).nullable(),
  postalCode: loosePostalCode.pipe(z.string().min(1, 'validation.required')),
  /** Two letters. */
  country: line(20, { tooLong: 'stores.country' }).toUpperCase().refine(isStoreCountry, 'stores.country'),
};
const contact = { phoneNumber: line(40).pipe(z.string().min(6, 'auth.phoneTooShort')), email };
const newAddress = { ...address, country: address.country.default('FR'), state: address.state.optional() };
/** The code has the form of the country, the kept one where none is sent; a country that is refused is named alone. */
const ofOneCountry = <A extends z.ZodType<{ postalCode?: string | undefined; country?: string | undefined }>>(
  sent: A,
) =>
  sent.refine(({ postalCode = '', country }) => country === undefined || hasFormOf(country, postalCode), {
    error: 'validation.postalCode',
    path: ['postalCode'],
    when: ({ value, issues }) =>
      Boolean((value as { postalCode?: unknown } | null)?.postalCode) &&
      !issues.some(({ path }) => path?.[0] === 'country' || path?.[0] === 'postalCode'),
  });
/** What may be left out, of a new store too. */
const rest = {
  /** What files and other programs call it, of one store alone; empty or null: nothing. */
  code: line(20).nullable().optional(),
  displayable: boolean.optional(),
  allowDelivery: boolean.optional(),
  position: z.int('validation.number').min(0, 'validation.number').max(10_000, 'validation.number').optional(),
  latitude: degrees(90).optional(),
  longitude: degrees(180).optional(),
  timeZone: line(60).refine(isTimeZone, 'validation.invalid').optional(),
  /** Each of these lists takes the place of what was there. */
  openingHours: hours.optional(),
  closedDays: closedDays.optional(),
  shippingRules: rules.optional(),
  /** On everything; null: none. */
  discount: discount.optional(),
};
export type StoreInput = z.output<z.ZodObject<typeof rest>> & {
  name?: string | undefined;
  address?: { [F in keyof typeof address]?: z.output<(typeof address)[F]> | undefined } | undefined;
  contact?: { phoneNumber?: string | undefined; email?: string | undefined } | undefined;
};

export const listStaffStores = {
  summary: 'All stores by pages, in their order, those too that are not displayed',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    search: line(200).optional(),
    displayable: flag.optional(),
  }),
  output: page(staffStore),
};
export const readStaffStore = {
  summary: 'A store as staff see it',
  input: z.object({ id: rowId }),
  output: staffStoreDetail,
};
export const createStore = {
  summary: 'Adds a store without goods, not displayed unless it is said to be',
  input: z.object({
    name: filledLine(100),
    address: ofOneCountry(z.object(newAddress)),
    contact: z.object(contact),
    ...rest,
  }),
  output: staffStoreDetail,
};
export const updateStore = {
  summary:
    'Changes a store; what is left out stays, lists are replaced whole. The answer names the windows and placed orders that its hours do not let be. A stale `version` answers 409 with the store as it is',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    name: filledLine(100).optional(),
    address: ofOneCountry(z.object(address).partial()).optional(),
    contact: z.object(contact).partial().optional(),
    ...rest,
  }),
  output: staffStoreDetail,
};

const nextFee = z.object({
  from: z.number(),
  missing: z.number(),
  /** Null: no delivery from there. */
  fee: z.number().nullable(),
});
export const tryRules = {
  summary: 'What delivery would cost, and why; by `shipping_rules` where they are sent, saved or not',
  input: z.object({
    id: rowId,
    postal_code: postalCode,
    /** Of the goods, after discount, VAT included. */
    amount: money,
    price_type: z.enum(priceTypes, 'validation.invalid').default('retail'),
    shipping_rules: rules.optional(),
    /** As if the store delivered, or not. */
    allow_delivery: boolean.optional(),
  }),
  output: z
    .object({
      available: z.boolean(),
      fee: z.number().nullable(),
      reason: z.enum(deliveryReasons),
      /** The rule that decided, and whether it names the postal code or stands for all others. */
      rule: shippingRule.nullable(),
      matchedBy: z.enum(['postalCode', 'anyPostalCode']).nullable(),
      /** Whether shoppers of the postal code are offered the store at all. */
      isOffered: z.boolean(),
      next: nextFee.nullable(),
      free: nextFee.nullable(),
      /** The fee at every amount; `to` null is without end. */
      bands: z.array(z.object({ from: z.number(), to: z.number().nullable(), fee: z.number().nullable() })),
    })
    .meta({ id: 'DeliveryTried' }),
};
export type DeliveryTried = z.output<typeof tryRules.output>;
