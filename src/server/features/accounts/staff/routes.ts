import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/staff-customers.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { deleteCustomer } from '../profile/customer-profiles.ts';
import { selectProfiles } from '../read-profile.ts';
import { createCustomer } from './create-customer.ts';
import { requireCustomer, selectCustomers } from './select-customers.ts';
import { updateCustomer } from './update-customer.ts';

/** What staff see of customers, and change. */
export async function staffCustomerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const own = ({ id }: { id: number }) => requireCustomer(db, id, config.decimals);
  await implement(app, deps, calls.listCustomers, ({ input: { per_page: perPage, ...asked }, decimals }) =>
    selectCustomers(db, { ...asked, perPage }, decimals),
  );
  await implement(app, deps, calls.searchCustomers, ({ input: { per_page: perPage, q, ...asked }, decimals }) =>
    selectCustomers(db, { ...asked, perPage, search: q }, decimals),
  );
  await implement(app, deps, calls.readCustomer, { own, handle: async ({ own }) => own });
  await implementWrite(app, deps, calls.createCustomer, async ({ input, ...call }) =>
    requireCustomer(call.tx, await createCustomer(deps, call, input), call.decimals),
  );
  await implementWrite(app, deps, calls.updateCustomer, {
    own,
    handle: async ({ input, ...call }) => {
      await updateCustomer(deps, call, input);
      return requireCustomer(call.tx, input.id, call.decimals);
    },
  });
  await implementWrite(app, deps, calls.deleteCustomer, {
    own,
    handle: ({ input, ...call }) => deleteCustomer(call, input.id),
  });
  await implement(app, deps, calls.listCustomerProfiles, ({ input: { page, limit }, decimals }) =>
    selectProfiles(db, { page, perPage: limit }, decimals),
  );
}
