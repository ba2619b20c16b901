import { defaultOrderSort, orderSorts } from '#domain/order/order-sort.ts';
import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { orderTypes, staffStatuses } from '#domain/order/status.ts';
import { line, pageNumber, perPage, rowId } from './fields.ts';
import { page } from './page.schema.ts';
import { z } from './zod.ts';

export const adminOrder = z
  .object({
    id: z.number(),
    orderNumber: z.string().nullable(),
    customerName: z.string(),
    email: z.string(),
    /** How many lines the order has. */
    items: z.number(),
    total: z.number(),
    date: z.string(),
    /** The staff's word: pending, processing, ready, shipped, delivered, cancelled, rejected. */
    status: z.enum(staffStatuses),
    /** Where the staff may move it from here. */
    nextStatuses: z.array(z.enum(staffStatuses)),
    type: z.enum(orderTypes),
    storeId: z.number(),
    storeName: z.string(),
    paymentStatus: z.enum(paymentStatuses),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof adminOrder>;

export const adminOrderDetail = adminOrder
  .omit({ items: true })
  .extend({
    customerPhone: z.string(),
    shippingAddress: z.string().nullable(),
    shippingCity: z.string().nullable(),
    shippingPostalCode: z.string().nullable(),
    items: z.array(
      z.object({
        productId: z.number(),
        productName: z.string(),
        quantity: z.number(),
        unit: z.string(),
        price: z.number(),
        lineTotal: z.number(),
      }),
    ),
    totalAmount: z.number(),
    shippingFee: z.number(),
    paymentMethod: z.enum(paymentMethods),
    deliveryNote: z.string().nullable(),
    events: z.array(
      z.object({ at: z.string(), by: z.string().nullable(), from: z.string().nullable(), to: z.string() }),
    ),
  })
  .meta({ id: 'AdminOrderDetail' });
export type AdminOrderDetail = z.output<typeof adminOrderDetail>;

export const listAdminOrders = {
  summary: 'All submitted orders by pages, searched, filtered, sorted',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    search: line(200).optional(),
    status: z.enum(staffStatuses, 'validation.invalid').optional(),
    storeId: rowId.optional(),
    type: z.enum(orderTypes, 'validation.invalid').optional(),
    sortBy: z.enum(orderSorts, 'validation.invalid').default(defaultOrderSort),
  }),
  output: page(adminOrder),
};
export const readAdminOrder = {
  summary: 'One order with its lines and its history',
  input: z.object({ id: rowId }),
  output: adminOrderDetail,
};
export const moveOrder = {
  summary: 'Move an order on: processing, ready or shipped, delivered, cancelled, rejected',
  input: z.object({ id: rowId, status: z.enum(staffStatuses, 'validation.invalid') }),
  output: adminOrderDetail,
};
