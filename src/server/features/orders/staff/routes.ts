import type { FastifyInstance } from 'fastify';
import { listAdminOrders, moveOrder, readAdminOrder } from '#contract/admin-orders.ts';
import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import { moveOrderTo } from './move-order.ts';
import { selectStaffOrders } from './queries.ts';
import { toStaffDetail } from './staff-view.ts';

export async function adminOrderRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(
    app,
    deps,
    listAdminOrders,
    ({ decimals, input: { per_page, search, status, storeId, type, ...asked } }) =>
      selectStaffOrders(deps.db, { ...asked, perPage: per_page, search, status, storeId, type }, decimals),
  );
  const findOrder = async ({ id }: { id: number }) => {
    const order = await selectOrder(deps.db, id);
    // A draft is its customer's own affair.
    if (!order || order.status === 'draft') throw new Refusal('notFound');
    return order;
  };
  await implement(app, deps, readAdminOrder, {
    own: findOrder,
    handle: async ({ own, decimals }) => toStaffDetail(own, decimals),
  });
  await implementWrite(app, deps, moveOrder, {
    own: findOrder,
    handle: ({ input, ...call }) => moveOrderTo(call, input.id, input.status),
  });
}
