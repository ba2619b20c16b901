import { sortOrders } from '#domain/catalogue/sort.ts';
import { type SocialNetwork, socialAddress, socialNetworks } from '#domain/pages/social-link.ts';
import { onlineMethods } from '#domain/payment/provider.ts';
import { foldBankCode } from '#domain/transfer/bank-account.ts';
import { email, filledLine, line, mayBeMissing, rowId, rowVersion, text } from '../fields.ts';
import { pickingSettings, writtenPickingSettings } from '../shop/picking-settings.schema.ts';
import { z } from '../zod.ts';

export const shippingRule = z.object({
  /** A postal code; `75*`: all that begin so and have no rule of their own; `*****`: all others. */
  postalCode: z.string(),
  orderAmount: z.number(),
  deliveryFeeForRetail: z.number(),
  deliveryFeeForWholesale: z.number(),
});

export const openingHours = z.object({ weekday: z.number(), opens: z.string(), closes: z.string() });
/** Hours, on a day on which a store is open, though not as its week says; left out where it is closed. */
export const otherHours = { opens: z.string().optional(), closes: z.string().optional() };
export const storeDiscount = z.object({
  percent: z.number(),
  isActive: z.boolean(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
});
/** What shoppers and staff are both shown. */
export const storeFacts = {
  id: z.number(),
  name: z.string(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    postalCode: z.string(),
    country: z.string(),
  }),
  contact: z.object({ phoneNumber: z.string(), email: z.string() }),
  displayable: z.boolean(),
  allowDelivery: z.boolean(),
  shippingRules: z.array(shippingRule),
  discount: storeDiscount.nullable(),
  /** ISO weekdays, 1 is Monday; a day without a row is closed. Times are the store's own. */
  openingHours: z.array(openingHours),
  timeZone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
};

export const store = z
  .object({
    ...storeFacts,
    /**
     * Days to come on which it stays closed or has other hours, whatever its week says, with the reason in the caller's
     * language.
     */
    closedDays: z.array(z.object({ date: z.string(), reason: z.string(), ...otherHours })),
  })
  .meta({ id: 'Store' });
export type Store = z.output<typeof store>;

export const listStores = {
  summary: 'The stores that are shown to shoppers, with hours and shipping rules',
  input: z.object({}),
  output: z.array(store),
};
export const readStore = {
  summary: 'One store',
  input: z.object({ id: rowId }),
  output: store,
};

