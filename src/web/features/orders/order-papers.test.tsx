import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { OrderPapers } from './order-papers.tsx';

const slot = { id: 1, start: '2026-11-24T09:00:00Z', end: '2026-11-24T11:00:00Z', cutOff: '2026-11-24T07:00:00Z' };
const order = { id: 7, orderNumber: 'P-26-ABC', status: 'submitted', slot: null, invoiceNumber: null, creditNotes: [] };
const labelsOf = async (more: object) => {
  const html = await renderPart(<OrderPapers order={{ ...order, ...more } as unknown as Order} />);
  return [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label = '']) => label);
};

test.each([
  ['without a time and not delivered', {}, []],
  ['with a time', { slot }, ['Add to calendar']],
  ['delivered', { slot, status: 'completed', invoiceNumber: 'F2026-000001' }, ['Download the invoice']],
  ['cancelled', { slot, status: 'cancelled' }, []],
])('an order %s has these files', async (_, more, labels) => {
  expect(await labelsOf(more)).toEqual(labels);
});

test('each credit note is a file of its own', async () => {
  const creditNotes = [
    { number: 'A2026-000001', total: 2.2, issuedAt: '2026-11-24T09:00:00Z' },
    { number: 'A2026-000002', total: 1, issuedAt: '2026-11-25T09:00:00Z' },
  ];
  const labels = await labelsOf({ status: 'completed', invoiceNumber: 'F2026-000001', creditNotes });
  expect(labels).toEqual([
    'Download the invoice',
    'Download the credit note A2026-000001 (€2.20)',
    'Download the credit note A2026-000002 (€1.00)',
  ]);
});
