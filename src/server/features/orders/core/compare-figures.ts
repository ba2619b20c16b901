import type { OrderWrite } from '#contract/orders/orders.ts';
import { type Cents, fromDecimal } from '#domain/money/cents.ts';
import type { OrderContent } from './order-content.ts';
import type { PricedOrder } from './price-order.ts';

type SentItem = NonNullable<OrderWrite['order_items']>[number];

/** What the shopper last saw of a draft: the unit prices by line, and the fee for where it goes. */
export type SeenFigures = {
  unitCents: readonly number[];
  feeCents: number;
  type: OrderContent['type'];
  shippingPostalCode: string | null;
  slotId: number | null;
};

/**
 * Whether an order costs what the shopper was shown: every figure that was sent is the server's own, to the
 * currency's last decimal; when none was sent, the draft still costs what it did when it was saved.
 */
export function figuresAgree(
  figures: { sent: OrderWrite; seen: SeenFigures | null; content: OrderContent },
  priced: PricedOrder & { creditCents: Cents },
  decimals: number,
): boolean {
  const { sent, seen, content } = figures;
  return sentAgrees(sent, priced, decimals) && (hasFigures(sent) || !seen || seenAgrees(seen, content, priced));
}

/** Whether the fee and the sums that were sent are the server's own. */
export function totalsAgree(sent: OrderWrite, totals: Sums, decimals: number): boolean {
  const isAmount = (amount: number | null | undefined, cents: Cents) => agrees(amount, cents, decimals);
  return (
    isAmount(sent.delivery_fee, totals.feeCents) &&
    isAmount(sent.total_gst, totals.vatCents) &&
    isAmount(sent.total_exclude_gst, totals.netCents) &&
    isAmount(sent.total_include_gst, totals.totalCents)
  );
}

type Sums = Pick<PricedOrder['totals'], 'feeCents' | 'vatCents' | 'netCents' | 'totalCents'>;

function sentAgrees(
  sent: OrderWrite,
  { lines, totals, creditCents }: PricedOrder & { creditCents: Cents },
  decimals: number,
): boolean {
  return (
    totalsAgree(sent, totals, decimals) &&
    // Nothing but credit pays before the order is placed.
    agrees(sent.due_payment_amount, totals.totalCents - creditCents, decimals) &&
    // There is no discount on an order as a whole.
    isPercent(sent.discount_in_percent, 0) &&
    (sent.order_items ?? []).every((item, i) => itemAgrees(item, lines[i], decimals))
  );
}

function itemAgrees(item: SentItem, line: PricedOrder['lines'][number] | undefined, decimals: number): boolean {
  if (!line) return false;
  return (
    agrees(item.price_include_taxes, line.unitCents, decimals) &&
    isPercent(item.vat_in_percent, line.vatBp) &&
    isPercent(item.discount_in_percent, (line.discountPercent ?? 0) * 100)
  );
}

/** Per cent against hundredths of it. */
function isPercent(sent: number | null | undefined, hundredths: number): boolean {
  return agrees(sent, hundredths, 2);
}

/** A decimal against what it is without its point. */
function agrees(sent: number | null | undefined, whole: number, decimals: number): boolean {
  return typeof sent !== 'number' || fromDecimal(sent, decimals) === whole;
}

function seenAgrees(seen: SeenFigures, content: OrderContent, { lines, totals }: PricedOrder): boolean {
  const goesElsewhere =
    seen.type !== content.type ||
    seen.shippingPostalCode !== content.shippingPostalCode ||
    seen.slotId !== content.slotId;
  return (
    (goesElsewhere || seen.feeCents === totals.feeCents) &&
    lines.every((line, i) => line.unitCents === seen.unitCents[i])
  );
}

/** Whether a client says anything at all about goods or money. */
function hasFigures(sent: OrderWrite): boolean {
  const { order_items, delivery_fee, total_gst, total_exclude_gst, total_include_gst, due_payment_amount } = sent;
  return [order_items, delivery_fee, total_gst, total_exclude_gst, total_include_gst, due_payment_amount].some(
    (figure) => figure !== undefined && figure !== null,
  );
}
