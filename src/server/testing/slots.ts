import type { SlotWindowOnWire } from '#contract/stores/slots.ts';
import type { TestApp } from './test-app.ts';

/** A window of Tuesday morning: 10 orders, an hour of picking, cut off an hour and a half before, at no fee. */
export const tuesday: SlotWindowOnWire = {
  type: 'pickup',
  weekday: 2,
  start: '10:00',
  end: '12:00',
  orders: 10,
  pickingMinutes: 60,
  cutOffMinutes: 90,
  fee: 0,
};

/** Five o'clock (UTC) on a Tuesday: four hours before the slot of `tuesday`. */
export const tuesdayMorning = new Date('2026-11-24T05:00:00Z');

export type OfferedSlot = { id: number; left: number; start: string; cutOff: string };

/** Has staff write the windows of a store; answers the slots that shoppers are offered then. */
export async function makeWindows(
  t: TestApp,
  staff: Record<string, string>,
  storeId: number,
  windows: readonly Partial<SlotWindowOnWire>[],
  more: object = {},
): Promise<OfferedSlot[]> {
  const rules = { daysAhead: 1, ...more, windows: windows.map((one) => ({ ...tuesday, ...one })) };
  const { status, body } = await t.call('PUT', `/stores/${storeId}/slot-rules`, rules, staff);
  if (status !== 200) throw new Error(`slot rules: ${status} ${JSON.stringify(body)}`);
  return offeredSlots(t, storeId);
}

/** The slots of a store as shoppers are offered them, in their order. */
export async function offeredSlots(t: TestApp, storeId: number, query = '') {
  const { body } = await t.call('GET', `/store/${storeId}/slot-list${query}`);
  return (body.data as { slots: OfferedSlot[] }[]).flatMap(({ slots }) => slots);
}
