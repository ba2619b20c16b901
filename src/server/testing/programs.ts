import { randomUUID } from 'node:crypto';
import type { ApiScope } from '#domain/access/api-scopes.ts';
import { apiKeys } from '#server/db/tables/programs.ts';
import { makeApiKey } from '#server/services/session/api-key.ts';
import type { TestApp } from './test-app.ts';

type KeyTraits = Partial<typeof apiKeys.$inferInsert>;

/** A key of somebody in the database, good for a day by the clock of the app, and the header that sends it. */
export async function makeKey(
  t: TestApp,
  makerId: number,
  scopes: readonly ApiScope[],
  traits: KeyTraits = {},
): Promise<{ id: number; key: string; headers: { authorization: string } }> {
  const { key, prefix, hash } = makeApiKey();
  const now = t.deps.clock();
  const [row] = await t.db
    .insert(apiKeys)
    .values({
      ...{ name: `Key ${randomUUID()}`, prefix, hash, makerId, scopes: [...scopes] },
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      ...traits,
    })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error('the key was not written');
  return { id: row.id, key, headers: { authorization: `Bearer ${key}` } };
}
