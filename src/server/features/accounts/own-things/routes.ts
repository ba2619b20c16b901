import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/own-things.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { removeKeptCard } from './remove-kept-card.ts';
import { addPayment, deletePayment, findPayment, listPayments, updatePayment } from './saved-payments.ts';
import { addAddress, deleteAddress, findAddress, listAddresses, updateAddress } from './shipping-addresses.ts';

export async function ownThingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  // Reading stores the first address: it needs a transaction.
  await implement(app, deps, calls.listShippingAddresses, ({ who }) =>
    db.transaction((tx) => listAddresses(tx as unknown as typeof db, who.customerId)),
  );
  await implementWrite(app, deps, calls.addShippingAddress, ({ tx, who, input }) =>
    addAddress(tx, who.customerId, input),
  );
  await implementWrite(app, deps, calls.updateShippingAddress, {
    own: ({ id, who }) => findAddress(db, who.customerId, id),
    handle: ({ tx, who, input }) => updateAddress(tx, who.customerId, input),
  });
  await implementWrite(app, deps, calls.deleteShippingAddress, {
    own: ({ id, who }) => findAddress(db, who.customerId, id),
    handle: ({ tx, who, input }) => deleteAddress(tx, who.customerId, input.id),
  });

  await implement(app, deps, calls.listSavedPayments, ({ who }) => listPayments(db, who.customerId));
  await implementWrite(app, deps, calls.addSavedPayment, ({ tx, who, input }) => addPayment(tx, who.customerId, input));
  await implementWrite(app, deps, calls.updateSavedPayment, {
    own: ({ id, who }) => findPayment(db, who.customerId, id),
    handle: ({ tx, who, input }) => updatePayment(tx, who.customerId, input),
  });
  await implementWrite(app, deps, calls.deleteSavedPayment, {
    own: ({ id, who }) => findPayment(db, who.customerId, id),
    before: async ({ who, input }) => {
      const { keptBy } = await findPayment(db, who.customerId, input.id);
      if (keptBy !== null) await removeKeptCard(deps, keptBy);
    },
    handle: ({ tx, who, input }) => deletePayment(tx, who.customerId, input.id),
  });

  await implement(app, deps, calls.readPreferences, ({ who }) => readPreferences(db, who.customerId));
  await implementWrite(app, deps, calls.writePreferences, ({ tx, who, input, now }) =>
    changePreferences(tx, who.customerId, input, now),
  );
}
