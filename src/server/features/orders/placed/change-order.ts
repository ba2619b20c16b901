import { Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { changeObstacle } from '#domain/order/may-change.ts';
import { staffStatus } from '#server/services/order/apply-move.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { lockPayments } from '#server/services/payments/payment-row.ts';
import { dropWish } from '#server/services/payments/wishes.ts';
import { totalsAgree } from '../core/compare-figures.ts';
import { refuseIfAny } from '../core/order-errors.ts';
import { type ChangeCall, previewOrder } from './change-call.ts';
import { changeErrors, changeShortages, shelfErrors } from './change-errors.ts';
import { fitPayment, sumsOfChange } from './change-payment.ts';
import { type Change, type ChangeSent, computeChange, type Sources } from './compute-change.ts';
import { keepWish } from './keep-wish.ts';
import { replaceErrors } from './substitutes.ts';
import { settleChange, writeChange } from './write-change.ts';

export type { Change } from './compute-change.ts';

/**
 * Changes goods, slot, note, contact, address and fee of a placed order whose goods are not packed yet: stock, lines,
 * the place in the slot, figures, the history and the mail in one transaction. With `isPreview` it answers what the
 * order would be and writes nothing; a change that changes nothing answers the order, and one that is kept until its
 * difference is paid says so (`keepWish`). Throws `moveNotAllowed`, `invalid`, `outOfStock`, `slotTaken`,
 * `paymentNeeded`, and `figuresChanged` with the order as it would be when it comes to something else than what was
 * sent. The caller holds the order's row.
 */
export async function changeOrder<A extends object>(
  call: ChangeCall<A>,
  row: OrderRow,
  sent: ChangeSent,
  isPreview: boolean,
): Promise<A> {
  const { change, ...sources } = await computeChange(call, row, sent, isPreview);
  const totals = change.plan?.totals ?? { ...row, netCents: row.totalCents - row.vatCents };
  // Of staff it is the fee that they set, not one that they were shown.
  const shown = call.by === 'shop' ? { ...sent, delivery_fee: undefined } : sent;
  const isAgreed = totalsAgree(shown, totals, call.decimals);
  if (!changesAnything(change) && !hasErrors(change, sources)) {
    const order = await call.answer(call.tx, row.id);
    if (!isAgreed) throw new Refusal('figuresChanged', { data: order });
    return order;
  }
  const obstacle = changeObstacle({ ...row, status: staffStatus(row) });
  if (obstacle === 'inRun' && changesGoods(change)) throw new Refusal('inRun');
  if (obstacle && obstacle !== 'inRun') throw new Refusal('moveNotAllowed');
  refuseErrors(change, sent, { ...sources, by: call.by });
  const wouldBe = () =>
    previewOrder(call, row.id, async (tx) => {
      await writeChange({ ...call, tx }, change);
      return call.answer(tx, row.id);
    });
  if (!isAgreed) throw new Refusal('figuresChanged', { data: await wouldBe() });
  if (isPreview) return withSums(call, change, await wouldBe());
  const need = await fitPayment(call, change);
  if (need) return { ...(await call.answer(call.tx, row.id)), ...(await keepWish(call, change, sent, need)) };
  await dropWish(call, row.id, await lockPayments(call.tx, row.id));
  const eventId = await writeChange(call, change);
  await settleChange(call, change, { eventId, stock: sources.stock });
  return call.answer(call.tx, row.id);
}

/** A preview names what is reserved at a provider, and what the order would need (payments.md, Change). */
async function withSums<A extends object>(call: ChangeCall<A>, change: Change, order: A): Promise<A> {
  const sums = await sumsOfChange(call, change);
  if (!sums) return order;
  const inUnits = (cents: number) => toDecimal(cents, call.decimals);
  return { ...order, reserved: inUnits(sums.reservedCents), needed: inUnits(sums.neededCents) };
}

function changesAnything(change: Change): boolean {
  const { row, plan, slot, deliveryNote, contact } = change;
  if (slot || deliveryNote !== row.deliveryNote || contact.fields.length > 0) return true;
  return changesGoods(change) || (plan !== null && plan.totals.feeCents !== row.feeCents);
}

/** Its lines, what is wished for them, or what of them is on the shelf. */
function changesGoods({ agreed, plan, shelfEmpty }: Change): boolean {
  if (shelfEmpty.size > 0 || (plan && plan.differences.size > 0)) return true;
  return plan?.lines.some((line, i) => line.substitution !== agreed[i]?.substitution) ?? false;
}

function hasErrors({ plan }: Change, { slotErrors }: Sources): boolean {
  return Object.keys({ ...plan?.errors, ...slotErrors }).length > 0;
}

function refuseErrors(
  change: Change,
  { order_items = [] }: ChangeSent,
  from: Sources & Pick<ChangeCall<object>, 'by'>,
): void {
  const { agreed, plan, ageConfirmed, contact } = change;
  const known = { agreed, goods: from.goods, differences: plan?.differences ?? new Map(), by: from.by };
  refuseIfAny('invalid', {
    ...plan?.errors,
    ...from.slotErrors,
    ...from.dateErrors,
    ...contact.errors,
    ...changeErrors(order_items, known, ageConfirmed),
    ...shelfErrors(order_items, known),
    ...replaceErrors(order_items, known.differences),
  });
  refuseIfAny('outOfStock', changeShortages(order_items, known, from.stock));
}
