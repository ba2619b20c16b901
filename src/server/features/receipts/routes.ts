import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/receipts/receipts.ts';
import { eq } from '#server/db/sql.ts';
import { receipts } from '#server/db/tables/receipts.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { selectDatedGoods } from '#server/services/product/select-dated-goods.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import { bookReceipt, cancelReceipt } from './book-receipt.ts';
import { findReceipt, type ReceiptRow, selectReceipts, toReceipt } from './select-receipts.ts';
import { addReceipt, changeReceipt, lockReceipt, recordedReceipt } from './write-receipt.ts';

/** What suppliers deliver: written down, booked into the stock, taken back, listed by its best-before dates. */
export async function receiptRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const own = (query: { id: number; who: OfStores }) => findReceipt(db, query);
  const entry = ({ id, storeId, noteNumber }: ReceiptRow) => ({
    thing: 'receipt' as const,
    id,
    label: noteNumber,
    storeId,
  });
  await implementWrite(app, deps, calls.createReceipt, async ({ input, ...call }) => {
    const row = await addReceipt(call, input);
    await call.audit({ ...entry(row), before: null, after: await recordedReceipt(call.tx, row) });
    return toReceipt(call.tx, row, call);
  });
  await implement(app, deps, calls.listReceipts, ({ input: { per_page: perPage, ...asked }, who, decimals }) =>
    selectReceipts(db, { ...asked, perPage }, { storeIds: who.storeIds, decimals }),
  );
  await implement(app, deps, calls.listDatedGoods, ({ input: { per_page: perPage, ...asked }, who, language, now }) =>
    selectDatedGoods(db, { ...asked, perPage }, { storeIds: who.storeIds, language, now }),
  );
  await implement(app, deps, calls.readReceipt, {
    own,
    handle: ({ own: row, ...call }) => toReceipt(db, row, call),
  });
  await implementWrite(app, deps, calls.updateReceipt, {
    own,
    handle: async ({ input, ...call }) => {
      const { before, after, row } = await changeReceipt(call, input);
      await call.audit({ ...entry(row), before, after });
      return toReceipt(call.tx, row, call);
    },
  });
  await implementWrite(app, deps, calls.deleteReceipt, {
    own,
    handle: async ({ input, ...call }) => {
      const row = await lockReceipt(call, input, 'draft');
      const before = await recordedReceipt(call.tx, row);
      await call.tx.delete(receipts).where(eq(receipts.id, row.id));
      await call.audit({ ...entry(row), before, after: null });
      return null;
    },
  });
  for (const [endpoint, act] of [
    [calls.bookReceipt, bookReceipt],
    [calls.cancelReceipt, cancelReceipt],
  ] as const)
    await implementWrite(app, deps, endpoint, {
      own,
      handle: async ({ input, ...call }) => {
        const { before, after } = await act(call, input);
        await call.audit({ ...entry(after), before: { status: before.state }, after: { status: after.state } });
        return toReceipt(call.tx, after, call);
      },
    });
}
