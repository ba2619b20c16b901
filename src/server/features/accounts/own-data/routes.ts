import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts/profile.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';
import { clearRefreshCookie } from '../refresh-cookie.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

export async function ownDataRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.exportOwnData, async ({ who, now }) => {
    await limitTries(deps, limits.ownDataExport, String(who.customerId));
    const content = Buffer.from(JSON.stringify(await exportAccount(deps.db, who.customerId, now), null, 2));
    return { content, type: 'application/json', name: 'panier-my-data.json' };
  });
  await implementWrite(app, deps, calls.eraseOwnData, async ({ who, ...call }) => {
    await eraseAccount(call, who.customerId);
    clearRefreshCookie(call.reply, deps.config);
    return null;
  });
}
