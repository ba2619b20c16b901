/** What shops call express, minutes: the specification's "30 min". */
export const expressMinutes = 30;

type Offered = { startsAt: Date; endsAt: Date; cutOffAt: Date; left: number };

/** Whether an order placed now would be there within 30 minutes: the promise is made only where a slot bears it out. */
export function isExpress(slot: Offered, now: Date): boolean {
  const ends = slot.endsAt.getTime() - now.getTime();
  return slot.left > 0 && slot.cutOffAt > now && ends <= expressMinutes * 60_000;
}
