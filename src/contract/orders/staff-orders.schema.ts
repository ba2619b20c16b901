import { amount, bodyId, day, emailOrText, flag, mayBeMissing, pageNumber, perPage, rowId } from '#contract/fields.ts';
import { note } from '#contract/office/notes.schema.ts';
import { cappedPage } from '#contract/page.schema.ts';
import { z } from '#contract/zod.ts';
import { invoiceKinds } from '#domain/invoice/invoice-content.ts';
import { changeObstacles } from '#domain/order/may-change.ts';
import { paymentMeans, paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { defaultOrderSort, listedStatuses, orderSorts, orderTypes, staffStatuses } from '#domain/order/status.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { roundStates } from '#domain/rounds/round.ts';
import { paymentMark, staffPayment } from '../payments/payment.schema.ts';
import { historyEntry } from './order-history.schema.ts';
import { changedItem, orderReason, orderVersion, orderWrite } from './order-write.schema.ts';

export const staffOrder = z
  .object({
    id: z.number(),
    /** Grows with every write of the order. */
    version: z.number(),
    /** Null for a draft. */
    orderNumber: z.string().nullable(),
    /** Null for a guest's order. */
    customerId: z.number().nullable(),
    customerName: z.string(),
    email: z.string(),
    customerPhone: z.string(),
    /** How many lines the order has. */
    items: z.number(),
    total: z.number(),
    /** When it was placed; of a draft when it was begun. */
    date: z.string(),
    /** The staff's word: draft, pending, processing, ready, shipped, delivered, cancelled, rejected. */
    status: z.enum(listedStatuses),
    /** It is to be paid at a provider first: until then it can only be cancelled or rejected. */
    waitsForPayment: z.boolean(),
    /** Where the staff may move it from here. */
    nextStatuses: z.array(z.enum(staffStatuses)),
    type: z.enum(orderTypes),
    storeId: z.number(),
    storeName: z.string(),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.enum(paymentMethods),
    /** Whether money is awaited for it: `needs_payment`, but not ended, nor paid by credit alone. */
    awaitsPayment: z.boolean(),
    /** How the staff may mark its payment from here; back to `needs_payment` until something stands on the mark. */
    nextPaymentStatuses: z.array(z.enum(paymentStatuses)),
    /** Still to be paid; below 0: to be given back. */
    dueAmount: z.number(),
    /** Of the store's clock: when it was ordered and when it is fetched or brought is said by it. */
    timeZone: z.string(),
    /** When it is brought or collected, and the zone of the store's clock; null: agreed later. */
    slot: z.object({ id: z.number(), start: z.string(), end: z.string(), timeZone: z.string() }).nullable(),
    /** From where a guest, or an account whose address is not verified, placed it; kept for 30 days, null otherwise. */
    network: z.string().nullable(),
  })
  .meta({ id: 'AdminOrder' });
export type StaffOrder = z.output<typeof staffOrder>;

const address = {
  shippingAddress: z.string().nullable(),
  shippingCity: z.string().nullable(),
  shippingPostalCode: z.string().nullable(),
  billingAddress: z.string().nullable(),
  billingCity: z.string().nullable(),
  billingPostalCode: z.string().nullable(),
};

const substitution = z.enum(substitutions).nullable();

/** What a change made of a placed order; a product that came new or went has no quantity on the other side. */
export const staffOrderDetail = staffOrder
  .omit({ items: true })
  .extend({
    ...address,
    items: z.array(
      z.object({
        id: z.number(),
        productId: z.number(),
        productName: z.string(),
        quantity: z.number(),
        unit: z.string(),
        /** Of one unit after discount, VAT included. */
        price: z.number(),
        /** Before discount. */
        originalPrice: z.number(),
        discountInPercent: z.number().nullable(),
        vatInPercent: z.number(),
        lineTotal: z.number(),
        /** Once it is picked, what was ordered of it: 0 for what stands for another; null before. */
        orderedQuantity: z.number().nullable(),
        /** The id of the line that it stands for. */
        substituteFor: z.number().nullable(),
        /** What of it has come back. */
        returnedQuantity: z.number(),
        /** What to do when it has run out: the line's own wish, else the order's. */
        substitution,
      }),
    ),
    /** The round that brings it, or brought it last. */
    round: z.object({ id: z.number(), state: z.enum(roundStates), driver: z.string().nullable() }).nullable(),
    /** When its goods were picked, and what it came to before; null for one that is handed over as ordered. */
    pickedAt: z.string().nullable(),
    agreedTotal: z.number().nullable(),
    goodsAmount: z.number(),
    shippingFee: z.number(),
    totalAmount: z.number(),
    vatByRate: z.array(z.object({ vatInPercent: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
    /** The money that was marked as paid, beside credit, which a later change leaves as it is; null while nothing is. */
    paidAmount: z.number().nullable(),
    /** What the customer's credit pays of it. */
    storeCreditAmount: z.number(),
    /** When its payment was marked, the oldest first. */
    paymentHistory: z.array(paymentMark),
    payments: z.array(staffPayment),
    /** What may be given back for no goods, and what of that its providers can send back to the means; 0 before the invoice. */
    givesBack: z.object({ most: z.number(), toMeans: z.number() }),
    /** Of a preview of a change, where a provider has to do with it: what is reserved, and what it would need. */
    reserved: z.number().optional(),
    needed: z.number().optional(),
    /** Its invoice, once it is delivered, and the credit notes for goods that came back; the oldest first. */
    invoices: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(invoiceKinds),
        total: z.number(),
        /** What of it the customer's credit paid, or what of a credit note went back to it. */
        storeCreditAmount: z.number(),
        issuedAt: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    /** That whoever ordered has said that they are there to collect it, and where they wait. */
    arrival: z.object({ at: z.string(), place: z.string() }).nullable(),
    deliveryNote: z.string().nullable(),
    substitution,
    ageConfirmed: z.boolean(),
    externalId: z.string().nullable(),
    /** Of the staff, who wrote it for the customer. */
    madeBy: z.string().nullable(),
    isMadeByStaff: z.boolean(),
    /** Whether `PUT /orders/{id}` changes its goods and note now, and what stands in the way. */
    mayChange: z.boolean(),
    changeObstacle: z.enum(changeObstacles).nullable(),
    /** The moves alone. */
    events: z.array(
      z.object({ at: z.string(), by: z.string().nullable(), from: z.string().nullable(), to: z.string() }),
    ),
    history: z.array(historyEntry),
    /** Of staff for each other, the newest first, 100 at most; the customer never sees them. */
    notes: z.array(note),
  })
  .meta({ id: 'AdminOrderDetail' });
export type StaffOrderDetail = z.output<typeof staffOrderDetail>;

export const listAdminOrders = {
  summary: 'All submitted orders, and the drafts of the staff, by pages: searched, filtered, sorted',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    /** In number (its beginning), name, email and phone. */
    search: emailOrText(200).optional(),
    status: z.enum(listedStatuses, 'validation.invalid').optional(),
    storeId: rowId.optional(),
    type: z.enum(orderTypes, 'validation.invalid').optional(),
    paymentStatus: z.enum(paymentStatuses, 'validation.invalid').optional(),
    paymentMethod: z.enum(paymentMethods, 'validation.invalid').optional(),
    customerId: rowId.optional(),
    /** Those in a slot, or in any that begins on this day by the clock of its store; also what has been cancelled there. */
    slotId: rowId.optional(),
    slotDay: day.optional(),
    /** Days, both included, in the time of the store. */
    from: day.optional(),
    to: day.optional(),
    /** Those that are late: not ready or shipped when their slot begins; without a slot, pending for over 24 hours. */
    late: flag.optional(),
    /** Those that money is awaited for, or all others. */
    awaitsPayment: flag.optional(),
    attention: z.enum(['payment'], 'validation.invalid').optional(),
    /** Those without an account, or all others. */
    guest: flag.optional(),
    /** Those that guests and accounts with unverified addresses placed from this network, as the answer names it. */
    network: emailOrText(45).optional(),
    /** Those to this mailbox: capitals and what follows a `+` make no other. */
    email: emailOrText(320).optional(),
    sortBy: z.enum(orderSorts, 'validation.invalid').default(defaultOrderSort),
  }),
  /** Beyond 10,000 orders `total` stays there and `totalIsCapped` says so. */
  output: cappedPage(staffOrder),
};
export const readAdminOrder = {
  summary: 'One order with its lines and its history',
  input: z.object({ id: rowId }),
  output: staffOrderDetail,
};
export const createAdminOrder = {
  summary: 'Write an order for a customer, or for a guest who is named: a draft of the staff, or placed at once',
  input: orderWrite.required({ order_items: true }).extend({ customer_id: mayBeMissing(bodyId) }),
  output: staffOrderDetail,
};
export const updateAdminOrder = {
  summary:
    'Change goods, slot, note, contact and address of an order until its goods are packed, or all of a draft of the staff, ' +
    'and place that; the delivery fee never rises by it, and `delivery_fee` with a `reason` sets or waives it; ' +
    '`preview` answers what it would be and writes nothing; the `reason` of a change is told to the customer',
  input: orderWrite.extend({
    id: rowId,
    version: orderVersion,
    preview: flag.optional(),
    reason: orderReason,
    order_items: z.array(changedItem).max(300, 'validation.tooMany').optional(),
  }),
  output: staffOrderDetail,
};
export const moveOrder = {
  summary:
    'Move an order on: processing, ready or shipped, delivered, cancelled, rejected; ' +
    'the `reason` of the last two is told to the customer',
  input: z.object({
    id: rowId,
    version: orderVersion,
    status: z.enum(staffStatuses, 'validation.invalid'),
    reason: orderReason,
  }),
  output: staffOrderDetail,
};
export const markPayment = {
  summary:
    'Mark an order by cash or bank transfer as paid, with what and what sum, and later as refunded; ' +
    'a mark as paid is taken back by `needs_payment` until something stands on it',
  input: z.object({
    id: rowId,
    version: orderVersion,
    payment_status: z.enum(paymentStatuses, 'validation.invalid'),
    /** With what; without it by the method of the order. Of a mark as paid alone, like the sum. */
    means: mayBeMissing(z.enum(paymentMeans, 'validation.invalid')),
    /** All that is due at least; without it just that. */
    amount: mayBeMissing(amount),
  }),
  output: staffOrderDetail,
};
export const deleteAdminOrder = {
  summary: 'Throw a draft of the staff away; a submitted order is cancelled, never deleted',
  input: z.object({ id: rowId }),
  output: z.null(),
};
