import type { PickLineOnWire, PickRun, PickRunRow } from '#contract/orders/pick-runs.ts';
import type { Language } from '#domain/language/language.ts';
import { wishOf } from '#domain/order/substitution.ts';
import type { LineState } from '#domain/picking/pick-line.ts';
import type { PickingSettings } from '#domain/picking/picking-settings.ts';
import { walkingStops } from '#domain/picking/walking-order.ts';
import { weighedRange } from '#domain/picking/weighed-range.ts';
import { fromMilli, isSoldByMeasure } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, gt, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { pickLines } from '#server/db/tables/pick-runs.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import { selectAisles } from '#server/services/picking/select-aisles.ts';
import { selectLinesToPick } from '#server/services/picking/select-packed.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import { selectOffered } from './offered-substitutes.ts';
import type { RunReading } from './run-call.ts';

type Of = { row: PickRunRow; orders: PickRun['orders']; since: number; settings: PickingSettings };

/** The lines of a run in walking order, those of orders that have left too; only what changed after the version `since`. */
export async function selectRunLines(
  db: Db,
  { row, orders, since, settings }: Of,
  reading: RunReading,
): Promise<PickLineOnWire[]> {
  const { language, now } = reading;
  const states = await selectStates(db, { runId: row.id, since }, language);
  if (states.size === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await selectLinesToPick(db, ids, language, [...states.keys()]);
  const aisles = (await selectAisles(db, [row.storeId])).get(row.storeId)?.aisles ?? [];
  const byOrder = new Map(orders.map((order) => [order.id, order]));
  // What is in the bag or replaced needs none, and most answers to events have nothing else.
  const open = lines.filter(({ id }) =>
    ['waiting', 'short', 'proposed', 'refused'].includes(states.get(id)?.line.state ?? ''),
  );
  const offered =
    row.state === 'open' && open.length > 0 ? await selectOffered(db, { row, lines: open, aisles }, reading) : null;
  return walkingStops(lines, { aisles, language }).flatMap(({ lines: found, aisle, category, shelf }) =>
    found.flatMap((line) => {
      const [state, order] = [states.get(line.id), byOrder.get(line.orderId)];
      if (!state || !order) return [];
      const { unit, storageType, barcodes } = line;
      const range = weighedRange(unit, state.line.orderedMilli, settings);
      return {
        id: line.id,
        orderId: order.id,
        letter: order.letter,
        productId: line.productId,
        name: line.name,
        picture: line.pictureId && pictureUrl(line.pictureId, 320),
        barcodes,
        scaleCode: line.scaleCode,
        aisle,
        category,
        shelf,
        storageType,
        quantity: fromMilli(state.line.orderedMilli),
        unit,
        weighed: isSoldByMeasure(unit),
        atLeast: range && fromMilli(range.atLeastMilli),
        atMost: range && fromMilli(range.atMostMilli),
        note: order.note,
        wish: wishOf(line.substitution, order.wish),
        ...standing(state, now),
        substitutes: offered?.of(line, state.line) ?? [],
      };
    }),
  );
}

type State = { line: PickLineRow; decidedBy: string | null; name: string | null; unit: string | null };

async function selectStates(
  db: Db,
  { runId, since }: { runId: number; since: number },
  language: Language,
): Promise<ReadonlyMap<number, State>> {
  const rows = await db
    .select({
      line: pickLines,
      decidedBy: customers.name,
      name: sql<string | null>`coalesce(${productTexts.name}, ${products.slug})`,
      unit: products.unit,
    })
    .from(pickLines)
    .leftJoin(customers, eq(customers.id, pickLines.lastBy))
    .leftJoin(products, eq(products.id, pickLines.substituteId))
    .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language)))
    .where(and(eq(pickLines.runId, runId), gt(pickLines.version, since)));
  return new Map(rows.map((state) => [state.line.lineId, state]));
}

/** A proposal that nobody answered in time is a no, whether or not somebody has looked since. */
export function stateAt({ state, answerUntil }: Pick<PickLineRow, 'state' | 'answerUntil'>, now: Date): LineState {
  return state === 'proposed' && answerUntil !== null && answerUntil <= now ? 'refused' : state;
}

function standing({ line, decidedBy, name, unit }: State, now: Date) {
  const { substituteId, substituteMilli, answerUntil, pickedMilli } = line;
  const hasOne = substituteId !== null && name !== null && unit !== null;
  return {
    state: stateAt(line, now),
    picked: fromMilli(pickedMilli),
    substitute: hasOne ? { productId: substituteId, name, quantity: fromMilli(substituteMilli), unit } : null,
    answerUntil: answerUntil?.toISOString() ?? null,
    decidedBy,
  };
}
