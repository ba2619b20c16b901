import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { codeOf } from '#domain/catalogue/barcode.ts';
import type { PickStop } from '../run/stops.ts';

export type Scanned =
  /** Of a stop, with the line that takes the next of it; null where each has what it needs. */
  | { stop: PickStop; line: PickLineOnWire | null }
  /** Of what may stand for a line of it. */
  | { stop: PickStop; substituteId: number };

type Coded = { barcodes: readonly string[]; scaleCode: string | null };

/**
 * What a scanned code is of, in a run; null for what nothing in it has. The stop that is shown comes first, then one that
 * still needs some: goods of short date have the code of those that they were made of.
 */
export function matchCode(stops: readonly PickStop[], code: string, shown: number | null): Scanned | null {
  const current = stops.find(({ productId }) => productId === shown);
  const found = stops.filter(({ lines: [first] }) => hasCode(first, code));
  const stop = found.find((one) => one === current) ?? found.find(waitingLine) ?? found[0];
  if (stop) return { stop, line: waitingLine(stop) ?? null };
  const offered = current?.lines.flatMap(({ substitutes }) => substitutes).find((one) => hasCode(one, code));
  return current && offered ? { stop: current, substituteId: offered.productId } : null;
}

const waitingLine = ({ lines }: PickStop) => lines.find(({ state }) => state === 'waiting');

/** Whether a label of the shop's own scale, which the server reads, may be of these goods. */
export function isScaleLabel({ scaleCode }: Pick<Coded, 'scaleCode'>, code: string): boolean {
  if (!scaleCode || code.length !== 13 || !/^0?2/.test(code)) return false;
  return [scaleCode, scaleCode.padStart(5, '0')].some((item) => code.slice(2).startsWith(item));
}

function hasCode(goods: Coded, code: string): boolean {
  const wanted = codeOf(code);
  return goods.barcodes.some((one) => codeOf(one) === wanted) || isScaleLabel(goods, code);
}
