import { createTabValue } from '#web/lib/browser/tab-value.ts';

/** The place that this tab holds, so that a page that is loaded again has it still. */
export type HeldSlot = { storeId: number; slotId: number; token: string; expiresAt: string; wasExtended: boolean };

export const heldSlot = createTabValue<HeldSlot>('held_slot');

/** Minutes that a hold still lasts, a begun one counted; 0 once it has expired. */
export function minutesLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 60_000));
}
