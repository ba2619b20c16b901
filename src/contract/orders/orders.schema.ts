import { contactFields } from '#domain/order/contact.ts';
import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { fulfilments, orderStatuses, orderTypes, trackingWords } from '#domain/order/status.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { dateText, emailOrText, filledLine, linkToken, pageNumber, perPage, rowId } from '../fields.ts';
import { page } from '../page.schema.ts';
import { payment, paymentMark } from '../payments/payment.schema.ts';
import { z } from '../zod.ts';
import { orderItem } from './order-item.schema.ts';
import { orderWrite } from './order-write.schema.ts';

/** What a change made of a placed order, by product; amounts are decimals of the currency. */
export const orderChange = z.object({
  totalBefore: z.number(),
  totalAfter: z.number(),
  difference: z.number(),
  shippingFeeBefore: z.number(),
  shippingFeeAfter: z.number(),
  /** What rules and slot would have asked for: what is above the fee is the shop's; null in changes of older releases. */
  shippingFeeByRules: z.number().nullable(),
  noteChanged: z.boolean(),
  /** What of contact and address is another. */
  fieldsChanged: z.array(z.enum(contactFields)),
  /** Products of which staff found no more on the shelf. */
  shelfEmpty: z.array(z.number()),
  /** What to do about a product that has run out. */
  wishesChanged: z.boolean(),
  slotChanged: z.boolean(),
  /** When it was to come, and when it is now; null: agreed later. */
  slotBefore: dateText.nullable(),
  slotAfter: dateText.nullable(),
  items: z.array(
    z.object({
      productId: z.number(),
      productName: z.string(),
      unit: z.string(),
      quantityBefore: z.number(),
      quantityAfter: z.number(),
      totalBefore: z.number(),
      totalAfter: z.number(),
    }),
  ),
});

