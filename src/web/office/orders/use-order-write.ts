import { useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import {
  listAdminOrders,
  type markPayment,
  type moveOrder,
  readAdminOrder,
  type StaffOrderDetail,
} from '#contract/orders/staff-orders.ts';
import { useWrite } from '../data/use-write.ts';

type OrderWrite = typeof moveOrder | typeof markPayment;
/** The versions that an order has had by one's own writes, the newest last. */
type OwnVersions = readonly number[];

/** What is still being written, and what came of it, by the order. */
const running = new Map<number, Promise<OwnVersions>>();

/**
 * Writes of one order from one window go one after the other. A press may follow another before its answer is shown: it is
 * then sent with the version that one's own write has left, as it is no conflict with oneself. Throws the `Refusal`.
 */
export function useOrderWrite<E extends OrderWrite>(endpoint: E) {
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(endpoint, [listAdminOrders, readAdminOrder]);
  async function write(
    { id, version }: { id: number; version: number },
    more: Omit<InputOf<E>, 'id' | 'version'>,
  ): Promise<void> {
    const before = running.get(id) ?? Promise.resolve([]);
    const run = before.then(async (versions) => {
      const newest = versions.includes(version) ? versions.at(-1) : version;
      const fresh = (await send({ id, version: newest, ...more } as InputOf<E>)) as StaffOrderDetail;
      queries.setQueryData([readAdminOrder.name, { id }], fresh);
      return [...versions, version, fresh.version];
    });
    // Refused, the next one is sent with what is shown.
    running.set(
      id,
      run.catch(() => []),
    );
    await run;
  }
  return { write, isBusy };
}
