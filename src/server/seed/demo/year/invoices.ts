import { dayIn } from '#domain/clock/zone-time.ts';
import { invoiceNumber } from '#domain/invoice/invoice-content.ts';
import type { customers } from '#server/db/tables/accounts.ts';
import type { invoiceCounters, invoices } from '#server/db/tables/invoices.ts';
import { timeZone } from '#server/seed/demo/calendar.ts';
import { demoIdentity } from '#server/seed/demo/identity.ts';
import { demoStores } from '#server/seed/demo/stores.ts';
import { composeContent } from '#server/services/invoice/compose-content.ts';
import type { PlannedOrder } from './orders.ts';

type Planned = {
  invoices: (typeof invoices.$inferInsert)[];
  counters: (typeof invoiceCounters.$inferInsert)[];
};

/** The invoices of what was delivered, numbered by year as it was handed over. `currency` is of ISO 4217. */
export function planInvoices(
  orders: readonly PlannedOrder[],
  buyers: readonly (typeof customers.$inferInsert)[],
  currency: string,
): Planned {
  const taxNumbers = new Map(buyers.map(({ id, taxNumber }) => [id, taxNumber ?? null]));
  const delivered = orders.flatMap((order) => {
    const handedOver = order.events.find(({ to }) => to === 'delivered');
    return handedOver ? [{ order, at: handedOver.at }] : [];
  });
  delivered.sort((a, b) => a.at.getTime() - b.at.getTime() || a.order.row.id - b.order.row.id);
  const last = new Map<number, number>();
  const rows = delivered.map(({ order: { row, lines }, at }) => {
    const store = demoStores[row.storeId - 1];
    if (!store) throw new Error(`There is no store ${row.storeId}`);
    const issuedOn = dayIn(timeZone, at);
    const year = Number(issuedOn.slice(0, 4));
    const position = (last.get(year) ?? 0) + 1;
    last.set(year, position);
    const taxNumber = row.priceType === 'wholesale' ? (taxNumbers.get(row.customerId ?? 0) ?? null) : null;
    const days = { orderedOn: row.orderDate ?? issuedOn, deliveredOn: issuedOn, issuedOn };
    const order = { ...row, lines: lines.map(asStored) };
    const content = composeContent(order, {
      identity: demoIdentity,
      store,
      currency,
      taxNumber,
      paidOn: null,
      ...days,
    });
    const place = { kind: 'invoice', year, position, number: invoiceNumber('invoice', year, position) } as const;
    const { totalCents, creditCents } = content;
    return { ...place, orderId: row.id, invoiceId: null, issuedAt: at, totalCents, creditCents, content };
  });
  return { invoices: rows, counters: [...last].map(([year, count]) => ({ kind: 'invoice', year, last: count })) };
}

/** A line with its number, which it has once all orders are planned. */
function asStored({ id, discountPercent = null, ...line }: PlannedOrder['lines'][number]) {
  if (id === undefined) throw new Error('A line has no number yet');
  return { ...line, id, discountPercent };
}
