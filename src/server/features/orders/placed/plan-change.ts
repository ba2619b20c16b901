import type { FieldErrors } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import type { Cents } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { type KeptLines, keepLines } from '#domain/order/keep-lines.ts';
import { type ChangedFee, changedFee, charged } from '#domain/pricing/changed-fee.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { type OrderTotals, orderTotals } from '#domain/pricing/order-totals.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { OrderStore } from '../core/choose-store.ts';
import { sumByProduct, toItem } from '../core/order-content.ts';
import { notDelivered, ruleFee } from '../core/price-order.ts';
import type { SoldProduct } from '../core/select-sold-products.ts';
import type { AgreedLine } from './agreed-lines.ts';
import type { ChangeCall } from './change-call.ts';
import type { Substitute } from './substitutes.ts';

type SentItems = NonNullable<OrderWrite['order_items']>;
/** A line of the changed order; with an id it is one that was agreed. */
export type ChangedLine = Omit<AgreedLine, 'id' | 'orderId' | 'position' | 'stepMilli'> & { id: number | null };

/** In cents: what the place costs that the order has, and the one that it will have. */
export type SlotFees = { before: Cents; after: Cents };

/** What the changed order holds and comes to, what of its fee is for the slot, and what the rules would have asked for. */
export type ChangePlan = {
  lines: ChangedLine[];
  totals: OrderTotals;
  fee: ChangedFee;
  /** By how much it asks for more of a product, or less. */
  differences: ReadonlyMap<number, Milli>;
  errors: FieldErrors;
};

type Planned = {
  by: ChangeCall<object>['by'];
  row: OrderRow;
  agreed: readonly AgreedLine[];
  store: OrderStore;
  slotFees: SlotFees;
  /** Where it goes from now on. */
  postalCode: string | null;
  /** What staff set over the fee that the change comes to; as it is for whoever ordered. */
  setFee?: (fee: ChangedFee) => { fee: ChangedFee; errors: FieldErrors };
  /** What staff put in the place of agreed goods, by product. */
  substitutes?: ReadonlyMap<number, Substitute>;
};

/**
 * Prices a placed order with other goods, or for another place: what was agreed keeps its price, what is added has the one
 * of today (`goods`); VAT by line is new, and the fee is as `changedFee` says. Without a difference in goods (`items` left
 * out, or the same) and place the rule's fee stays too. As much of a substitute as is missing costs no more than that did.
 */
export function planChange(
  order: Planned,
  items: SentItems | undefined,
  goods: ReadonlyMap<number, SoldProduct>,
): ChangePlan {
  const { agreed, setFee = (fee) => ({ fee, errors: {} }) } = order;
  const wanted = sumByProduct(items?.map(toItem) ?? agreed);
  const differences = differencesOf(sumByProduct(agreed), wanted);
  const { kept: stay, added } = keepLines(agreed, wanted);
  const priced = priceAdded(added, { goods, differences, substitutes: order.substitutes ?? new Map() });
  const lines = withWishes(mergeLines(stay, priced), items ?? []);
  const ofChange = feeOfChange(order, lines, differences.size > 0);
  const { fee, errors: feeErrors } = setFee(ofChange.fee);
  const totals = orderTotals({
    lines: lines.map(({ unitCents, quantityMilli, vatBp }) => ({
      unitPriceCents: unitCents,
      quantityMilli,
      vatRateBp: vatBp,
    })),
    feeCents: fee.feeCents,
  });
  const errors: FieldErrors = { ...ofChange.errors, ...feeErrors };
  if (totals.totalCents > mostOrderCents) errors.order_items = [{ message: 'validation.tooMany', parameters: {} }];
  if (items?.length === 0) errors.order_items = [{ message: 'checkout.emptyOrder', parameters: {} }];
  return { lines: lines.map((line, i) => ({ ...line, ...totals.lines[i] })), totals, fee, differences, errors };
}

