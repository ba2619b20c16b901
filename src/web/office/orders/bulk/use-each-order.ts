import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import {
  listAdminOrders,
  type markPayment,
  type moveOrder,
  readAdminOrder,
  type StaffOrder,
  type StaffOrderDetail,
} from '#contract/orders/staff-orders.ts';
import { useWrite } from '../../data/use-write.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';

type OrderWrite = typeof moveOrder | typeof markPayment;
export type OrderFailure = { order: StaffOrder; text: string };
/** What came of it: why some were refused, and every order as it now stands, where that was answered. */
export type EachDone = { failures: OrderFailure[]; fresh: StaffOrder[] };

/** Writes many orders, each by a call of its own: what is refused of one holds up no other. `done` counts them meanwhile. */
export function useEachOrder<E extends OrderWrite>(endpoint: E) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send } = useWrite(endpoint);
  const [done, setDone] = useState<number | null>(null);

  async function writeEach(orders: readonly StaffOrder[], more: Omit<InputOf<E>, 'id' | 'version'>): Promise<EachDone> {
    const failures: OrderFailure[] = [];
    const fresh: StaffOrder[] = [];
    setDone(0);
    for (const [i, order] of orders.entries()) {
      try {
        const answer = await send({ id: order.id, version: order.version, ...more } as InputOf<E>);
        fresh.push(rowOf(answer as StaffOrderDetail));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        failures.push({ order, text: failureText(t, error) });
        if (error.code === 'conflict') fresh.push(...orderIn(error));
      }
      setDone(i + 1);
    }
    setDone(null);
    // Once at the end: the list would be read anew after every one of them.
    for (const { name } of [listAdminOrders, readAdminOrder]) void queries.invalidateQueries({ queryKey: [name] });
    return { failures, fresh };
  }
  return { writeEach, done };
}

/** The order as the list has it. */
const rowOf = (order: StaffOrderDetail): StaffOrder => ({ ...order, items: order.items.length });

/** A conflict is answered with the order as it stands. */
const orderIn = ({ data }: Refusal): StaffOrder[] => (data ? [rowOf(data as StaffOrderDetail)] : []);
