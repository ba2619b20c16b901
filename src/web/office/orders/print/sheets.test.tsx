import { describe, expect, test } from 'vitest';
import type { PackingSheet } from '#contract/orders/packing.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { AddressLabel } from './address-label.tsx';
import { PackingList } from './packing-list.tsx';

const timeZone = 'Asia/Ho_Chi_Minh';
// On the store's clock it is another day than by the time that is written here.
const slot = { id: 3, start: '2026-11-24T22:30:00Z', end: '2026-11-25T00:30:00Z', timeZone };
const common = { orderNumber: 'A-1', customerName: 'An', customerPhone: '', storeName: 'Marché', type: 'delivery' };
const order = (more: object) => ({ ...common, deliveryNote: null, slot: null, ...more }) as unknown as StaffOrderDetail;
const sheet = (more: object): PackingSheet => ({
  ...common,
  orderId: 1,
  storeId: 1,
  timeZone,
  slot: null,
  note: null,
  substitution: null,
  total: 5,
  dueAmount: 0,
  lines: [],
  ...(more as Partial<PackingSheet> & { type: 'delivery' }),
});
const line = (name: string, more: Partial<PackingSheet['lines'][number]> = {}): PackingSheet['lines'][number] => ({
  id: name.length,
  productId: name.length,
  name,
  picture: null,
  barcode: null,
  storageType: 'dry',
  aisle: 'Aisle 1',
  category: null,
  shelf: null,
  quantity: 1,
  unit: 'P',
  weighed: false,
  substitution: null,
  ...more,
});

const written = async (what: 'packing' | 'label', more: object) =>
  readText(
    await renderPart(what === 'packing' ? <PackingList sheet={sheet(more)} /> : <AddressLabel order={order(more)} />),
  );

describe.each(['packing', 'label'] as const)('what is printed: %s', (what) => {
  test.each(['delivery', 'pickup'] as const)('says the time slot of a %s by the clock of the store', async (type) =>
    expect(await written(what, { slot, type })).toContain('Wednesday 25 November, 05:30 – 07:30'),
  );
  test('says nothing of a time slot where there is none', async () =>
    expect(await written(what, {})).not.toContain('Time slot'));
});

test('the packing list says what to do where something has run out', async () => {
  expect(await written('packing', { substitution: 'ask_me' })).toContain('If something has run out: Ask the customer');
  expect(await written('packing', {})).not.toContain('If something has run out');
});

test('the packing list is in parts by storage and aisle, in the order in which it came', async () => {
  const lines = [
    line('Water', { quantity: 6, barcode: '3017620422003' }),
    line('Rice', { aisle: 'Aisle 2', shelf: 'A10', substitution: 'refund' }),
    line('Fish', { storageType: 'refrigerated', aisle: null }),
    line('Ice', { storageType: 'frozen', aisle: null, category: 'CONGELE', quantity: 1.5, unit: 'KG' }),
  ];
  const text = await written('packing', { lines, total: 12, dueAmount: 4 });
  const said = ['Room temperature · Aisle 1', 'Water', '3017620422003', 'Room temperature · Aisle 2', 'Rice'].concat([
    'Do not replace',
    'A10',
    'Refrigerated · Other',
    'Fish',
    'Frozen · Frozen',
    '1.5 kg',
    'Ice',
    'Still due: €4.00',
  ]);
  const at = said.map((one) => text.replaceAll('\u00a0', ' ').indexOf(one));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});
