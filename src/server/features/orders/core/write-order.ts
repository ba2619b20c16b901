import { randomBytes } from 'node:crypto';
import { orderNumber } from '#domain/order/order-number.ts';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { type Db, rowFromJson, runWithin } from '#server/db/connection.ts';
import { orderEntriesPart } from '#server/db/enqueue.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { type Column, getTableColumns } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { freeCodePart } from '#server/services/order/pickup-code.ts';
import { reservationParts, wantedGoods } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';

/** A few random numbers for an order, as JSON; `day` is `YYYY-MM-DD`. */
export function numberCandidates(day: string, random: () => Uint8Array = () => randomBytes(8)): string {
  return JSON.stringify(Array.from({ length: 5 }, () => orderNumber(day, random())));
}

/**
 * The part of a statement that takes the first that no order has; null for an empty list. `candidates` is a text of SQL.
 * `offset 0`: each is looked up in the index, as in `freeCodePart`; otherwise all orders are read.
 */
export const freeNumberPart = (candidates: string) => `(
  select n from json_array_elements_text(${candidates}::json) n
  where not exists (select 1 from orders taken where taken.order_number = n offset 0) limit 1)`;

type NewOrder = typeof orders.$inferInsert;
type NewLine = typeof orderLines.$inferInsert;

/** The columns that a write of an order leaves alone, or that its statement sets by itself; `OrderColumns` are all others. */
const keptOfOrder = [
  'id',
  'orderNumber',
  'storeId',
  'customerId',
  'byStaff',
  'madeBy',
  'version',
  'fulfilment',
  'paymentStatus',
  'listedAt',
  'erasedAt',
  'createdAt',
  'pickRunId',
  'roundId',
  'pickedAt',
  'agreedTotalCents',
  'pickupCode',
  'arrivedAt',
  'arrivalPlace',
] as const satisfies (keyof typeof orders.$inferSelect)[];
const keptOfLine = ['id', 'orderId', 'orderedMilli', 'substituteFor'] as const satisfies (keyof NewLine)[];

export type OrderColumns = Required<Omit<NewOrder, (typeof keptOfOrder)[number]>>;
export type LineColumns = Required<Omit<NewLine, (typeof keptOfLine)[number]>>;
type Owner = Pick<OrderRow, 'customerId' | 'storeId' | 'byStaff' | 'madeBy'>;

/** An order with all that is written with it. */
export type OrderToWrite = {
  /** The draft that is written over, else who owns a new one. */
  at: { id: number } | Owner;
  order: OrderColumns;
  lines: readonly LineColumns[];
  /** Goods to reserve for it, in thousandths of their unit. */
  reserves: ReadonlyMap<number, Milli>;
  events: readonly { kind: 'created' | 'move'; actorId: number | null; to: string }[];
  /** Kinds of entries in the outbox about it, each written once. */
  entries: readonly OutboxKind[];
  /** As `numberCandidates` makes them; none for a draft. */
  numbers: string | null;
  /** As `pickupCodeCandidates` makes them; none for a draft and for what is brought. */
  codes: string | null;
  now: Date;
};

function columnsBut<Key extends string>(table: typeof orders | typeof orderLines, kept: readonly string[]) {
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([key]) => !kept.includes(key));
  return { keys: columns.map(([key]) => key as Key), columns: columns.map(([, column]) => column) };
}
const { keys: orderColumns, columns: ofOrder } = columnsBut<keyof OrderColumns>(orders, keptOfOrder);
const { keys: lineColumns, columns: ofLine } = columnsBut<keyof LineColumns>(orderLines, keptOfLine);
const names = (columns: readonly Column[], before = '') => columns.map(({ name }) => `${before}${name}`).join(', ');

