import { type NaiveLine, standingOf } from './naive-line.ts';

type Shelf = { onHand: number; reserved: number };
/** What a line and its substitute hold, and what was taken off the count for it. */
type Held = { own: number; other: number; emptied: number };

const closed = ['short', 'proposed', 'substituted', 'refused'];

/** The two counted shelves of a life: of what is ordered by the piece, and of what may stand for it. */
export class NaiveStock {
  readonly shelves: { own: Shelf; other: Shelf };
  readonly held = new Map<number, Held>();

  constructor(onHand: number, ordered: ReadonlyMap<number, number>) {
    const reserved = [...ordered.values()].reduce((sum, milli) => sum + milli, 0);
    this.shelves = { own: { onHand, reserved }, other: { onHand, reserved: 0 } };
    for (const [lineId, own] of ordered) this.held.set(lineId, { own, other: 0, emptied: 0 });
  }

  private move(shelf: Shelf, from: number, to: number): number {
    const room = Math.max(0, shelf.onHand - shelf.reserved);
    const now = Math.min(to, Math.max(from, 0) + room);
    shelf.reserved += now - from;
    return now;
  }

  /** What is reserved follows what a line has become by an event that found the shelf empty, or not. */
  follow(line: NaiveLine, now: number, isEmpty: boolean): void {
    const held = this.held.get(line.lineId);
    if (!held) return;
    const { own, other } = this.shelves;
    const { state, picked, substitute } = standingOf(line, now);
    held.other = this.move(other, held.other, substitute);
    if (state === 'waiting' || state === 'picked') {
      own.onHand += held.emptied;
      held.emptied = 0;
    }
    held.own = this.move(
      own,
      held.own,
      closed.includes(state) ? Math.min(line.orderedMilli, picked) : line.orderedMilli,
    );
    if (!isEmpty) return;
    held.emptied += own.onHand - own.reserved;
    own.onHand = own.reserved;
  }

  /** An order that has ended gives back what it holds. */
  release(lineId: number): void {
    const held = this.held.get(lineId);
    if (!held) return;
    this.shelves.own.reserved -= held.own;
    this.shelves.other.reserved -= held.other;
    this.held.delete(lineId);
  }

  /** At the finish what is in the bags leaves both shelves; somebody has it in hand, so a count that says less is wrong. */
  take(line: NaiveLine, now: number): void {
    const held = this.held.get(line.lineId);
    if (!held) return;
    const { state, picked, substitute } = standingOf(line, now);
    this.release(line.lineId);
    for (const [shelf, milli] of [
      [this.shelves.own, picked],
      [this.shelves.other, state === 'substituted' ? substitute : 0],
    ] as const)
      shelf.onHand = Math.max(shelf.onHand, shelf.reserved + milli) - milli;
  }
}