const day = z.object({ date: dateText }).nullable();
/** Amounts are decimals of the shop's currency; `totalIncludeGst` has the delivery fee in it. */
export const order = z
  .object({
    id: z.number(),
    orderNumber: z.string().nullable(),
    status: z.enum(orderStatuses),
    fulfilment: z.enum(fulfilments),
    type: z.enum(orderTypes),
    storeId: z.number(),
    storeName: z.string(),
    orderDate: day,
    estimatedDeliveryDate: day,
    /** Null: the time is agreed later. */
    slot: z.object({ id: z.number(), start: dateText, end: dateText, cutOff: dateText }).nullable(),
    /** Six digits, by which it is collected while it is open; null for what is brought. */
    pickupCode: z.string().nullable(),
    /** That whoever ordered has said that they are there to collect it, and where they wait. */
    arrival: z.object({ at: dateText, place: z.string() }).nullable(),
    customerName: z.string().nullable(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    shippingAddress: z.string().nullable(),
    shippingCity: z.string().nullable(),
    shippingPostalCode: z.string().nullable(),
    billingAddress: z.string().nullable(),
    billingCity: z.string().nullable(),
    billingPostalCode: z.string().nullable(),
    deliveryNote: z.string().nullable(),
    substitution: z.enum(substitutions).nullable(),
    externalId: z.string().nullable(),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.enum(paymentMethods),
    paymentPeriod: z.string(),
    discountInPercent: z.number().nullable(),
    /** What the account's credit pays of it; of a draft, what it would. */
    storeCreditAmount: z.number(),
    /** What is left to pay. */
    duePaymentAmount: z.number(),
    /** Where it is to be paid to, as long as a transfer is awaited; `reference` is what the transfer has to say. */
    transfer: z
      .object({
        accountHolder: z.string(),
        iban: z.string(),
        bic: z.string(),
        amount: z.number(),
        reference: z.string(),
      })
      .nullable(),
    /** When its goods were picked, and what it came to before; null for one that is handed over as ordered. */
    pickedAt: dateText.nullable(),
    agreedTotal: z.number().nullable(),
    /** How far it is while its goods are fetched: of how many lines it is decided what becomes of them; else null. */
    picking: z.object({ decided: z.number(), lines: z.number() }).nullable(),
    deliveryFee: z.number(),
    totalGst: z.number(),
    totalExcludeGst: z.number(),
    totalIncludeGst: z.number(),
    vatByRate: z.array(z.object({ vatInPercent: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
    orderItems: z.array(orderItem),
    /** Null until it is delivered or collected; the PDF is `GET /order/{id}/invoice`. */
    invoiceNumber: z.string().nullable(),
    /** For goods that went back, and why; without goods: money that was given back. */
    creditNotes: z.array(
      z.object({
        number: z.string(),
        total: z.number(),
        issuedAt: dateText,
        reason: z.string().nullable(),
        items: z.array(z.object({ productName: z.string(), quantity: z.number(), unit: z.string() })),
      }),
    ),
    /** How it moved on; `reason` is what was said when it was cancelled or rejected. */
    events: z.array(
      z.object({ at: dateText, from: z.string().nullable(), to: z.string(), reason: z.string().nullable() }),
    ),
    /** When the store marked its payment, the oldest first. */
    paymentHistory: z.array(paymentMark),
    /** What of it is paid at a provider, the oldest first. */
    payments: z.array(payment),
    /** The one of these that waits, else the newest; null: nothing of it is, or was to be, paid at a provider. */
    payment: payment.nullable(),
    /** What is reserved at most where it is paid at a provider, of a draft what would be; null: nothing is. */
    reserveAmount: z.number().nullable(),
    /** Of a preview of a change, where a provider has to do with it: what is reserved, and what it would need. */
    reserved: z.number().optional(),
    needed: z.number().optional(),
    /** Of the signed link, in the answer to a guest who has just placed it with a payment. */
    token: z.string().optional(),
    /** What was changed of it once it was placed, the oldest first: by staff, who may say why, or by whoever ordered. */
    changes: z.array(orderChange.extend({ at: dateText, byShop: z.boolean(), reason: z.string().nullable() })),
    /** Whether its customer may change it, or cancel it, now. */
    mayChange: z.boolean(),
    mayCancel: z.boolean(),
    /** Counts up with each write; `change` takes the one that it was made from. */
    version: z.number(),
    createdAt: dateText,
    updatedAt: dateText,
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const readDraft = {
  summary: 'The open draft in a store (without store_id, the one changed last), or null',
  input: z.object({ store_id: rowId.optional() }),
  output: order.nullable(),
};
export const createOrder = {
  summary: "Create the draft in a store or replace its content; a guest's order is submitted in the same call",
  input: orderWrite.required({ order_items: true }),
  output: order,
};
export const updateOrder = {
  summary: 'Change a draft; with status submitted, place the order',
  input: orderWrite.extend({ id: rowId }),
  output: order,
};
/** `token` is the one of the signed link in the confirmation mail: it opens this one order without signing in. */
export const readOrder = {
  summary: "One of the caller's orders, or the one that a signed link names",
  input: z.object({ id: rowId, token: linkToken }),
  output: order,
};
/** Where a placed order stands, for whoever knows its number and its email address. */
const trackedOrder = z
  .object({
    orderNumber: z.string(),
    status: z.enum([...trackingWords, 'cancelled', 'rejected']),
    /** It is to be paid at a provider first: nothing is confirmed yet, whatever `status` says. */
    waitsForPayment: z.boolean(),
    /** The day, `YYYY-MM-DD`; null: agreed later. */
    estimatedDelivery: dateText.nullable(),
    /** Null: it is picked up. */
    shippingAddress: z.string().nullable(),
    /** The price is that of a unit of sale (P, KG, …), VAT included. */
    items: z.array(z.object({ name: z.string(), quantity: z.number(), unit: z.string(), price: z.number() })),
    total: z.number(),
  })
  .meta({ id: 'TrackedOrder' });
export type TrackedOrder = z.output<typeof trackedOrder>;

export const trackOrder = {
  summary: "Where an order stands, by its number and email address; one's own by its number alone",
  input: z.object({
    order_number: filledLine(40),
    email: emailOrText(254).optional(),
  }),
  output: trackedOrder,
};
export const deleteOrder = {
  summary: 'Throw a draft away; a submitted order is cancelled, never deleted',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const listOrders = {
  summary: "All the caller's orders, the newest first",
  input: z.object({}),
  output: z.array(order),
};
export const collectOrders = {
  summary: "The caller's orders by pages",
  input: z.object({
    page: pageNumber,
    per_page: perPage(50),
    status: z.enum(orderStatuses, 'validation.invalid').optional(),
  }),
  output: page(order),
};