export const shop = z
  .object({
    name: z.string(),
    legalName: z.string(),
    /** The year; null: not shown. */
    foundedIn: z.number().nullable(),
    /** Where its company has its seat; null: invoices carry the address of the store that sold. */
    registeredAddress: z
      .object({ lines: z.string(), postalCode: z.string(), city: z.string(), country: z.string() })
      .nullable(),
    legalNumbers: z.record(z.string(), z.string()),
    colours: z.record(z.string(), z.string()),
    logo: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    /** The shop's pages on social networks, those that staff have entered. */
    socialLinks: z.partialRecord(z.enum(socialNetworks), z.string()),
    /** The order that lists of goods begin with on the pages; the call's own default is name-asc in every shop. */
    defaultSort: z.enum(sortOrders),
    /** It has a bank account; which one is told with an order that is paid by transfer. */
    takesTransfers: z.boolean(),
    /** The methods whose provider of payments is configured. */
    onlineMethods: z.array(z.enum(onlineMethods)),
    /** Per cent of what is sold by weight or volume that is reserved beside the total of an order paid by card or PayPal. */
    weighedMarginPercent: z.number(),
    ...pickingSettings,
    /** Grows with every change; 0 while nothing has been changed. */
    version: z.number(),
    currency: z.string(),
    /** IANA, of its first store: days of the whole shop are counted by it. */
    timeZone: z.string(),
    /** What the web app sends in `X-Client-Id`: the setting CLIENT_ID. */
    clientId: z.string(),
    /** The setting MAP_TILES_URL, with `{z}`, `{x}` and `{y}`, and who is to be named; null: no map of tiles. */
    map: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.output<typeof shop>;
export const readShop = {
  summary: "The shop's own identity: name, colours, legal numbers, social networks, currency, client id",
  input: z.object({}),
  output: shop,
};

/** An address on the network's own host, as browsers write it; null where none is to be shown. */
const socialLink = (network: SocialNetwork) =>
  line(500)
    .transform((sent, check) => {
      const address = sent === '' ? null : socialAddress(network, sent);
      if (sent !== '' && address === null) check.addIssue({ code: 'custom', message: 'shop.socialLink' });
      return address;
    })
    .nullish();
const links = Object.fromEntries(socialNetworks.map((network) => [network, socialLink(network)])) as Record<
  SocialNetwork,
  ReturnType<typeof socialLink>
>;
/** All its parts at once, what is left out is empty; nothing in any of them is no address. */
const registeredAddress = z
  .object({
    lines: text(200).default(''),
    postalCode: line(20).default(''),
    city: line(100).default(''),
    country: line(60).default(''),
  })
  .superRefine((sent, check) => {
    if (!Object.values(sent).some(Boolean)) return;
    for (const path of ['lines', 'city'] as const)
      if (!sent[path]) check.addIssue({ code: 'custom', message: 'validation.required', path: [path] });
  })
  .transform((sent) => (Object.values(sent).some(Boolean) ? sent : null))
  .nullish();
/** The shop as those read it who may change it. */
const staffShop = shop
  .extend({
    /** Where transfers go, without spaces; empty: transfers are not offered. */
    iban: z.string(),
    bic: z.string(),
    account_holder: z.string(),
  })
  .meta({ id: 'StaffShop' });
export type StaffShop = z.output<typeof staffShop>;
export const readStaffShop = {
  summary: 'The identity of the shop with the bank account that transfers go to, and how it picks',
  input: z.object({}),
  output: staffShop,
};
/** As people write it; null is as empty. */
const bankCode = line(60)
  .nullish()
  .transform((sent) => (sent === undefined ? undefined : foldBankCode(sent ?? '')));
export const writeShop = {
  summary: 'Change the identity of the shop: what is left out stays; an empty link is shown no more',
  input: z.object({
    name: mayBeMissing(filledLine(100)),
    email: mayBeMissing(email),
    legalName: mayBeMissing(filledLine(200)),
    /** A year, this one at the latest; null: none is shown. */
    foundedIn: z.int('validation.number').min(1000, 'validation.number').max(9999, 'validation.number').nullish(),
    registeredAddress,
    /**
     * What the legal notice lists, by the names that it gives them: register numbers, the host, the mediator. All of
     * them at once.
     */
    legalNumbers: mayBeMissing(
      z.record(filledLine(60), line(300)).refine((named) => Object.keys(named).length <= 20, 'validation.tooMany'),
    ),
    phone: mayBeMissing(line(40).pipe(z.string().min(6, 'auth.phoneTooShort'))),
    /** The id of a picture (`POST /shop/logo`) or an address that the shop serves it at; null: none. */
    logo: line(500).nullish(),
    socialLinks: mayBeMissing(z.object(links)),
    /** Where transfers go; an empty one takes `bic` and `account_holder` off too, and transfers are offered no more. */
    iban: bankCode,
    /** May be empty in the European Economic Area. */
    bic: bankCode,
    account_holder: line(70)
      .nullish()
      .transform((sent) => (sent === null ? '' : sent)),
    /** Whole, 0 to 100, not below `weighedOverPercent`. */
    weighedMarginPercent: mayBeMissing(
      z.int('validation.number').min(0, 'validation.number').max(100, 'validation.number'),
    ),
    ...writtenPickingSettings,
    defaultSort: mayBeMissing(z.enum(sortOrders, 'validation.invalid')),
    /** The version that was read: another one now is 409, with the fresh shop. */
    version: mayBeMissing(rowVersion),
  }),
  output: staffShop,
};

/** Rounded down: `value` or, where `isMore`, somewhat more; null for nothing. */
const roundedFigure = z.object({ value: z.number(), isMore: z.boolean() }).nullable();
export const shopFigures = z
  .object({
    /** Who has ordered, accounts and guests. */
    customers: roundedFigure,
    /** What the displayed stores sell, and how many suppliers it comes from. */
    products: roundedFigure,
    suppliers: roundedFigure,
    stores: roundedFigure,
    /** Since the year of the founding. */
    years: roundedFigure,
  })
  .meta({ id: 'ShopFigures' });
export type ShopFigures = z.output<typeof shopFigures>;
export const readShopFigures = {
  summary: 'The shop in figures, rounded down',
  input: z.object({}),
  output: shopFigures,
};
