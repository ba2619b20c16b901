import { expect, test } from 'vitest';
import type { AdminOrderDetail } from '#contract/admin-orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { OrderHistory } from './order-history.tsx';

test('staff read the reason of an end, whoever gave it', async () => {
  const entry = { id: 1, at: '2026-11-25T10:00:00Z', kind: 'move', by: 'Dominique', byId: 2, change: null };
  const history = [
    { ...entry, from: null, to: 'pending', reason: null },
    { ...entry, id: 2, from: 'pending', to: 'rejected', reason: 'Sold out' },
  ];
  const text = readText(await renderPart(<OrderHistory order={{ history } as unknown as AdminOrderDetail} />));
  expect(text).toMatch(/→ Rejected “Sold out” .* Order placed/);
  expect(text.match(/“/g)).toHaveLength(1);
});
