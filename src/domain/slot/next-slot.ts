type Offered = { start: string; cutOff: string; left: number };

/** A slot that begins within so many milliseconds is express: the label of the specification says half an hour. */
const express = 30 * 60_000;

/** The first slot that has a place left and has not closed since it was asked for; null where there is none. */
export function nextSlot<S extends Offered>(days: readonly { slots: readonly S[] }[], now: Date): S | null {
  const isOpen = ({ cutOff, left }: S) => left > 0 && Date.parse(cutOff) > now.getTime();
  return days.flatMap(({ slots }) => slots).find(isOpen) ?? null;
}

/** Whether goods of this slot are on their way within half an hour (specification, section 9: express delivery). */
export function isExpress({ type, start }: { type: string; start: string }, now: Date): boolean {
  return type === 'delivery' && Date.parse(start) - now.getTime() <= express;
}
