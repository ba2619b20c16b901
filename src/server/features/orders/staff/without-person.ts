import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';

/** An order as who only picks is answered it: nothing of who ordered, how it is paid, or what was said about it. */
export function withoutPerson(order: StaffOrderDetail): StaffOrderDetail {
  return {
    ...order,
    customerId: null,
    customerName: '',
    email: '',
    customerPhone: '',
    shippingAddress: null,
    shippingCity: null,
    shippingPostalCode: null,
    billingAddress: null,
    billingCity: null,
    billingPostalCode: null,
    network: null,
    deliveryNote: null,
    externalId: null,
    madeBy: null,
    round: null,
    paymentHistory: [],
    payments: [],
    invoices: [],
    events: [],
    history: [],
    notes: [],
  };
}
