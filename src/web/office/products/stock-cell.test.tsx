import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { StockCell } from './stock-cell.tsx';

const inStore = (quantityInStock: number, price: number | null = 2) =>
  ({ price, quantityInStock }) as StaffProduct['stores'][number];
const Cell = ({ stores }: { stores: StaffProduct['stores'] }) => (
  <StockCell
    product={{ quantityInStock: stores[0]?.quantityInStock ?? 0, stores }}
    at={{ t: useOfficeT(), format: useFormat() }}
  />
);

test.each([
  ['one store', [inStore(12)], '12'],
  ['one of two that sells it', [inStore(12), inStore(7, null)], '12'],
  ['three that sell it', [inStore(0.1), inStore(0.2), inStore(1000)], '0.1 · 1,000.3 in 3 stores'],
])('the stock of %s', async (_, stores, text) => {
  expect(readText(await renderPart(<Cell stores={stores} />, { language: 'en' })).trim()).toBe(text);
});
