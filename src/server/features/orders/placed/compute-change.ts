import type { FieldErrors } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { type ChangedFee, charged } from '#domain/pricing/changed-fee.ts';
import { type Availability, readStock } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { wishesSms } from '#server/services/phone/customer-phone.ts';
import { readNamedSlot, readSlotStart, type SlotRow } from '#server/services/slot/read-slot.ts';
import { readPlace } from '#server/services/slot/take-place.ts';
import { type OrderStore, readOrderStore } from '../core/choose-store.ts';
import { type SoldProduct, selectSoldProducts } from '../core/select-sold-products.ts';
import { type AgreedLine, selectAgreedLines } from './agreed-lines.ts';
import type { ChangeCall } from './change-call.ts';
import { type ContactChange, changeContact } from './change-contact.ts';
import { lotErrors } from './lot-dates.ts';
import { type ChangePlan, planChange } from './plan-change.ts';
import { selectSubstitutes } from './substitutes.ts';

/**
 * What a change says; staff's lines may say that the shelf is empty, and are of nothing where it has none at all, and which
 * product of the order they stand for.
 */
export type ChangeSent = Omit<OrderWrite, 'order_items'> & {
  order_items?:
    | (NonNullable<OrderWrite['order_items']>[number] & {
        shelf_empty?: boolean | undefined;
        replaces?: number | undefined;
      })[]
    | undefined;
};

/** What a change makes of an order; `plan` is null where nothing is said of its goods or its slot. */
export type Change = {
  row: OrderRow;
  agreed: readonly AgreedLine[];
  plan: ChangePlan | null;
  /** When it was to come, and the slot that it has now (null: agreed later); null where it keeps the one that it had. */
  slot: { from: Date | null; to: SlotRow | null } | null;
  holdToken: string | null;
  /** In which days and hours are meant. */
  timeZone: string;
  deliveryNote: string | null;
  contact: ContactChange;
  /** Products of which staff found no more on the shelf than what the order holds now. */
  shelfEmpty: ReadonlySet<number>;
  ageConfirmed: boolean;
};

/** What it was computed from; errors on `slot_id`, and those of dates: of lots that are over by the slot. */
export type Sources = {
  goods: ReadonlyMap<number, SoldProduct>;
  stock: ReadonlyMap<number, Availability>;
  slotErrors: FieldErrors;
  dateErrors: FieldErrors;
};

/** Reads what a change needs and computes it; but for a preview the stock concerned is locked. */
export async function computeChange(
  { tx, now, by, reason, decimals }: Pick<ChangeCall<object>, 'tx' | 'now' | 'by' | 'reason' | 'decimals'>,
  row: OrderRow,
  sent: ChangeSent,
  isPreview: boolean,
): Promise<Sources & { change: Change }> {
  const agreed = await selectAgreedLines(tx, row.id);
  const store = await readOrderStore(tx, row.storeId, now);
  // A line of nothing says that the shelf is empty, no more.
  const items = sent.order_items?.filter(({ quantity }) => quantity > 0);
  const shelfEmpty = new Set(sent.order_items?.flatMap((item) => (item.shelf_empty ? [item.product_id] : [])));
  const contact =
    by === 'shop'
      ? changeContact(row, sent, { country: store.country, wantsSms: await wantsSmsAt(tx, row, sent) })
      : { fields: [], values: {}, errors: {} };
  const feeSent = by === 'shop' ? sent.delivery_fee : undefined;
  const { slot, errors: slotErrors, feeCents: slotFees } = await slotOf(tx, row, sent.slot_id);
  const change = {
    row,
    agreed,
    slot,
    timeZone: store.timeZone,
    holdToken: sent.hold_token ?? null,
    deliveryNote: sent.delivery_note === undefined ? row.deliveryNote : sent.delivery_note || null,
    ageConfirmed: row.ageConfirmed || (sent.age_confirmed ?? false),
    contact,
    shelfEmpty,
  };
  const asksFee = typeof feeSent === 'number' || contact.fields.includes('shipping_postal_code');
  if (!items && !slot && !asksFee)
    return { change: { ...change, plan: null }, goods: new Map(), stock: new Map(), slotErrors, dateErrors: {} };
  const asked = [...new Set((items ?? []).map((item) => item.product_id))];
  const touched = [...new Set([...asked, ...agreed.map((line) => line.productId)])];
  const stock = await readStock(tx, row.storeId, touched, { lock: !isPreview && items !== undefined });
  const goods = await goodsOf(tx, { row, store, asked, now });
  const { shippingPostalCode: postalCode = row.shippingPostalCode } = contact.values;
  const set = (fee: ChangedFee) => setFee(fee, { feeSent, reason, isPreview, decimals });
  const substitutes = await selectSubstitutes(tx, items ?? [], { agreed, goods });
  const planned = { by, row, agreed, store, slotFees, postalCode, setFee: set, substitutes };
  const plan = planChange(planned, items, goods);
  const dateErrors = await lotErrors(tx, { ...plan, row, slot }, sent.order_items ?? [], now);
  return { change: { ...change, plan }, goods, stock, slotErrors, dateErrors };
}

