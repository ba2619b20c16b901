import type { SavedView } from '#contract/office/saved-views.ts';
import { type Page, toPage } from '#contract/page.ts';
import { listsOf, type StaffList } from '#domain/access/staff-lists.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, or, sql } from '#server/db/sql.ts';
import { savedViews } from '#server/db/tables/office-settings.ts';
import type { Identity } from '#server/services/session/identity.ts';

type Who = Pick<Identity, 'customerId' | 'roles'>;
type Asked = { list?: StaffList | undefined; page: number; perPage: number };
export type ViewRow = typeof savedViews.$inferSelect;

/** The views that somebody sees: of the lists that their roles open, one's own and the shared ones. */
export const seenBy = ({ customerId, roles }: Who) =>
  and(inArray(savedViews.list, listsOf(roles)), or(eq(savedViews.ownerId, customerId), eq(savedViews.shared, true)));

/** A page of the views that somebody sees, by name. */
export async function selectViews(db: Db, who: Who, { list, ...asked }: Asked): Promise<Page<SavedView>> {
  const where = and(seenBy(who), list && eq(savedViews.list, list));
  const rows = await db
    .select()
    .from(savedViews)
    .where(where)
    .orderBy(sql`lower(${savedViews.name})`, savedViews.id)
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return toPage(
    rows.map((row) => toView(row, who)),
    await db.$count(savedViews, where),
    asked,
  );
}

/** A view as one of staff sees it. */
export function toView({ ownerId, createdAt: _, ...row }: ViewRow, { customerId }: Pick<Who, 'customerId'>): SavedView {
  return { ...row, own: ownerId === customerId };
}