/** Everything in one statement: what is written of an order stands as a whole, and costs one trip to the database. */
const textOf = (order: string) => `with o as (${order} returning *), gone as (
    delete from order_lines l using o where l.order_id = o.id and l.position >= json_array_length($1::json)
  ), lines as (
    insert into order_lines (order_id, ${names(ofLine)})
    select o.id, ${names(ofLine, 'w.')} from o, json_to_recordset($1::json)
      as w(${ofLine.map((column) => `${column.name} ${column.getSQLType()}`).join(', ')})
    on conflict (order_id, position) do update set ${ofLine.map(({ name }) => `${name} = excluded.${name}`).join(', ')}
    returning id, position
  ), ${reservationParts({
    order: 'o, ',
    storeId: 'o.store_id',
    orderId: 'o.id',
    wanted: '$2',
    at: '$5::timestamptz',
  })}, events as (
    insert into order_events (order_id, kind, at, actor_id, "to")
    select o.id, e.kind, $5::timestamptz, e."actorId", e."to"
    from o, json_to_recordset($3::json) as e(kind text, "actorId" int, "to" text)
  ), ${orderEntriesPart({ order: 'o', kinds: '$4', now: '$5::timestamptz', request: `$6::json ->> 'request'` })}
  select to_json(o) as row, (select count(*)::int from reserved) as reserved,
    (select json_agg(id order by position) from lines) as "lineIds" from o`;

/** Placeholders for the columns of the order, which `writeOrder` sends last and in this order. */
const valuesFrom = (first: number) => ofOrder.map((_, i) => `$${first + i}`);
// $1 to $6 are the same in both statements (`parts`, the moment, `drawn`); then `owner`: the id of the draft ($7), or the
// four columns of a new one ($7 to $10).
const overDraftValues = valuesFrom(8);
const anewValues = valuesFrom(11);
const drawnNumbers = `($6::json -> 'numbers')`;
const drawnCodes = `($6::json -> 'codes')`;
const overDraft = {
  name: 'write-over-draft',
  text: textOf(`update orders set ${ofOrder.map(({ name }, i) => `${name} = ${overDraftValues[i]}`).join(', ')}, version = version + 1,
    order_number = coalesce(${freeNumberPart(drawnNumbers)}, order_number),
    pickup_code = coalesce(${freeCodePart(drawnCodes, 'orders.store_id')}, pickup_code) where id = $7`),
};
const anew = {
  name: 'write-new-order',
  // Two who open a draft at once: the second finds that of the first.
  text: textOf(`insert into orders (order_number, pickup_code, created_at, customer_id, store_id, by_staff, made_by, ${names(ofOrder)})
    values (${freeNumberPart(drawnNumbers)}, ${freeCodePart(drawnCodes, '$8::int')}, $5::timestamptz, $7, $8, $9, $10, ${anewValues.join(', ')})
    on conflict do nothing`),
};

type Answer = { row: Record<string, unknown>; reserved: number; lineIds: number[] | null };

/**
 * Writes an order, draft or placed, with its lines, its reservation, its event and its entries in the outbox. The caller
 * holds the row of the draft. Null when a new one was not written since its customer has a draft in that store already;
 * `isReserved` is false when goods are no longer to be had: the caller must then roll back.
 */
export async function writeOrder(
  tx: Db,
  { at, order, lines, reserves, events, entries, numbers, codes, now }: OrderToWrite,
): Promise<{ row: OrderRow; lineIds: readonly number[]; isReserved: boolean } | null> {
  const values = orderColumns.map((key, i) => toDriver(order[key], ofOrder[i] as Column));
  const owner = 'id' in at ? [at.id] : [at.customerId, at.storeId, at.byStaff, at.madeBy];
  const parts = [linesAsJson(lines), wantedGoods(reserves), JSON.stringify(events), JSON.stringify(entries)];
  const request = JSON.stringify(currentRequestId());
  const drawn = `{"numbers":${numbers ?? '[]'},"codes":${codes ?? '[]'},"request":${request}}`;
  // In the order of the placeholders of `overDraft` and `anew`.
  const all = [...parts, now.toISOString(), drawn, ...owner, ...values];
  const [done] = await runWithin(tx)<Answer>('id' in at ? overDraft : anew, all);
  if (!done) return null;
  const { row, reserved, lineIds } = done;
  return { row: rowFromJson(orders, row), lineIds: lineIds ?? [], isReserved: reserved === reserves.size };
}

function linesAsJson(lines: readonly LineColumns[]): string {
  const written = lines.map((line) => lineColumns.map((key, i) => [(ofLine[i] as Column).name, line[key]]));
  return JSON.stringify(written.map((pairs) => Object.fromEntries(pairs)));
}

function toDriver(value: unknown, column: Column): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}
