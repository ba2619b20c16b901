import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { ordersList } from '../orders/orders-list.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { countOf } from './use-list.ts';

function Count({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
  const page = { items: [], total, totalIsCapped, totalPage: 1, page: 1, perPage: 10 };
  return <p>{countOf(ordersList, useOfficeT(), page)}</p>;
}

test.each([
  [12, false, '12 orders'],
  [1000, false, '1,000 orders'],
  [1000, true, 'More than 1,000 orders: only the newest are shown'],
  [10_000, true, 'More than 10,000 orders'],
])('%i rows, capped %s', async (total, totalIsCapped, text) => {
  const shown = await renderPart(<Count total={total} totalIsCapped={totalIsCapped} />, { language: 'en' });
  expect(readText(shown).trim()).toBe(text);
});
