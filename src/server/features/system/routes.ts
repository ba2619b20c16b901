import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/shop/system.ts';
import type { Deps } from '#server/deps.ts';
import { claimKey, isKnownKey } from '#server/http/call/idempotency.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';
import { readSetup } from './read-setup.ts';
import { readState } from './read-state.ts';
import { sendTestMail } from './send-test-mail.ts';

/** Seconds for which a key is claimed: sending ends well before. */
const claimSeconds = 60;

/** How the shop itself is doing, for who runs it. */
export async function systemRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readSystemState, () => readState(deps));
  await implement(app, deps, calls.readSetupState, async () => readSetup(deps.connection, await deps.flags.read()));
  await implementWrite(app, deps, calls.sendTestMail, {
    // This runs outside a transaction: a slow mail server must not keep others waiting for locks.
    before: async ({ input, language, who, request, now }) => {
      const { customerId } = who;
      const isSent = () => isKnownKey(deps.db, request, who);
      if (await isSent()) return null;
      await limitTries(deps, limits.testMail, String(customerId));
      const isOurs = await claimKey(deps.db, request, { who, now, seconds: claimSeconds });
      // The request with the same key may have ended between the two.
      if (await isSent()) return null;
      if (!isOurs) throw new Refusal('twinRunning');
      return sendTestMail(deps, { to: input.to, language });
    },
    handle: async ({ prepared, audit }) => {
      const { handedOver, by, error } = prepared ?? { handedOver: false, by: 'files' as const, error: null };
      await audit({ thing: 'testMail', id: 1, before: null, after: { handedOver, by } });
      return { handedOver, by, error };
    },
  });
}
