import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/staff-customers.ts';
import * as notesCalls from '#contract/office/notes.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { customerChange } from '../customer-change.ts';
import { deleteCustomer } from '../profile/customer-profiles.ts';
import { selectProfiles } from '../read-profile.ts';
import { addCustomerNote } from './add-customer-note.ts';
import { createCustomer } from './create-customer.ts';
import { requireCustomerDetail } from './customer-detail.ts';
import { giveCredit } from './give-credit.ts';
import { selectCustomers } from './select-customers.ts';
import { updateCustomer } from './update-customer.ts';

/** What staff see of customers, and change. */
export async function staffCustomerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const own = ({ id }: { id: number }) => requireCustomerDetail(db, id, config.decimals);
  await implement(app, deps, calls.listCustomers, ({ input: { per_page: perPage, ...asked }, decimals }) =>
    selectCustomers(db, { ...asked, perPage }, decimals),
  );
  await implement(app, deps, calls.searchCustomers, ({ input: { per_page: perPage, q, ...asked }, decimals }) =>
    selectCustomers(db, { ...asked, perPage, search: q }, decimals),
  );
  await implement(app, deps, calls.readCustomer, { own, handle: async ({ own }) => own });
  await implementWrite(app, deps, calls.createCustomer, async ({ input, ...call }) => {
    const customer = await requireCustomerDetail(call.tx, await createCustomer(deps, call, input), call.decimals);
    await call.audit(customerChange(null, customer));
    return customer;
  });
  await implementWrite(app, deps, calls.updateCustomer, {
    own,
    handle: async ({ input, ...call }) => {
      const before = await updateCustomer(deps, call, input);
      const customer = await requireCustomerDetail(call.tx, input.id, call.decimals);
      const change = customerChange(before, customer);
      const isRefused = before.wholesaleRequested && input.wholesaleRequested === false;
      const reason = isRefused && input.refusalReason ? { refusalReason: input.refusalReason } : {};
      await call.audit({ ...change, after: { ...change.after, ...reason } });
      return customer;
    },
  });
  await implementWrite(app, deps, calls.giveCredit, {
    own,
    handle: async ({ input, ...call }) => {
      await giveCredit(call, input);
      return requireCustomerDetail(call.tx, input.id, call.decimals);
    },
  });
  await implementWrite(app, deps, notesCalls.addCustomerNote, {
    own,
    handle: ({ input, ...call }) => addCustomerNote(call, input),
  });
  await implementWrite(app, deps, calls.deleteCustomer, {
    own,
    handle: ({ input, ...call }) => deleteCustomer(call, input.id),
  });
  await implement(app, deps, calls.listCustomerProfiles, ({ input: { page, limit }, decimals }) =>
    selectProfiles(db, { page, perPage: limit }, decimals),
  );
}
