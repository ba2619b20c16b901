import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { listAdminOrders, moveOrder, readAdminOrder, type StaffOrder } from '#contract/orders/staff-orders.ts';
import { givesStockBack, type StaffStatus } from '#domain/order/status.ts';
import { useWrite } from '../../data/use-write.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { reasonToSend } from '../reason-field.tsx';

export type MoveFailure = { order: StaffOrder; text: string };

/** Moves many orders, each by a write of its own: what is refused of one holds up no other. */
export function useMoves() {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send } = useWrite(moveOrder);
  const [done, setDone] = useState<number | null>(null);

  /** `reason` as it was typed: of moves that end orders. */
  async function moveAll(orders: readonly StaffOrder[], status: StaffStatus, reason: string): Promise<MoveFailure[]> {
    const failures: MoveFailure[] = [];
    setDone(0);
    for (const [i, order] of orders.entries()) {
      try {
        await send({
          id: order.id,
          version: order.version,
          status,
          ...(givesStockBack(status) && reasonToSend(reason)),
        });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        failures.push({ order, text: failureText(t, error) });
      }
      setDone(i + 1);
    }
    setDone(null);
    // Once at the end: the list would be read anew after every one of them.
    for (const { name } of [listAdminOrders, readAdminOrder]) void queries.invalidateQueries({ queryKey: [name] });
    return failures;
  }
  return { moveAll, done };
}
