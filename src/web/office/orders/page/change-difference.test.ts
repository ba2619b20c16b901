import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { differencesOf } from './change-difference.ts';

type Item = [productId: number, quantity: number, lineTotal: number];
const order = (...items: Item[]) =>
  ({
    items: items.map(([productId, quantity, lineTotal]) => ({
      productId,
      quantity,
      lineTotal,
      productName: 'x',
      unit: 'P',
    })),
  }) as unknown as StaffOrderDetail;

test.each<[string, Item[], Item[], number[][]]>([
  ['nothing', [[1, 2, 5]], [[1, 2, 5]], []],
  [
    'goods that came',
    [[1, 2, 5]],
    [
      [1, 2, 5],
      [2, 1, 3],
    ],
    [[2, 0, 1, 0, 3]],
  ],
  [
    'goods that went',
    [
      [1, 2, 5],
      [2, 1, 3],
    ],
    [[1, 2, 5]],
    [[2, 1, 0, 3, 0]],
  ],
  [
    'more at another price, in two lines',
    [[1, 0.1, 1]],
    [
      [1, 0.1, 1],
      [1, 0.2, 3],
    ],
    [[1, 0.1, 0.3, 1, 4]],
  ],
])('%s', (_, before, after, expected) =>
  expect(
    differencesOf(order(...before), order(...after)).map((one) => [
      one.productId,
      one.quantityBefore,
      one.quantityAfter,
      one.totalBefore,
      one.totalAfter,
    ]),
  ).toEqual(expected),
);
