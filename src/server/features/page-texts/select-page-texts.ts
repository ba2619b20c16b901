import { toPage } from '#contract/page.ts';
import type { PageTextKey } from '#domain/pages/page-text.ts';
import type { Db } from '#server/db/connection.ts';
import { count, desc, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { type StoredText, toStaffText } from './shown-text.ts';

/** The newest version of each page that staff have changed. */
export async function selectPageTexts(db: Db): Promise<Map<PageTextKey, StoredText>> {
  const rows = await db
    .selectDistinctOn([pageTexts.key])
    .from(pageTexts)
    .orderBy(pageTexts.key, desc(pageTexts.version));
  return new Map(rows.map((row) => [row.key, row]));
}

/** The versions of a page's text, the newest first; before the first one stands the program's own. */
export async function selectVersions(db: Db, key: PageTextKey, query: { page: number; perPage: number }) {
  const isOfKey = eq(pageTexts.key, key);
  const [counted] = await db.select({ total: count() }).from(pageTexts).where(isOfKey);
  const rows = await db
    .select({ row: pageTexts, name: customers.name, email: customers.email })
    .from(pageTexts)
    .leftJoin(customers, eq(customers.id, pageTexts.changedBy))
    .where(isOfKey)
    .orderBy(desc(pageTexts.version))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const items = rows.map(({ row, name, email }) => ({
    ...toStaffText(key, row),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
    changedByName: name || email,
  }));
  return toPage(items, counted?.total ?? 0, query);
}

/**
 * What replaces in a text `{{name}}` (the legal one), `{{shop}}`, `{{email}}`, `{{contact}}` (email and telephone, those
 * that there are) and `{{year}}` (of the founding, if set).
 */
export async function selectValues(db: Db): Promise<Record<string, string>> {
  const [row] = await db.select().from(shop);
  const { legalName, name, email, phone, foundedIn } = row ?? unnamedShop;
  const contact = [email, phone.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
  return { name: legalName, shop: name, email, contact, year: `${foundedIn ?? ''}` };
}
