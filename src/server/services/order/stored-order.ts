import type { Language } from '#domain/language/language.ts';
import type { PaymentStep } from '#domain/order/due.ts';
import type { PaymentMeans } from '#domain/order/payment.ts';
import { defaultWeighedMarginPercent } from '#domain/payment/reserve.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import { type Db, rowFromJson } from '#server/db/connection.ts';
import { eq, type Placeholder, type SQL, sql } from '#server/db/sql.ts';
import type { orderChanges } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments as paymentRows } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import { papersOf, type StoredInvoice } from './order-papers.ts';
import { paymentStepsOf } from './payment-steps.ts';
import {
  linesNamed,
  nameIn,
  picking,
  type StoredOrderLine,
  type StoredPicking,
  withPictureUrl,
} from './stored-lines.ts';

export type OrderRow = typeof orders.$inferSelect;

/** A move of an order. */
export type StoredEvent = {
  at: string;
  actor: string | null;
  from: string | null;
  to: string;
  reason: string | null;
};
/** That its payment is another, by staff or a provider, and as what; of a mark as paid also with what, and what sum. */
export type StoredPayment = {
  at: string;
  status: OrderRow['paymentStatus'];
  means: PaymentMeans | null;
  amountCents: number | null;
};
/** A change once it was placed, of its goods, slot or note; times as the database writes them in JSON. */
export type StoredChange = Omit<typeof orderChanges.$inferSelect, 'eventId' | 'slotBefore' | 'slotAfter'> & {
  id: number;
  at: string;
  /** By staff; else by whoever ordered. */
  byShop: boolean;
  /** Why, in the words of staff. */
  reason: string | null;
  slotBefore: string | null;
  slotAfter: string | null;
};
export type StoredSlot = Pick<typeof slots.$inferSelect, 'id' | 'startsAt' | 'endsAt' | 'cutOffAt'>;
export type StoredOrder = OrderRow & {
  storeName: string;
  timeZone: string;
  slot: StoredSlot | null;
  lines: StoredOrderLine[];
  /** Null where it is in no open run. */
  picking: StoredPicking | null;
  events: StoredEvent[];
  /** Of its payment; the oldest first. */
  marks: StoredPayment[];
  /** At providers, the oldest first. */
  payments: PaymentRow[];
  /** The oldest first. */
  steps: PaymentStep[];
  /** The invoice first. */
  invoices: StoredInvoice[];
  changes: StoredChange[];
  /** Per cent of what is weighed that is reserved beside the total, as the shop has it now. */
  marginPercent: number;
  /** Of the shop as it is now, where the order is paid by transfer. */
  account: BankAccount | null;
};

/** Moves and marks of the payment, read at once. */
const happened = sql<(StoredEvent & Pick<StoredPayment, 'means' | 'amountCents'> & { kind: 'move' | 'payment' })[]>`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'actor', a.name, 'from', e."from", 'to', e."to",
    'reason', e.reason, 'means', e.means, 'amountCents', e.amount_cents) order by e.id), '[]')
  from order_events e
  left join customers a on a.id = e.actor_id
  where e.order_id = ${orders.id} and e.kind in ('move', 'payment'))`;

const changes = sql<StoredChange[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'at', e.at, 'reason', e.reason,
    'byShop', e.actor_id is not null and e.actor_id is distinct from ${orders.customerId},
    'linesBefore', c.lines_before, 'linesAfter', c.lines_after, 'noteChanged', c.note_changed,
    'feeBeforeCents', c.fee_before_cents, 'feeAfterCents', c.fee_after_cents, 'feeByRulesCents', c.fee_by_rules_cents,
    'fieldsChanged', c.fields_changed, 'shelfEmpty', c.shelf_empty,
    'totalBeforeCents', c.total_before_cents, 'totalAfterCents', c.total_after_cents,
    'creditBeforeCents', c.credit_before_cents, 'slotChanged', c.slot_changed, 'slotBefore', c.slot_before, 'slotAfter', c.slot_after) order by e.id), '[]')
  from order_events e
  join order_changes c on c.event_id = e.id
  where e.order_id = ${orders.id} and e.kind = 'change')`;

const online = sql<Record<string, unknown>[]>`(
  select coalesce(json_agg(to_json(p) order by p.serial), '[]') from payments p where p.order_id = ${orders.id})`;

const marginPercent = sql<number>`coalesce((select s.weighed_margin_percent from shop s), ${sql.raw(String(defaultWeighedMarginPercent))})`;

const account = sql<BankAccount | null>`(
  select json_build_object('iban', s.iban, 'bic', s.bic, 'accountHolder', s.account_holder)
  from shop s where s.iban <> '' and ${orders.paymentMethod} = 'bank_transfer')`;

const slotColumns = { id: slots.id, startsAt: slots.startsAt, endsAt: slots.endsAt, cutOffAt: slots.cutOffAt };

type Asked = {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
  offset?: number;
  reader?: Language | Placeholder;
};

/** Orders with their lines and history, in one statement; names as they were sold, or for a `reader` of a language. */
export async function selectOrders(db: Db, query: Asked & { reader?: Language }): Promise<StoredOrder[]> {
  return (await queryOrders(db, query)).map(toStoredOrder);
}

/** The same, built once and prepared by this name; `where` and `reader` take placeholders, whose values come with each call. */
export function prepareOrders(
  db: Db,
  name: string,
  selection: Asked,
): (values: Record<string, unknown>) => Promise<StoredOrder[]> {
  const query = queryOrders(db, selection).prepare(name);
  return async (values) => (await query.execute(values)).map(toStoredOrder);
}

function queryOrders(db: Db, selection: Asked) {
  const lines = linesNamed(selection.reader ? nameIn(selection.reader) : sql`l.product_name`);
  const parts = { order: orders, storeName: stores.name, timeZone: stores.timeZone, slot: slotColumns };
  const query = db
    .select({
      ...parts,
      lines,
      picking,
      happened,
      payments: online,
      marginPercent,
      changes,
      invoices: papersOf,
      account,
      steps: paymentStepsOf,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(selection.where)
    .orderBy(...(selection.orderBy ?? []))
    .$dynamic();
  if (selection.limit !== undefined) query.limit(selection.limit);
  if (selection.offset !== undefined) query.offset(selection.offset);
  return query;
}

type Row = Awaited<ReturnType<typeof queryOrders>>[number];

function toStoredOrder({ order, lines, happened, payments, ...more }: Row): StoredOrder {
  const of = (wanted: 'move' | 'payment') => happened.filter(({ kind }) => kind === wanted);
  return {
    ...order,
    ...more,
    lines: lines.map(withPictureUrl),
    events: of('move').map(({ at, actor, from, to, reason }) => ({ at, actor, from, to, reason })),
    payments: payments.map((json) => rowFromJson(paymentRows, json)),
    // Another sum of what was paid, after a part went back, is no mark of its own.
    marks: of('payment')
      .filter(({ from, to }) => from !== to)
      .map(({ at, to, means, amountCents }) => ({ at, status: to as StoredPayment['status'], means, amountCents })),
  };
}

/** One order by its id, or null; `reader` as for selectOrders. */
export async function selectOrder(db: Db, id: number, reader?: Language): Promise<StoredOrder | null> {
  const [found] = await selectOrders(db, { where: eq(orders.id, id), ...(reader && { reader }) });
  return found ?? null;
}
