import type { BankAccount } from '#domain/transfer/bank-account.ts';
import { type OrderRow, type StoredOrder, withPictureUrl } from '#server/services/order/stored-order.ts';
import type { OrderStore } from './choose-store.ts';
import type { ComputedOrder } from './compute-order.ts';

type Written = { row: OrderRow; lineIds: readonly number[] };
type Computed = {
  store: OrderStore;
  computed: ComputedOrder;
  events: readonly { to: string }[];
  account: BankAccount | null;
  now: Date;
};

/** An order that was just written, as reading it would answer it: all of it is known, so nothing is read again. */
export function asStored(
  { row, lineIds }: Written,
  { store, computed: { lines, slot }, events, account, now }: Computed,
): StoredOrder {
  return {
    ...row,
    storeName: store.name,
    timeZone: store.timeZone,
    slot: slot && { id: slot.id, startsAt: slot.startsAt, endsAt: slot.endsAt, cutOffAt: slot.cutOffAt },
    lines: lines.map(({ substitution = null, ...line }, i) =>
      withPictureUrl({ ...line, substitution, id: lineIds[i] ?? 0 }),
    ),
    events: events.map(({ to }) => ({ at: now.toISOString(), actor: null, from: null, to, reason: null })),
    payments: [],
    steps: [],
    changes: [],
    invoices: [],
    account: row.paymentMethod === 'bank_transfer' ? account : null,
  };
}
