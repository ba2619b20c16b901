import { Refusal } from '#contract/errors.ts';
import { areWithin, type StaffStores } from '#domain/access/staff-stores.ts';
import { roleForTask } from '#domain/tasks/task.ts';
import { and, eq } from '#server/db/sql.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import type { Deps } from '#server/deps.ts';
import { admitStaff } from '#server/http/call/admit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { TaskRow } from '#server/services/tasks/add-task.ts';

/**
 * A task that this account has asked for. Throws `notFound` for another account's, and what `admitStaff` throws when the
 * account no longer has the role of the kind; `forbidden` also where it is of stores that the account is no longer there for.
 */
export async function findOwnTask(
  { db, flags }: Pick<Deps, 'db' | 'flags'>,
  { id, who }: { id: number; who: Pick<Identity, 'customerId' | 'roles' | 'storeIds' | 'hasSecondFactor' | 'apiKey'> },
): Promise<TaskRow> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.accountId, who.customerId)));
  if (!row) throw new Refusal('notFound');
  admitStaff({ flags }, roleForTask(row.kind), who);
  const { storeIds = null } = row.input as { storeIds?: StaffStores };
  if (!areWithin(storeIds, who.storeIds)) throw new Refusal('forbidden');
  return row;
}
