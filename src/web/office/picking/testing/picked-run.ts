import type { PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';

type Line = Partial<PickLineOnWire> & Pick<PickLineOnWire, 'id'>;

/** A line of a run of a test: two pieces of milk for the first order, unless said otherwise. */
export function makeLine(line: Line): PickLineOnWire {
  return {
    orderId: 1,
    letter: 'A',
    productId: 10,
    name: 'Lait',
    picture: null,
    barcodes: ['3017620422003'],
    scaleCode: null,
    aisle: 'Crèmerie',
    category: null,
    shelf: 'A2',
    storageType: 'refrigerated',
    quantity: 2,
    unit: 'PIECE',
    weighed: false,
    atLeast: null,
    atMost: null,
    note: null,
    wish: 'best_match',
    state: 'waiting',
    picked: 0,
    substitute: null,
    answerUntil: null,
    decidedBy: null,
    substitutes: [],
    ...line,
  };
}

/** What may stand for such a line. */
export function makeSubstitute(more: Partial<PickLineOnWire['substitutes'][number]> = {}) {
  const goods = { productId: 20, name: 'Lait bio', picture: null, barcodes: ['4006381333931'], scaleCode: null };
  return { ...goods, unit: 'PIECE', weighed: false, price: 1.5, atMost: 2, aisle: null, shelf: null, ...more };
}

/** A run of these lines, with an order for each that they name. */
export function makeRun(lines: readonly PickLineOnWire[], more: Partial<PickRun> = {}): PickRun {
  const letters = new Map(lines.map(({ orderId, letter }) => [orderId, letter]));
  return {
    id: 7,
    version: 1,
    storeId: 1,
    storeName: 'Montreuil',
    state: 'open',
    slot: null,
    startedAt: '2026-11-28T08:00:00.000Z',
    startedBy: 'Paul',
    endedAt: null,
    orderNumbers: [],
    decided: 0,
    lineCount: lines.length,
    orders: [...letters].map(([id, letter]) => ({
      id,
      letter,
      number: `N${id}`,
      initial: 'P',
      wish: 'best_match',
      note: null,
      slot: null,
      hasLeft: false,
      bags: { ambient: 0, cold: 0, frozen: 0 },
    })),
    lines: [...lines],
    scaleBarcodes: ['21IIIIIPPPPPC'],
    ...more,
  };
}