/** Asked where a number is sent alone; a guest has chosen nothing. */
async function wantsSmsAt(tx: ChangeCall<object>['tx'], { customerId }: OrderRow, { customer_phone }: ChangeSent) {
  return customer_phone !== undefined && customerId !== null && (await wishesSms(tx, customerId));
}

async function goodsOf(
  tx: ChangeCall<object>['tx'],
  { row, store, asked, now }: { row: OrderRow; store: OrderStore; asked: number[]; now: Date },
): Promise<ReadonlyMap<number, SoldProduct>> {
  const { priceType, language } = row;
  const { goods } = await selectSoldProducts(tx, asked, { store, priceType, language, now, lock: false });
  return goods;
}

/** The slot that is asked for instead, and in cents what the place costs that the order has, and the one that it will have. */
async function slotOf(tx: ChangeCall<object>['tx'], row: OrderRow, value: number | null | undefined) {
  const agreedCents = (await readPlace(tx, row.id))?.feeCents ?? 0;
  const kept = { slot: null, errors: {}, feeCents: { before: agreedCents, after: agreedCents } };
  if (value === undefined || value === row.slotId) return kept;
  const { slot, errors } = await readNamedSlot(tx, value, { ...row, lock: false });
  if (Object.keys(errors).length > 0) return { ...kept, errors };
  const from = row.slotId === null ? null : await readSlotStart(tx, row.slotId);
  return { slot: { from, to: slot }, errors, feeCents: { before: agreedCents, after: slot?.feeCents ?? 0 } };
}

/** A fee that staff ask for in decimals of the currency, and why, over the one that a change comes to. */
type Asked = { feeSent: number | null | undefined; reason: string | null; isPreview: boolean; decimals: number };

/**
 * The fee that staff set, or waive. One that is just what the change comes to sets nothing; another one needs a reason,
 * which whoever ordered reads: for a preview it need not be there yet.
 */
function setFee(
  fee: ChangedFee,
  { feeSent, reason, isPreview, decimals }: Asked,
): { fee: ChangedFee; errors: FieldErrors } {
  if (typeof feeSent !== 'number') return { fee, errors: {} };
  const cents = fromDecimal(feeSent, decimals);
  if (cents === fee.feeCents && toDecimal(cents, decimals) === feeSent) return { fee, errors: {} };
  const isFee = cents >= 0 && cents <= mostOrderCents && toDecimal(cents, decimals) === feeSent;
  if (!isFee) return { fee, errors: { delivery_fee: [{ message: 'validation.number', parameters: {} }] } };
  const set = charged(fee.byRulesCents, cents, fee.slotCents);
  if (reason || isPreview) return { fee: set, errors: {} };
  return { fee: set, errors: { reason: [{ message: 'validation.required', parameters: {} }] } };
}
