import { rowId } from './fields.ts';
import { z } from './zod.ts';

const shippingRule = z.object({
  postalCode: z.string(),
  orderAmount: z.number(),
  deliveryFeeForRetail: z.number(),
  deliveryFeeForWholesale: z.number(),
});

export const store = z
  .object({
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
    discount: z
      .object({
        percent: z.number(),
        isActive: z.boolean(),
        validFrom: z.string().nullable(),
        validTo: z.string().nullable(),
      })
      .nullable(),
    /** ISO weekdays, 1 is Monday; a day without a row is closed. Times are the store's own. */
    openingHours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
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
    foundedIn: z.number(),
    legalNumbers: z.record(z.string(), z.string()),
    colours: z.record(z.string(), z.string()),
    logo: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    currency: z.string(),
    /** What the web app sends in `X-Client-Id`: the setting CLIENT_ID. */
    clientId: z.string(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.output<typeof shop>;
export const readShop = {
  summary: "The shop's own identity: name, colours, legal numbers, currency, client id",
  input: z.object({}),
  output: shop,
};

/** Rounded down: `value` or, where `isMore`, somewhat more; null for nothing. */
const toldFigure = z.object({ value: z.number(), isMore: z.boolean() }).nullable();
export const shopFigures = z
  .object({
    /** Who has ordered, accounts and guests. */
    customers: toldFigure,
    /** What the displayed stores sell, and how many suppliers it comes from. */
    products: toldFigure,
    suppliers: toldFigure,
    stores: toldFigure,
    /** Since the year of the founding. */
    years: toldFigure,
  })
  .meta({ id: 'ShopFigures' });
export type ShopFigures = z.output<typeof shopFigures>;
export const readShopFigures = {
  summary: 'The shop in figures, rounded down',
  input: z.object({}),
  output: shopFigures,
};
