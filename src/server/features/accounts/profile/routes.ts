import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/profile.ts';
import type { Deps } from '#server/deps.ts';
import { requestKeyOf } from '#server/http/call/idempotency.ts';
import { type Call, implement, implementWrite, type WriteCall } from '#server/http/call/implement.ts';
import { readProfile } from '../read-profile.ts';
import { requestEmailChange } from '../recovery/request-email-change.ts';
import { deleteCustomer, updateCustomer } from './customer-profiles.ts';
import { newAddress } from './new-address.ts';
import { deleteAvatar, setAvatar } from './set-avatar.ts';
import { updateProfile } from './update-profile.ts';

export async function profileRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, flags } = deps;
  type Update = typeof calls.updateProfile;
  const before = ({ who, input, now }: Call<Update>) => newAddress(deps, who, input.contact_email, now);
  const handle = async (call: WriteCall<Update> & { prepared: string | null }) => {
    const { tx, input, now, decimals, prepared: email } = call;
    const { customerId, sessionId } = call.who;
    await updateProfile(tx, customerId, input, { now, allowsWholesale: flags.isOn('features.wholesaleCustomer') });
    if (email !== null) await requestEmailChange(deps, call, { customerId, email, sessionId });
    return readProfile(tx, customerId, decimals);
  };
  await implementWrite(app, deps, calls.updateProfile, { before, handle });
  await implementWrite(app, deps, calls.updateOwnProfile, { before, handle });
  await implement(app, deps, calls.readOwnProfile, ({ who, decimals }) => readProfile(db, who.customerId, decimals));
  await implement(app, deps, calls.readCustomerProfile, {
    own: ({ id }) => readProfile(db, id, deps.config.decimals),
    handle: async ({ own }) => own,
  });

  await implementWrite(app, deps, calls.updateCustomerProfile, {
    own: ({ id }) => readProfile(db, id, deps.config.decimals),
    handle: ({ input, ...at }) => updateCustomer(deps, at, input),
  });
  await implementWrite(app, deps, calls.deleteCustomerProfile, {
    own: ({ id }) => readProfile(db, id, deps.config.decimals),
    handle: ({ input, ...at }) => deleteCustomer(at, input.id),
  });

  await implement(app, deps, calls.addAvatar, async ({ who, input, request, now }) =>
    setAvatar(deps, Buffer.from(await input.avatar.arrayBuffer()), {
      customerId: who.customerId,
      key: requestKeyOf(request, who),
      now,
    }),
  );
  await implement(app, deps, calls.deleteAvatar, ({ who, request, now }) =>
    deleteAvatar(deps, { customerId: who.customerId, key: requestKeyOf(request, who), now }),
  );
}
