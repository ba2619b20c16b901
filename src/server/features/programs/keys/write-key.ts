import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/programs/api-keys.ts';
import type { MadeApiKey } from '#contract/programs/api-keys.ts';
import { latestExpiry, scopesFor } from '#domain/access/api-scopes.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import { apiKeys } from '#server/db/tables/programs.ts';
import { makeApiKey } from '#server/services/session/api-key.ts';
import { type ProgramWrite, requireStores } from '../require-stores.ts';

/**
 * Makes a key. Throws `forbidden` for scopes and stores that its maker has not, `invalid` on `expires_at` for a time that is
 * over or later than two years, and on `store_ids` for a store that is not there.
 */
export async function createKey(
  { tx, now, who, audit }: ProgramWrite,
  { name, scopes, store_ids: storeIds, expires_at }: ParsedOf<typeof calls.createApiKey>,
): Promise<MadeApiKey> {
  const expiresAt = new Date(expires_at);
  if (expiresAt <= now || expiresAt > latestExpiry(now)) throw invalidFields({ expires_at: 'programs.expiry' });
  const own = scopesFor(who.roles);
  if (scopes.some((scope) => !own.includes(scope))) throw new Refusal('forbidden');
  await requireStores(tx, who, storeIds);
  const { key, prefix, hash } = makeApiKey();
  const row = { name, prefix, scopes, storeIds, expiresAt };
  const [made] = await tx
    .insert(apiKeys)
    .values({ ...row, hash, makerId: who.customerId, createdAt: now })
    .returning({ id: apiKeys.id });
  if (!made) throw new Error('the key was not written');
  await audit({ thing: 'apiKey', id: made.id, label: name, before: null, after: recorded(row) });
  return { id: made.id, name, key, prefix, scopes, storeIds, expiresAt: expiresAt.toISOString() };
}

/** Revokes a key that has not been revoked. Throws `notFound`. */
export async function revokeKey(
  { tx, now, audit }: ProgramWrite,
  { id }: ParsedOf<typeof calls.deleteApiKey>,
): Promise<null> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning();
  if (!row) throw new Refusal('notFound');
  await audit({ thing: 'apiKey', id, label: row.name, before: recorded(row), after: null });
  return null;
}

/** Whether a key of this id may be asked for. Throws `notFound`. */
export async function findKey(db: Db, id: number): Promise<void> {
  const found = await db.$count(apiKeys, and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)));
  if (found === 0) throw new Refusal('notFound');
}

function recorded({ name, scopes, storeIds, expiresAt }: Pick<Row, 'name' | 'scopes' | 'storeIds' | 'expiresAt'>) {
  return { name, scopes, storeIds, expiresAt: expiresAt.toISOString() };
}
type Row = typeof apiKeys.$inferSelect;
