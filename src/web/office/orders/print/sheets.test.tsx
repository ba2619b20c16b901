import { describe, expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { AddressLabel } from './address-label.tsx';
import { PackingList } from './packing-list.tsx';

// On the store's clock it is another day than by the time that is written here.
const slot = { id: 3, start: '2026-11-24T22:30:00Z', end: '2026-11-25T00:30:00Z', timeZone: 'Asia/Ho_Chi_Minh' };
const order = (more: Partial<StaffOrderDetail>) =>
  ({
    orderNumber: 'A-1',
    customerName: 'An',
    customerPhone: '',
    storeName: 'Marché',
    type: 'delivery',
    date: '2026-11-23T08:00:00Z',
    items: [],
    paymentMethod: 'cash',
    paymentStatus: 'paid',
    totalAmount: 5,
    dueAmount: 0,
    deliveryNote: null,
    substitution: null,
    slot: null,
    ...more,
  }) as unknown as StaffOrderDetail;

const written = async (sheet: 'packing' | 'label', more: Partial<StaffOrderDetail>) =>
  readText(
    await renderPart(sheet === 'packing' ? <PackingList order={order(more)} /> : <AddressLabel order={order(more)} />),
  );

describe.each(['packing', 'label'] as const)('what is printed: %s', (sheet) => {
  test.each(['delivery', 'pickup'] as const)('says the time slot of a %s by the clock of the store', async (type) =>
    expect(await written(sheet, { slot, type })).toContain('Wednesday 25 November, 05:30 – 07:30'),
  );
  test('says nothing of a time slot where there is none', async () =>
    expect(await written(sheet, {})).not.toContain('Time slot'));
});

test('the packing list says what to do where something has run out', async () => {
  expect(await written('packing', { substitution: 'ask_me' })).toContain('If something has run out: Ask the customer');
  expect(await written('packing', {})).not.toContain('If something has run out');
});
