import { dayIn } from '#domain/clock/zone-time.ts';
import { giveGoodwill } from '#domain/invoice/goodwill.ts';
import { invoiceNumber } from '#domain/invoice/invoice-content.ts';
import type { customers } from '#server/db/tables/accounts.ts';
import type { invoiceCounters, invoices } from '#server/db/tables/invoices.ts';
import { timeZone } from '#server/seed/demo/calendar.ts';
import { demoIdentity } from '#server/seed/demo/identity.ts';
import { goodwillOf } from '#server/seed/demo/payments/steps.ts';
import { demoStores } from '#server/seed/demo/stores.ts';
import { composeContent } from '#server/services/invoice/compose-content.ts';
import type { PlannedOrder } from './orders.ts';

/** In the words of the demo's staff. */
const goodwillReason = 'Livraison en retard';

type Invoice = typeof invoices.$inferInsert & { id: number };
type Planned = {
  invoices: Invoice[];
  counters: (typeof invoiceCounters.$inferInsert)[];
};

/**
 * The invoices of what was delivered, numbered by year as it was handed over, and the credit notes of what was given back
 * for goodwill until `now`. `currency` is of ISO 4217.
 */
export function planInvoices(
  orders: readonly PlannedOrder[],
  buyers: readonly (typeof customers.$inferInsert)[],
  currency: string,
  now: Date,
): Planned {
  const taxNumbers = new Map(buyers.map(({ id, taxNumber }) => [id, taxNumber ?? null]));
  const delivered = orders.flatMap((order) => {
    const handedOver = order.events.find(({ to }) => to === 'delivered');
    return handedOver ? [{ order, at: handedOver.at }] : [];
  });
  delivered.sort((a, b) => a.at.getTime() - b.at.getTime() || a.order.row.id - b.order.row.id);
  const last = new Map<number, number>();
  const rows = delivered.map(({ order: { row, lines, events }, at }, i): Invoice => {
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
      paidOn: takenOn(events),
      ...days,
    });
    const place = { kind: 'invoice', year, position, number: invoiceNumber('invoice', year, position) } as const;
    const { totalCents, creditCents } = content;
    return { id: i + 1, ...place, orderId: row.id, invoiceId: null, issuedAt: at, totalCents, creditCents, content };
  });
  const notes = orders.flatMap((order) => creditNoteOf(order, rows, now));
  const counters = [...last].map(([year, count]) => ({ kind: 'invoice' as const, year, last: count }));
  const ofNotes = notes.map(({ kind, year, position }) => ({ kind, year, last: position }));
  return { invoices: [...rows, ...notes], counters: [...counters, ...ofNotes] };
}

/** When a provider took the money; null where none has. The payments of the orders are planned before. */
function takenOn(events: PlannedOrder['events']): string | null {
  const taken = events.find(({ kind, to }) => kind === 'payment' && to === 'paid');
  return taken ? dayIn(timeZone, taken.at) : null;
}

/** The one order of the demo of which something was given back for goodwill has the first note of its year. */
function creditNoteOf(order: PlannedOrder, rows: readonly Invoice[], now: Date): Invoice[] {
  const given = goodwillOf(order, now);
  const invoice = rows.find(({ orderId }) => orderId === order.row.id);
  if (!given || !invoice) return [];
  const issuedOn = dayIn(timeZone, given.at);
  const year = Number(issuedOn.slice(0, 4));
  const number = invoiceNumber('creditNote', year, 1);
  const corrects = {
    number: invoice.number,
    issuedOn: invoice.content.issuedOn,
    reason: goodwillReason,
    isGoodwill: true,
  };
  const content = {
    ...invoice.content,
    ...giveGoodwill(invoice.content, [], given.cents),
    creditCents: 0,
    issuedOn,
    payment: { method: order.row.paymentMethod, status: order.row.paymentStatus },
    corrects,
  };
  const place = { id: rows.length + 1, kind: 'creditNote', year, position: 1, number } as const;
  const whole = { totalCents: content.totalCents, creditCents: 0, content };
  return [{ ...place, orderId: order.row.id, invoiceId: invoice.id, issuedAt: given.at, ...whole }];
}

/** A line with its number, which it has once all orders are planned. */
function asStored({ id, discountPercent = null, ...line }: PlannedOrder['lines'][number]) {
  if (id === undefined) throw new Error('A line has no number yet');
  return { ...line, id, discountPercent };
}
