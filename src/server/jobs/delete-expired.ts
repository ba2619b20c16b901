import { readdir, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { and, isNotNull, isNull, lt, or, sql } from '#server/db/sql.ts';
import { accountTokens, signInChallenges } from '#server/db/tables/account-tokens.ts';
import { rateLimits, refreshTokens, sessions } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { idempotencyKeys, outbox } from '#server/db/tables/outbox.ts';
import { webhookDeliveries } from '#server/db/tables/programs.ts';
import { searchMisses } from '#server/db/tables/searches.ts';
import { passkeyChallenges, providerSignIns } from '#server/db/tables/sign-in-means.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import type { Deps } from '#server/deps.ts';
import { deleteOldImports, deleteUnnamedFiles } from '#server/features/imports/delete-old-imports.ts';
import { eraseClosedOrders } from '#server/services/order/erase-orders.ts';
import { forgetPickers } from '#server/services/picking/forget-pickers.ts';
import { trimCatalogueChanges } from '#server/services/shelf/log-changes.ts';
import { deleteOldTasks } from './tasks/delete-old-tasks.ts';

/**
 * Deletes the mails and SMS that were written as files into a folder: those with one of the names (without ending), and
 * every file that was written before `before`, whatever wrote it (a test mail has no entry in the outbox).
 */
async function deleteSentFiles(folder: string, names: ReadonlySet<string>, before: Date): Promise<void> {
  for (const file of await filesIn(folder)) {
    const path = join(folder, file);
    if (names.has(parse(file).name) || (await isOlder(path, before))) await rm(path, { force: true });
  }
}

/** None where there is no folder: a shop that sends by SMTP_URL has none. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < before;
  } catch (error) {
    // Another process has deleted it, or what was unfinished has got its name.
    if (isMissing(error)) return false;
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const day = 86_400_000;
/** Milliseconds that rows and files are kept. */
const kept = {
  // As long as the entries of the outbox that name them: whose mail it was must be known when an account is erased.
  accountTokens: 91 * day,
  catalogueChanges: day,
  // Three years after the last contact (CNIL, reference on commercial management).
  contactMessages: 3 * 365 * day,
  idempotencyKeys: 2 * day,
  // An import may be undone for 30 days.
  imports: 31 * day,
  // Long enough to see and undo a flood of orders.
  networksOfOrders: 30 * day,
  // Who picked what is told apart for as long as somebody may ask about an order of it.
  namesOfPickers: 30 * day,
  outboxEntries: 90 * day,
  searchMisses: 90 * day,
  slotHolds: day,
  sessions: 30 * day,
  tasks: 7 * day,
  unfinishedFiles: day,
  webhookDeliveries: 30 * day,
};

/**
 * Deletes rows and files that nobody can ask for any more. The statements are repeatable, so that several processes may run them
 * at the same time. Vacuums the embedded database, which has no autovacuum.
 */
export async function deleteExpired(
  deps: Pick<Deps, 'db' | 'connection' | 'files' | 'config'>,
  now: Date,
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await deps.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(kept.idempotencyKeys)));
  const sent = await deps.db
    .delete(outbox)
    .where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, before(kept.outboxEntries))))
    .returning({ id: outbox.id, kind: outbox.kind });
  // A crash before this leaves files that go by their age.
  const names = new Set(sent.map(({ id, kind }) => `${id}-${kind}`));
  await deleteSentFiles(join(deps.config.dataDir, 'outbox'), names, before(kept.outboxEntries));
  const lastContact = sql`coalesce(${contactMessages.handledAt}, ${contactMessages.createdAt})`;
  await deps.db.delete(contactMessages).where(lt(lastContact, before(kept.contactMessages).toISOString()));
  await deps.db.delete(searchMisses).where(lt(searchMisses.lastAt, before(kept.searchMisses)));
  await deps.db
    .delete(slotPlaces)
    .where(and(isNull(slotPlaces.orderId), lt(slotPlaces.expiresAt, before(kept.slotHolds))));
  await deps.db
    .update(orders)
    .set({ network: null, version: sql`${orders.version}` })
    .where(and(isNotNull(orders.network), lt(orders.submittedAt, before(kept.networksOfOrders))));
  await forgetPickers(deps.db, before(kept.namesOfPickers));
  await deps.db.transaction((tx) => eraseClosedOrders(tx as unknown as typeof deps.db, now));
  await deleteOldTasks(deps, before(kept.tasks));
  await deleteOldImports(deps, before(kept.imports));
  await deleteUnnamedFiles(deps, before(kept.unfinishedFiles));
  await deps.files.deleteUnfinished(before(kept.unfinishedFiles));
  await trimCatalogueChanges(deps.db, before(kept.catalogueChanges));
  await deps.db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before(kept.webhookDeliveries)));
  await deps.db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await deps.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await deps.db.delete(accountTokens).where(lt(accountTokens.expiresAt, before(kept.accountTokens)));
  for (const table of [signInChallenges, passkeyChallenges, providerSignIns])
    await deps.db.delete(table).where(lt(table.expiresAt, now));
  await deps.db
    .delete(sessions)
    .where(
      or(
        lt(sessions.revokedAt, before(kept.sessions)),
        and(
          lt(sessions.createdAt, before(kept.sessions)),
          sql`not exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})`,
        ),
      ),
    );
  if (deps.connection.kind === 'embedded') await deps.connection.vacuum();
}
