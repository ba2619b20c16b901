import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/recalls/recalls.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { serverWords } from '#server/words/server-words.ts';
import { buyersFile } from './buyers-file.ts';
import { makeRecall, readScope } from './create-recall.ts';
import { findBuyers } from './find-buyers.ts';
import { findRecall, selectFound, selectRecalls, toFound, toRecall } from './select-recalls.ts';

/** Throws `forbidden` for whoever does not manage orders: buyers are named here. */
function requireOrders({ roles }: Identity): void {
  if (!roles.includes('CAN_MANAGE_ORDERS')) throw new Refusal('forbidden');
}

/** Recalls of products: who got them, and the mails that tell them. */
export async function recallRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const own = (query: { id: number; who: Identity }) => {
    requireOrders(query.who);
    return findRecall(db, query);
  };
  await implement(app, deps, calls.previewRecall, async ({ input, who }) => {
    requireOrders(who);
    const scope = await readScope(db, input, who);
    return toFound(db, scope.productId, await findBuyers(db, scope));
  });
  await implementWrite(app, deps, calls.createRecall, async ({ input, ...call }) => {
    requireOrders(call.who);
    const { row, isNew, before, after } = await makeRecall(call, input);
    const { productId, storeIds, fromDay: validFrom, toDay: validTo, reason, lot: note } = row;
    await call.audit({
      thing: 'recall',
      id: row.id,
      label: Object.values(row.productNames)[0] ?? null,
      before: isNew ? null : { orders: before },
      after: isNew ? { productId, storeIds, validFrom, validTo, reason, note, orders: after } : { orders: after },
    });
    return toRecall(call.tx, row, { storeIds: call.who.storeIds, language: call.language });
  });
  await implement(app, deps, calls.listRecalls, ({ input: { page, per_page: perPage }, who, language }) => {
    requireOrders(who);
    return selectRecalls(db, { page, perPage }, { storeIds: who.storeIds, language });
  });
  await implement(app, deps, calls.readRecall, {
    own,
    handle: ({ own: row, who, language }) => toRecall(db, row, { storeIds: who.storeIds, language }),
  });
  await implement(app, deps, calls.readRecallBuyers, {
    own,
    handle: async ({ own: row, who, language, decimals }) => {
      const found = (await selectFound(db, [row.id], who)).get(row.id) ?? [];
      return {
        content: buyersFile(found, { language, decimals }),
        type: 'text/csv; charset=utf-8',
        name: `${serverWords[language].recallSheet.fileName} ${row.id}.csv`,
      };
    },
  });
}
