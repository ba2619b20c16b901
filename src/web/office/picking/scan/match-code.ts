import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { codeOf } from '#domain/catalogue/barcode.ts';
import { isScaleCode, readScaleLabel } from '#domain/picking/scale-label.ts';
import type { ScalePattern } from '#domain/picking/scale-pattern.ts';
import type { PickStop } from '../run/stops.ts';

export type Scanned =
  /**
   * Of a stop, with the line that takes the next of it; null where each has what it needs. `isLabel`: a label of the shop's
   * own scale, whose weight the server reads.
   */
  | { stop: PickStop; line: PickLineOnWire | null; isLabel: boolean }
  /** Of what may stand for a line of it. */
  | { stop: PickStop; substituteId: number };

type Coded = { barcodes: readonly string[]; scaleCode: string | null };

/**
 * What a scanned code is of, in a run; null for what nothing in it has. The stop that is shown comes first, then one that
 * still needs some: goods of short date have the code of those that they were made of.
 */
export function matchCode(
  { stops, patterns }: { stops: readonly PickStop[]; patterns: readonly ScalePattern[] },
  code: string,
  currentId: number | null,
): Scanned | null {
  const current = stops.find(({ productId }) => productId === currentId);
  const wanted = codeOf(code);
  const labelled = readScaleLabel(patterns, code)?.scaleCode ?? null;
  const isBarcodeOf = ({ barcodes }: Coded) => barcodes.some((one) => codeOf(one) === wanted);
  const isLabelOf = ({ scaleCode }: Coded) => labelled !== null && isScaleCode(labelled, scaleCode);
  // What is a product's barcode is no label, as the server reads it.
  for (const isOf of [isBarcodeOf, isLabelOf]) {
    const found = stops.filter(({ lines: [first] }) => isOf(first));
    const stop = found.find((one) => one === current) ?? found.find(waitingLine) ?? found[0];
    if (stop) return { stop, line: waitingLine(stop) ?? null, isLabel: isOf === isLabelOf };
    const offered = current?.lines.flatMap(({ substitutes }) => substitutes).find(isOf);
    if (current && offered) return { stop: current, substituteId: offered.productId };
  }
  return null;
}

const waitingLine = ({ lines }: PickStop) => lines.find(({ state }) => state === 'waiting');
