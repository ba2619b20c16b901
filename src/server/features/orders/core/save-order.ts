import { Refusal } from '#contract/errors.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import { pickupCodeCandidates } from '#server/services/order/pickup-code.ts';
import { withPictureUrl } from '#server/services/order/stored-lines.ts';
import type { OrderRow, StoredOrder } from '#server/services/order/stored-order.ts';
import { readPhone } from '#server/services/phone/customer-phone.ts';
import type { OrderStore } from './choose-store.ts';
import type { ComputedOrder } from './compute-order.ts';
import { lockDraft } from './draft.ts';
import type { OrderCall } from './order-call.ts';
import { type OrderContent, sumByProduct } from './order-content.ts';
import { numberCandidates, type OrderToWrite, writeOrder } from './write-order.ts';

/** An order as it was computed, and the draft that it goes into; without one it gets a draft of its own. */
export type OrderToSave = { store: OrderStore; draftId: number | null; content: OrderContent; computed: ComputedOrder };

/** What an order is saved as: `placed`, and confirmed at once; `unpaid`, placed too, but confirmed once it is paid. */
type SavedAs = 'draft' | 'placed' | 'unpaid';

type By = Pick<OrderCall, 'tx' | 'buyer' | 'unverified' | 'staffId' | 'language' | 'now' | 'account' | 'online'>;

/**
 * Writes an order over its draft, as a draft again or placed: then with a number, its goods reserved, the event noted and,
 * unless it waits for its payment, the mail queued. Throws `outOfStock` when goods are no longer to be had.
 */
export async function saveOrder(by: By, order: OrderToSave, savedAs: SavedAs): Promise<StoredOrder> {
  const { computed } = order;
  const day = dayIn(order.store.timeZone, by.now);
  const state = savedAs === 'draft' ? ofDraft : ofPlaced(by, order, day);
  const events = order.draftId === null && by.staffId !== null ? [created(by.staffId), ...state.events] : state.events;
  const parts = {
    ...state,
    entries: savedAs === 'placed' ? confirmed : [],
    events,
    order: { ...columnsOf(by, order, day), ...state.order },
    lines: linesOf(computed),
  };
  const written = await writeInto(by, order, { ...parts, now: by.now });
  if (!written.isReserved) throw new Refusal('outOfStock');
  return asStored(written, {
    store: order.store,
    computed,
    events: state.events,
    account: by.account,
    online: by.online,
    now: by.now,
  });
}

type Parts = Omit<OrderToWrite, 'at'>;
/** What differs between a draft and a placed order. */
type State = Pick<Parts, 'reserves' | 'events' | 'numbers' | 'codes'> & {
  order: Pick<Parts['order'], 'status' | 'submittedAt' | 'estimatedDeliveryDate' | 'network'>;
};

const confirmed: readonly OutboxKind[] = ['order-confirmation'];

const ofDraft: State = {
  order: { status: 'draft', submittedAt: null, estimatedDeliveryDate: null, network: null },
  reserves: new Map(),
  events: [],
  numbers: null,
  codes: null,
};

function ofPlaced(
  { buyer, unverified, staffId, now }: By,
  { store, content, computed }: OrderToSave,
  day: string,
): State {
  const { slot, stock } = computed;
  const estimatedDeliveryDate = slot && dayIn(store.timeZone, slot.startsAt);
  const counted = [...sumByProduct(content.items)].filter(([id]) => stock.get(id)?.inventory !== false);
  return {
    order: { status: 'submitted', submittedAt: now, estimatedDeliveryDate, network: unverified?.network ?? null },
    reserves: new Map(counted),
    events: [{ kind: 'move', actorId: staffId ?? buyer?.customerId ?? null, to: 'pending' }],
    numbers: numberCandidates(day),
    codes: content.type === 'pickup' ? pickupCodeCandidates() : null,
  };
}

function created(staffId: number): Parts['events'][number] {
  return { kind: 'created', actorId: staffId, to: 'draft' };
}

function columnsOf({ language, now }: By, { store, content, computed }: OrderToSave, day: string) {
  const { items: _, ...columns } = content;
  const { customerPhone: phone } = content;
  const customerPhoneE164 = phone === null ? null : readPhone(phone, store.country);
  const { priceType, totals, creditCents } = computed;
  const { goodsCents, feeCents, vatCents, totalCents, vatByRate } = totals;
  const figures = { goodsCents, feeCents, vatCents, totalCents, vatByRate, creditCents };
  return { ...columns, ...figures, customerPhoneE164, priceType, language, orderDate: day, updatedAt: now };
}

function linesOf({ lines }: ComputedOrder): Parts['lines'] {
  return lines.map((line, position) => ({
    ...line,
    position,
    substitution: line.substitution ?? null,
    supplierItemName: line.supplier === null ? null : line.productName,
  }));
}

/** Into the draft that is known, a new one, or the one that a parallel request has opened just before. */
async function writeInto({ tx, buyer, staffId }: By, { draftId, store }: OrderToSave, parts: Parts) {
  const customerId = buyer?.customerId ?? null;
  const owner = { customerId, storeId: store.id, byStaff: staffId !== null, madeBy: staffId };
  let id = draftId;
  for (let attempt = 0; attempt < 3; attempt++) {
    const written = await writeOrder(tx, { ...parts, at: id === null ? owner : { id } });
    if (written) return written;
    id = customerId === null ? null : await lockDraft(tx, customerId, store.id);
  }
  throw new Refusal('conflict');
}

type Written = { row: OrderRow; lineIds: readonly number[] };
type Computed = {
  store: OrderStore;
  computed: ComputedOrder;
  events: readonly { to: string }[];
  account: BankAccount | null;
  online: { marginPercent: number };
  now: Date;
};

/** An order that was just written, as reading it would answer it: all of it is known, so nothing is read again. */
function asStored(
  { row, lineIds }: Written,
  { store, computed: { lines, slot }, events, account, online, now }: Computed,
): StoredOrder {
  return {
    ...row,
    storeName: store.name,
    timeZone: store.timeZone,
    slot: slot && { id: slot.id, startsAt: slot.startsAt, endsAt: slot.endsAt, cutOffAt: slot.cutOffAt },
    picking: null,
    lines: lines.map(({ substitution = null, ...line }, i) =>
      withPictureUrl({
        ...line,
        substitution,
        orderedMilli: null,
        substituteFor: null,
        proposal: null,
        id: lineIds[i] ?? 0,
      }),
    ),
    events: events.map(({ to }) => ({ at: now.toISOString(), actor: null, from: null, to, reason: null })),
    marginPercent: online.marginPercent,
    marks: [],
    payments: [],
    steps: [],
    changes: [],
    invoices: [],
    account: row.paymentMethod === 'bank_transfer' ? account : null,
  };
}
