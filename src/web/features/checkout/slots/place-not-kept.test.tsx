import { expect, test } from 'vitest';
import { createApi } from '#contract/client.ts';
import type { Slot } from '#contract/stores/slots.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { slotFault } from '../form-faults.ts';
import type { HeldSlot } from './held-slot.ts';
import { holdPlace } from './hold-place.ts';
import { SlotSection } from './slot-section.tsx';
import type { Slots } from './use-slots.ts';

const slotAt = (id: number, hour: number): Slot => ({
  id,
  type: 'delivery',
  left: 2,
  fee: 0,
  start: `2026-11-24T${hour}:00:00Z`,
  end: `2026-11-24T${hour + 2}:00:00Z`,
  cutOff: '2026-11-24T06:00:00Z',
  cardReservedAt: null,
});
const [wanted, other] = [slotAt(1, 10), slotAt(2, 14)];
const said = 'You can order for this slot, but your place is not kept until then.';

const asking = async (status: number, code: string) => {
  const body = { status, message: said, code };
  const api = createApi(async () => ({ status, body }));
  const asked = await holdPlace(api, wanted, null);
  if (!('refusal' in asked)) throw new Error('The place is held');
  return asked;
};

/** The slots as the page has them once the answer is there. */
const shown = ({ refusal, isOpen }: Awaited<ReturnType<typeof asking>>): Slots => ({
  days: [{ date: '2026-11-24', slots: [wanted, other] }],
  isReading: false,
  hasFailed: false,
  hasExpired: false,
  held: null,
  pending: null,
  refusal,
  chosen: isOpen ? wanted : null,
  choose: () => {},
  extend: () => {},
  reload: () => {},
  expire: () => {},
  forget: () => {},
});

test('a place that the shop does not keep: it says so, the slot stays chosen, and can be ordered for or another taken', async () => {
  const slots = shown(await asking(429, 'placeNotKept'));
  const html = await renderPart(<SlotSection slots={slots} timeZone="Europe/Paris" error={undefined} />);
  expect(readText(html)).toContain(said);
  const radios = tagsOf(html, 'input').map((tag) => [/ value="(\d+)"/.exec(tag)?.[1], / checked=""/.test(tag)]);
  expect(radios).toEqual([
    ['1', true],
    ['2', false],
  ]);
  expect(html).not.toMatch(/ disabled=""/);
  // No minutes are counted for a place that is not kept.
  expect(readText(html)).not.toMatch(/held until \d|minutes? left/i);
  expect(slotFault(slots)).toEqual({});
});

test('a slot that is full meanwhile is not chosen, and one has to be', async () => {
  const slots = shown(await asking(409, 'slotTaken'));
  const html = await renderPart(<SlotSection slots={slots} timeZone="Europe/Paris" error={undefined} />);
  expect(html).not.toMatch(/ checked=""/);
  expect(slotFault(slots)).toHaveProperty('slot_id');
});

test('a place that is kept is held with its token, and longer where it was held before', async () => {
  const expiresAt = '2026-11-23T10:20:00Z';
  const sent: unknown[] = [];
  const api = createApi(async (_method, url, body) => {
    sent.push([url, body]);
    return { status: 200, body: { data: { holdToken: 'next', expiresAt } } };
  });
  const before: HeldSlot = { slotId: 2, slot: other, token: 'first', expiresAt, wasExtended: false };
  const moved = { slotId: 1, slot: wanted, token: 'next', expiresAt, wasExtended: false };
  expect(await holdPlace(api, wanted, before)).toEqual({ held: moved });
  expect(await holdPlace(api, wanted, moved)).toEqual({ held: { ...moved, wasExtended: true } });
  expect(sent).toEqual([
    ['/api/v1/slot/1/hold', { hold_token: 'first' }],
    ['/api/v1/slot/1/hold', { hold_token: 'next' }],
  ]);
});
