import type { Slot } from '#contract/stores/slots.ts';
import { createOwnValue } from '#web/lib/browser/kept-value.ts';

/**
 * The place that this browser holds, so that a page that is loaded again, or in another tab, has it still; `slot` is as
 * it was chosen, since one that is past its cut-off is offered no more and still held.
 */
export type HeldSlot = { slotId: number; slot: Slot; token: string; expiresAt: string; wasExtended: boolean };

export const heldSlot = createOwnValue<HeldSlot & { storeId: number }>('held_slot');

/** Minutes that a hold still lasts, a begun one counted; 0 once it has expired. */
export function minutesLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 60_000));
}

/** Whether asking again keeps it longer: once, and never beyond 15 minutes after the cut-off, nor the beginning of its slot. */
export function canExtend({ wasExtended, expiresAt, slot }: HeldSlot): boolean {
  const latest = Math.min(Date.parse(slot.start), Date.parse(slot.cutOff) + 15 * 60_000);
  return !wasExtended && Date.parse(expiresAt) < latest;
}

const spoken = [1, 2, 5, 10, 30] as const;

/** The minutes that are read out while so many are left: five times in an hour, not each minute. Null: nothing new. */
export function spokenMinutes(left: number): number | null {
  return spoken.find((minutes) => left <= minutes) ?? null;
}
