import type { Db } from '#server/db/connection.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { mailsOf } from './mails-of.ts';
import { personalTables } from './personal-tables.ts';

/** All that the shop keeps about an account, by area; without what would open it (hashes, secrets, tokens). */
export async function exportAccount(db: Db, customerId: number, now: Date): Promise<Record<string, unknown>> {
  const areas: Record<string, unknown> = { exportedAt: now.toISOString() };
  for (const { table, of, exported } of personalTables)
    if (typeof exported === 'object')
      areas[exported.as] = await db.select(exported.columns).from(table).where(of(customerId));
  areas.mails = await db
    .select({ kind: outbox.kind, createdAt: outbox.createdAt, sentAt: outbox.doneAt })
    .from(outbox)
    .where(mailsOf(customerId));
  return areas;
}
