import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { returnableGoods } from './returnable.ts';

type Item = StaffOrderDetail['items'][number];
const item = (productId: number, quantity: number, returnedQuantity: number) =>
  ({ productId, productName: `Produit ${productId}`, unit: 'KG', quantity, returnedQuantity }) as Item;

test('a product on several lines is one, less what has come back', () => {
  const items = [item(1, 0.1, 0), item(2, 3, 3), item(1, 0.2, 0.1)];
  expect(returnableGoods({ items })).toEqual([
    { productId: 1, name: 'Produit 1', unit: 'KG', delivered: 0.3, left: 0.2 },
    { productId: 2, name: 'Produit 2', unit: 'KG', delivered: 3, left: 0 },
  ]);
});
