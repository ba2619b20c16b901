import { describe, expect, test } from 'vitest';
import type { StaffStatus } from '#domain/order/status.ts';
import { commonMoves, splitByMove } from './plan-moves.ts';

const order = (status: StaffStatus, ...nextStatuses: StaffStatus[]) => ({ status, nextStatuses });
const pending = order('pending', 'processing', 'cancelled', 'rejected');
const packed = order('processing', 'shipped', 'cancelled');
const done = order('delivered');

describe('orders chosen together', () => {
  test.each([
    ['nowhere', [done], []],
    ['where one may', [done, packed], ['shipped', 'cancelled']],
    ['where any may, each named once', [packed, pending], ['processing', 'shipped', 'cancelled', 'rejected']],
  ])('go %s', (_, orders, expected) => expect(commonMoves(orders)).toEqual(expected));

  test.each([
    ['processing', [pending], [packed, done]],
    ['cancelled', [pending, packed], [done]],
    ['delivered', [], [pending, packed, done]],
  ] as const)('to %s: the others stay', (to, moving, staying) =>
    expect(splitByMove([pending, packed, done], to)).toEqual({ moving, staying }),
  );
});
