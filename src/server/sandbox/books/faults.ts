import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/**
 * What goes wrong with a call. `timeout`: it is done, and no answer ever comes; `lost`: it is done, and the connection is cut
 * instead of the answer; `cut`: cut before anything is done; `fail`: 500, nothing is done, kept under the key; `failDone`: 500
 * though it is done, kept under the key; `busy`: 429.
 */
export const faultKinds = ['timeout', 'lost', 'cut', 'fail', 'failDone', 'busy'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The next call whose method and path contain `call` (`POST /v1/refunds`, `/capture`) goes wrong so, once. */
export async function plantFault(db: Db, call: string, kind: FaultKind): Promise<void> {
  await db.execute(sql`insert into payment_sandbox.faults (call, kind) values (${call}, ${kind})`);
}

export async function takeFault(db: Db, called: string): Promise<FaultKind | null> {
  const taken = await db.execute(sql`delete from payment_sandbox.faults where id = (
    select id from payment_sandbox.faults where position(call in ${called}) > 0 order by id limit 1 for update skip locked)
    returning kind`);
  return rowsOf<{ kind: FaultKind }>(taken)[0]?.kind ?? null;
}
