import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { oncePerKey, type RequestKey } from '#server/http/call/idempotency.ts';
import { avatarUrl, keepAvatar } from '#server/media/avatar.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries } from '#server/services/session/limits.ts';

type AvatarRequest = { customerId: number; key: RequestKey | null; now: Date };

/** Sets somebody's picture, and lets go of the one before. Throws `invalid` on `avatar`, `tooMany`, `unavailable`. */
export async function setAvatar(deps: Deps, bytes: Buffer, context: AvatarRequest): Promise<{ avatarUrl: string }> {
  await limitTries(deps, limits.avatar, String(context.customerId));
  const name = await keepAvatar(deps.files, bytes);
  const answer = await write(deps, context, name).catch(async (error: unknown) => {
    await deps.files.delete(name);
    throw error;
  });
  // A repeated request is answered with the first one's picture.
  if (answer.avatarUrl !== avatarUrl(name)) await deps.files.delete(name);
  return answer;
}

async function write(deps: Deps, { customerId, key, now }: AvatarRequest, name: string) {
  let before: string | null = null;
  const answer = await transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
    oncePerKey(tx, key, now, async () => {
      before = await replaceAvatar(tx, customerId, name, now);
      return { avatarUrl: avatarUrl(name) };
    }),
  );
  // Only once it is committed that nobody shows it any more.
  if (before !== null) await deps.files.delete(before);
  return answer;
}

/** Takes somebody's picture away; does nothing where there is none. */
export async function deleteAvatar(deps: Deps, { customerId, key, now }: AvatarRequest): Promise<null> {
  let before: string | null = null;
  await transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
    oncePerKey(tx, key, now, async () => {
      before = await replaceAvatar(tx, customerId, null, now);
      return null;
    }),
  );
  if (before !== null) await deps.files.delete(before);
  return null;
}

/** Answers the name of the file that was the picture until now. */
async function replaceAvatar(tx: Db, customerId: number, name: string | null, now: Date): Promise<string | null> {
  const mine = eq(customers.id, customerId);
  const [row] = await tx.select({ avatar: customers.avatar }).from(customers).where(mine).for('no key update');
  await tx.update(customers).set({ avatar: name, updatedAt: now }).where(mine);
  return row?.avatar ?? null;
}
