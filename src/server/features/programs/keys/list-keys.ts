import type { ApiKey } from '#contract/programs/api-keys.ts';
import type { Db } from '#server/db/connection.ts';
import { desc, eq, isNull } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { apiKeys } from '#server/db/tables/programs.ts';

/** The keys that have not been revoked, the newest first, those that have expired too. */
export async function listKeys(db: Db, now: Date): Promise<ApiKey[]> {
  const rows = await db
    .select({ key: apiKeys, makerName: customers.name })
    .from(apiKeys)
    .innerJoin(customers, eq(customers.id, apiKeys.makerId))
    .where(isNull(apiKeys.revokedAt))
    .orderBy(desc(apiKeys.id));
  return rows.map(
    ({ key: { id, name, prefix, scopes, storeIds, createdAt, expiresAt, lastUsedAt, makerId }, makerName }) => ({
      ...{ id, name, prefix, scopes, storeIds },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= now,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      maker: { id: makerId, name: makerName },
    }),
  );
}
