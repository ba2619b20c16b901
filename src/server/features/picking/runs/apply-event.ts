import type { FieldErrors } from '#contract/errors.ts';
import type { PickEventSent } from '#contract/orders/pick-runs.ts';
import { wishOf } from '#domain/order/substitution.ts';
import { mostOfSubstitute } from '#domain/picking/may-substitute.ts';
import { decideLine, type LineDecision, missingMilli, type PickEventResult } from '#domain/picking/pick-line.ts';
import { weighedRange } from '#domain/picking/weighed-range.ts';
import { fromMilli, type Milli, toMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, isNull, ne } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { type PickLineRow, settleLineStock } from '#server/services/picking/line-stock.ts';
import { askShopper } from './ask-shopper.ts';
import type { EventContext } from './event-context.ts';
import { findSubstitute } from './find-substitute.ts';
import type { RunReading, RunWrite } from './run-call.ts';
import { stateAt } from './run-lines.ts';

/** As it was sent, but never later than now. */
export type PickEventAt = Omit<PickEventSent, 'at'> & { at: Date };
type Applied = { result: PickEventResult; alsoIn?: string[]; status?: 422; errors?: FieldErrors };
type Call = RunWrite & RunReading & { version: number; actorId: number };

/**
 * Applies one event to the line that it names: what it is decided to be, what of stock follows from it at once. How the
 * line stands then is in `context` alone, for the events behind it; the caller writes the lines once all are applied.
 */
export async function applyEvent(call: Call, context: EventContext, event: PickEventAt): Promise<Applied> {
  const row = context.lines.get(event.line_id);
  const agreed = context.agreed.get(event.line_id);
  const order = row && context.orders.get(row.orderId);
  if (!row || !agreed || !order) return { result: 'unknownLine' };
  const line = { ...row, state: stateAt(row, call.now) };
  const read = readCode(context, line, event);
  if ('result' in read) return read;
  const milli = event.quantity === undefined ? read.milli : toMilli(event.quantity);
  const said = read.productId;
  if (milli !== null && milli % (context.products.get(said)?.stepMilli ?? 1) !== 0) {
    const errors = { quantity: [{ message: 'validation.quantity', parameters: {} }] };
    return { result: 'invalid', status: 422, errors };
  }
  const [original, other] = [context.products.get(line.productId), context.products.get(said)];
  const substitute =
    event.kind === 'substituted' && original
      ? await findSubstitute(
          call.tx,
          { order, productId: said, original: { ...original, unitCents: agreed.unitCents } },
          call.now,
        )
      : null;
  const mostMilli = original && other ? mostOfSubstitute(missingMilli(line), original, other) : 0;
  const outcome = decideLine(
    {
      state: line.state,
      orderedMilli: line.orderedMilli,
      pickedMilli: line.pickedMilli,
      wish: wishOf(agreed.substitution, order.substitution),
      range: weighedRange(agreed.unit, line.orderedMilli, context.settings),
      last: lastOf(line),
    },
    {
      ...event,
      actorId: call.actorId,
      quantityMilli: milli,
      isAgreedByPhone: event.accepted_by === 'phone',
      substitute: substitute && other ? { productId: said, unit: other.unit, mostMilli } : null,
    },
  );
  if (outcome.result !== 'ok') return outcome;
  const shelfEmpty = event.kind === 'short' && event.shelf_empty === true;
  return decide(call, context, { order, line, event, shelfEmpty, unitCents: substitute?.unitCents ?? 0, ...outcome });
}

function lastOf({ lastAt, lastEventId, lastBy }: PickLineRow) {
  return lastAt && lastEventId ? { at: lastAt, id: lastEventId, actorId: lastBy ?? 0 } : null;
}

/** Which product an event speaks of, and how much of it a label of the scale names; or that its code is of another. */
function readCode(
  { scanned, products, madeOf }: EventContext,
  line: PickLineRow,
  { kind, barcode, product_id: productId }: PickEventAt,
): { productId: number; milli: Milli | null } | { result: 'wrongBarcode' | 'unknownProduct' } {
  const found = barcode === undefined ? null : (scanned.get(barcode) ?? 'none');
  const named =
    kind === 'substituted' ? (productId ?? (found !== 'none' ? found?.productId : undefined)) : line.productId;
  if (found === 'none') return { result: 'wrongBarcode' };
  if (named === undefined || !products.has(named)) return { result: 'unknownProduct' };
  if (found && found.productId !== named && found.productId !== madeOf.get(named)) return { result: 'wrongBarcode' };
  return { productId: named, milli: found?.milli ?? null };
}

type Decided = {
  order: OrderRow;
  line: PickLineRow;
  event: PickEventAt;
  decision: LineDecision;
  shelfEmpty: boolean;
  /** Of one unit of what stands for it. */
  unitCents: number;
};

async function decide(
  call: Call,
  context: EventContext,
  { order, line, event, decision, shelfEmpty, unitCents }: Decided,
): Promise<Applied> {
  const { tx, now, version, actorId, audit } = call;
  const { state, pickedMilli, substitute } = decision;
  const { storeId } = order;
  const held = await settleLineStock(tx, { storeId, orderId: order.id, now }, line, { ...decision, shelfEmpty });
  if (held === null) return { result: 'notAllowed' };
  const minutes = context.settings.substituteAnswerMinutes;
  const changed = {
    ...held,
    state,
    pickedMilli,
    substituteId: substitute?.productId ?? null,
    substituteMilli: substitute?.quantityMilli ?? 0,
    substituteCents: substitute ? unitCents : 0,
    answerUntil: state === 'proposed' ? new Date(event.at.getTime() + minutes * 60_000) : null,
    lastEventId: event.id,
    lastAt: event.at,
    lastBy: actorId,
    version,
  };
  context.lines.set(line.lineId, { ...line, ...changed });
  if (changed.answerUntil !== null && changed.answerUntil > now) await askShopper(call, order, changed.answerUntil);
  if (!shelfEmpty) return { result: 'ok' };
  const stock = (milli: Milli) => ({ stores: { [storeId]: { quantityInStock: fromMilli(milli) } } });
  const taken = held.emptiedMilli - line.emptiedMilli;
  await audit({ thing: 'product', id: line.productId, storeId, before: stock(taken), after: stock(0) });
  return { result: 'ok', alsoIn: await selectAlsoIn(tx, order, line.productId) };
}

/** Other orders of the store for which some of a product is still to be fetched. */
async function selectAlsoIn(tx: Db, { id, storeId }: OrderRow, productId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ number: orders.orderNumber })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.storeId, storeId),
        ne(orders.id, id),
        eq(orderLines.productId, productId),
        eq(orders.status, 'submitted'),
        inArray(orders.fulfilment, ['pending', 'processing']),
        isNull(orders.pickedAt),
      ),
    )
    .orderBy(orders.orderNumber);
  return rows.flatMap(({ number }) => number ?? []);
}
