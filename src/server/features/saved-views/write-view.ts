import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { addSavedView, SavedView, updateSavedView } from '#contract/office/saved-views.ts';
import { listsOf } from '#domain/access/staff-lists.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { savedViews } from '#server/db/tables/office-settings.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { seenBy, toView, type ViewRow } from './select-views.ts';

type ViewWrite = { tx: Db; who: Identity; audit: Audit };
/** How many views an account may save. */
const mostViews = 100;

/** Saves a view. Throws `forbidden` for a list that the caller may not open, `invalid` beyond a hundred views. */
export async function addView({ tx, who, audit }: ViewWrite, input: ParsedOf<typeof addSavedView>): Promise<SavedView> {
  if (!listsOf(who.roles).includes(input.list)) throw new Refusal('forbidden');
  // Without the lock two requests could both add the hundredth view.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, who.customerId)).for('no key update');
  if ((await tx.$count(savedViews, eq(savedViews.ownerId, who.customerId))) >= mostViews)
    throw invalidFields({ '': 'validation.tooMany' });
  const [row] = await tx
    .insert(savedViews)
    .values({ ...input, ownerId: who.customerId })
    .returning();
  if (!row) throw new Error('The view was not written');
  await record(audit, null, row);
  return toView(row, who);
}

/** Changes a view. Throws `notFound`, `forbidden`, and `conflict` with the fresh view for a stale version. */
export async function changeView(
  { tx, who, audit }: ViewWrite,
  { id, version, ...input }: ParsedOf<typeof updateSavedView>,
): Promise<SavedView> {
  const before = await lockView(tx, who, id);
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: toView(before, who) });
  const [after] = await tx
    .update(savedViews)
    .set({ ...input, version: sql`${savedViews.version} + 1` })
    .where(eq(savedViews.id, id))
    .returning();
  if (!after) throw new Refusal('notFound');
  await record(audit, before, after);
  return toView(after, who);
}

/** Deletes a view. Throws `notFound`, `forbidden`. */
export async function deleteView({ tx, who, audit }: ViewWrite, id: number): Promise<null> {
  const before = await lockView(tx, who, id);
  await tx.delete(savedViews).where(eq(savedViews.id, id));
  await record(audit, before, null);
  return null;
}

/** Throws `notFound` for a view that the caller does not see. */
export async function findView(db: Db, who: Identity, id: number): Promise<ViewRow> {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), seenBy(who)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** A view that the caller may change: one's own, or a shared one for who edits the configuration. */
async function lockView(tx: Db, who: Identity, id: number): Promise<ViewRow> {
  await tx.select({ id: savedViews.id }).from(savedViews).where(eq(savedViews.id, id)).for('update');
  const row = await findView(tx, who, id);
  const mayChange = row.ownerId === who.customerId || who.roles.includes('CAN_EDIT_FEATURES_CONFIGURATION');
  if (!mayChange) throw new Refusal('forbidden');
  return row;
}

function record(audit: Audit, before: ViewRow | null, after: ViewRow | null): Promise<void> {
  const { id = 0, ownerId = 0, name = '' } = after ?? before ?? {};
  const about = { customerId: ownerId };
  return audit({ thing: 'savedView', id, name, about, before: recorded(before), after: recorded(after) });
}

const recorded = (row: ViewRow | null) =>
  row && { list: row.list, name: row.name, query: row.query, columns: row.columns, shared: row.shared };
