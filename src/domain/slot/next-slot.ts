type Offered = { start: string; left: number };

/** A slot that begins within so many milliseconds is express: the label of the specification says half an hour. */
const express = 30 * 60_000;

/** The first slot that has a place left; null where there is none. */
export function nextSlot<S extends Offered>(days: readonly { slots: readonly S[] }[]): S | null {
  return days.flatMap(({ slots }) => slots).find(({ left }) => left > 0) ?? null;
}

/** Whether goods of this slot are on their way within half an hour (specification, section 9: express delivery). */
export function isExpress({ type, start }: { type: string; start: string }, now: Date): boolean {
  return type === 'delivery' && Date.parse(start) - now.getTime() <= express;
}