/** The fee by the rules of today and by what was agreed, and why it is not brought at all. */
function feeOfChange(
  { by, row, agreed, store, slotFees, postalCode }: Planned,
  lines: readonly ChangedLine[],
  isOthers: boolean,
): { fee: ChangedFee; errors: FieldErrors } {
  const isElsewhere = postalCode !== row.shippingPostalCode;
  const sums = { agreedCents: row.feeCents, agreedSlotCents: slotFees.before, slotCents: slotFees.after };
  if (!isOthers && !isElsewhere) {
    const ruleCents = Math.max(0, row.feeCents - slotFees.before);
    return { fee: changedFee({ ...sums, by, before: ruleCents, after: ruleCents }) ?? kept(row, slotFees), errors: {} };
  }
  const asked = (code: string | null, ofGoods: readonly Pick<AgreedLine, 'unitCents' | 'quantityMilli'>[]) => {
    const goodsCents = ofGoods.reduce((sum, line) => sum + lineTotal(line.unitCents, line.quantityMilli), 0);
    return ruleFee({ type: row.type, shippingPostalCode: code }, goodsCents, { store, priceType: row.priceType });
  };
  const [before, after] = [asked(row.shippingPostalCode, agreed), asked(postalCode, lines)];
  // What the shop lacks makes no order too small: where it goes elsewhere, what was agreed may be enough.
  const reach = by === 'shop' && isElsewhere ? (after ?? asked(postalCode, agreed)) : after;
  const fee = changedFee({ ...sums, by, before, after: reach });
  const isRefused = fee === null || (isElsewhere && reach === null);
  const errors: FieldErrors = isRefused ? { shipping_postal_code: [{ message: notDelivered, parameters: {} }] } : {};
  return { fee: fee ?? kept(row, slotFees), errors };
}

const kept = ({ feeCents }: OrderRow, { before }: SlotFees): ChangedFee => charged(feeCents, feeCents, before);

function differencesOf(before: ReadonlyMap<number, Milli>, after: ReadonlyMap<number, Milli>): Map<number, Milli> {
  const ids = new Set([...before.keys(), ...after.keys()]);
  const all = [...ids].map((id): [number, Milli] => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)]);
  return new Map(all.filter(([, difference]) => difference !== 0));
}

/** Goods that come new, each at its price of today, and as much of a substitute as is missing at no more than that cost. */
function priceAdded(
  added: KeptLines<AgreedLine>['added'],
  by: Pick<Required<Planned>, 'substitutes'> &
    Pick<ChangePlan, 'differences'> & { goods: ReadonlyMap<number, SoldProduct> },
): { good: SoldProduct; quantityMilli: Milli }[] {
  const missing = new Map([...by.differences].map(([id, milli]) => [id, Math.max(0, -milli)]));
  return added.flatMap(({ productId, quantityMilli }) => {
    const good = by.goods.get(productId);
    if (!good) return [];
    const instead = by.substitutes.get(productId);
    const open = instead ? (missing.get(instead.replaces) ?? 0) : 0;
    if (!instead || instead.unitCents >= good.unitCents || open === 0) return [{ good, quantityMilli }];
    const lower = Math.min(open, quantityMilli);
    missing.set(instead.replaces, open - lower);
    // The lower price is by no discount of its own.
    const lowered = { ...good, unitCents: instead.unitCents, discountPercent: null };
    const parts = [
      { good: lowered, quantityMilli: lower },
      { good, quantityMilli: quantityMilli - lower },
    ];
    return parts.filter((part) => part.quantityMilli > 0);
  });
}

/**
 * The kept lines in their order, then the added goods: what costs the same as a kept line grows that line, and what costs
 * something else is a line of its own with the product's wish.
 */
function mergeLines(
  kept: KeptLines<AgreedLine>['kept'],
  added: readonly { good: SoldProduct; quantityMilli: Milli }[],
): ChangedLine[] {
  const lines: ChangedLine[] = kept.map(
    ({ line: { orderId: _, position: __, stepMilli: ___, ...line }, quantityMilli }) => ({
      ...line,
      quantityMilli,
    }),
  );
  for (const { good, quantityMilli } of added) {
    const ofProduct = lines.filter((line) => line.productId === good.productId);
    const same = ofProduct.find((line) => costsTheSame(line, good));
    if (same) same.quantityMilli += quantityMilli;
    else lines.push({ ...newLine(good, quantityMilli), substitution: ofProduct[0]?.substitution ?? null });
  }
  return lines;
}

function costsTheSame(line: ChangedLine, good: SoldProduct): boolean {
  return (
    line.unitCents === good.unitCents &&
    line.baseCents === good.baseCents &&
    line.discountPercent === good.discountPercent &&
    line.vatBp === good.vatBp
  );
}

function newLine({ stepMilli: _, minimumAge: __, ...good }: SoldProduct, quantityMilli: Milli): ChangedLine {
  const supplierItemName = good.supplier === null ? null : good.productName;
  const unpicked = { orderedMilli: null, substituteFor: null, lineCents: 0, vatCents: 0 };
  return { ...good, ...unpicked, id: null, quantityMilli, supplierItemName, substitution: null };
}

/** A wish that is sent for a product holds for its lines; one that is left out stays. */
function withWishes(lines: ChangedLine[], items: SentItems): ChangedLine[] {
  const wishes = new Map(
    items.flatMap(({ product_id, substitution }) =>
      substitution === undefined ? [] : [[product_id, substitution] as const],
    ),
  );
  return lines.map((line) => ({
    ...line,
    substitution: wishes.has(line.productId) ? (wishes.get(line.productId) ?? null) : line.substitution,
  }));
}
