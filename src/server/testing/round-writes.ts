import { makeStaff } from './accounts.ts';
import { makeRound, placePacked, stopEvent } from './rounds.ts';
import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

/** The writes of rounds, each with what its entry in the audit says. */
export function roundWrites({
  t,
  shop: { storeId, bread },
  staff,
}: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const place = async () => (await placePacked(t, staff, { storeId, productId: bread })).id;
  const driverOf = async () => (await makeStaff(t, ['CAN_DELIVER_ORDERS'])).customer.id;
  const make = async () => makeRound(t, staff, { storeId, orderIds: [await place()], driverId: await driverOf() });
  const started = async () => {
    const round = await make();
    await t.call('POST', `/rounds/${round.id}/start`, {}, staff);
    const orderId = round.stops[0]?.orderId ?? 0;
    return { id: round.id, events: [stopEvent(orderId, 'absent', { at: t.deps.clock().toISOString() })] };
  };
  return {
    createRound: async () => {
      const body = { store_id: storeId, order_ids: [await place()], driver_id: await driverOf(), float: 20 };
      return change('/rounds', 'round', null, 'status orders driver cashFloat', body);
    },
    updateRound: async () => {
      const { id } = await make();
      return change(`/rounds/${id}`, 'round', id, 'cashFloat', { float: 12.5 });
    },
    deleteRound: async () => {
      const { id } = await make();
      return change(`/rounds/${id}`, 'round', id, 'status orders');
    },
    startRound: async () => {
      const { id } = await make();
      return change(`/rounds/${id}/start`, 'round', id, 'status', {});
    },
    takeRoundEvents: async () => {
      const { id, events } = await started();
      return change(`/rounds/${id}/events`, 'round', id, 'items', { events });
    },
    finishRound: async () => {
      const { id, events } = await started();
      await t.call('POST', `/rounds/${id}/events`, { events }, staff);
      return change(`/rounds/${id}/finish`, 'round', id, 'status cashGiven', { given: 20 });
    },
  };
}
