import { eq } from 'drizzle-orm';
import type { InvoiceContent, InvoiceLine, Place } from '#domain/invoice/invoice-content.ts';
import { invoiceFigures } from '#domain/invoice/invoice-figures.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import { dayIn } from '#server/services/day-in.ts';
import type { StoredOrder, StoredOrderLine } from '#server/services/order/stored-order.ts';

/** What the invoice of a delivered order says, from the order, its store and the shop as they are now. */
export async function invoiceContent(
  { tx, now, currency }: { tx: Db; now: Date; currency: string },
  order: StoredOrder,
): Promise<InvoiceContent> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, order.storeId));
  if (!store) throw new Error(`Order ${order.id} has no store`);
  const [identity = unnamedShop] = await tx.select().from(shop);
  const day = (at: Date) => dayIn(store.timeZone, at);
  const delivered = order.events.findLast(({ to }) => to === 'delivered');
  const { name, legalName, email, phone, legalNumbers } = identity;
  const { street, postalCode, city } = store;
  const { language, type, priceType, creditCents } = order;
  return {
    ...invoiceFigures(order.lines.map(toInvoiceLine), order.feeCents),
    ...{ language, currency, creditCents, issuedOn: day(now) },
    // The shop has no address of its own: it is the store's that sold, beside what staff have written of its seat.
    seller: { name, legalName, email, phone, numbers: Object.entries(legalNumbers), street, postalCode, city },
    buyer: { ...buyerOf(order), taxNumber: await taxNumberOf(tx, order) },
    order: {
      ...{ number: order.orderNumber ?? '', type, priceType },
      orderedOn: order.orderDate ?? day(order.submittedAt ?? order.createdAt),
      deliveredOn: day(delivered ? new Date(delivered.at) : now),
      deliveredTo: deliveredElsewhere(order),
    },
    payment: { method: order.paymentMethod, status: order.paymentStatus },
    corrects: null,
  };
}

function toInvoiceLine(line: StoredOrderLine): InvoiceLine {
  const { id, productId, productName, unit, quantityMilli, unitCents, baseCents, discountPercent } = line;
  return {
    ...{ lineId: id, productId, name: productName, unit, quantityMilli, unitCents, baseCents, discountPercent },
    ...{ rateBp: line.vatBp, grossCents: line.lineCents, vatCents: line.vatCents },
  };
}

/** Billing has an address of its own, or the one of the delivery. */
function buyerOf(order: StoredOrder): Omit<InvoiceContent['buyer'], 'taxNumber'> {
  const name = order.customerName;
  if (order.billingAddress)
    return { name, street: order.billingAddress, postalCode: order.billingPostalCode, city: order.billingCity };
  return { name, street: order.shippingAddress, postalCode: order.shippingPostalCode, city: order.shippingCity };
}

/** Businesses are named with the number that they have given. */
async function taxNumberOf(tx: Db, { priceType, customerId }: StoredOrder): Promise<string | null> {
  if (priceType !== 'wholesale' || customerId === null) return null;
  const [row] = await tx.select({ taxNumber: customers.taxNumber }).from(customers).where(eq(customers.id, customerId));
  return row?.taxNumber ?? null;
}

function deliveredElsewhere(order: StoredOrder): Place | null {
  const { shippingAddress, shippingPostalCode, shippingCity } = order;
  if (order.type === 'pickup' || !shippingAddress || !order.billingAddress) return null;
  const isSame = order.billingAddress === shippingAddress && order.billingPostalCode === shippingPostalCode;
  return isSame ? null : { street: shippingAddress, postalCode: shippingPostalCode ?? '', city: shippingCity ?? '' };
}
