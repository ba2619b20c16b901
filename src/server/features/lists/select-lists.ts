import type { SharedList, ShoppingList } from '#contract/cart/lists.ts';
import { Refusal } from '#contract/errors.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { Language } from '#domain/language/language.ts';
import { fromMilli, type Milli, quantityStepMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, type SQL, sql } from '#server/db/sql.ts';
import { shoppingLists as table } from '#server/db/tables/lists.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

type StoredItem = {
  productId: number;
  productName: string;
  quantityMilli: Milli;
  slug: string | null;
  pictureId: string | null;
  unit: Unit | null;
  stepMilli: Milli | null;
};

/** The goods of a list in its order. A product that the shop no longer shows keeps the name that it had last. */
const itemsIn = (language: Language) => sql<StoredItem[]>`(
  select coalesce(json_agg(json_build_object(
    'productId', i.product_id, 'productName', coalesce(t.name, i.product_name), 'quantityMilli', i.quantity_milli,
    'slug', p.slug, 'unit', p.unit, 'stepMilli', p.quantity_step_milli, 'pictureId', (
      select c.picture_id from product_pictures c where c.product_id = p.id order by c.position limit 1)
  ) order by i.position), '[]')
  from shopping_list_items i
  left join products p on p.id = i.product_id and p.visible
  left join product_texts t on t.product_id = p.id and t.language = ${language}
  where i.list_id = ${table}.id)`;

async function select(db: Db, language: Language, where: SQL | undefined): Promise<ShoppingList[]> {
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      version: table.version,
      shareToken: table.shareToken,
      updatedAt: table.updatedAt,
      items: itemsIn(language),
    })
    .from(table)
    .where(where)
    .orderBy(desc(table.id));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString(), items: row.items.map(toItem) }));
}

function toItem({ quantityMilli, pictureId, stepMilli, ...item }: StoredItem): ShoppingList['items'][number] {
  return {
    ...item,
    quantity: fromMilli(quantityMilli),
    picture: pictureId === null ? null : pictureUrl(pictureId, 320),
    quantityStep: item.unit === null ? null : fromMilli(quantityStepMilli(item.unit, stepMilli)),
  };
}

/** Somebody's lists, the newest first. */
export function selectLists(db: Db, customerId: number, language: Language): Promise<ShoppingList[]> {
  return select(db, language, eq(table.customerId, customerId));
}

/** Throws `notFound`, for another's list too. */
export async function findList(
  db: Db,
  customerId: number,
  { id, language }: { id: number; language: Language },
): Promise<ShoppingList> {
  const [found] = await select(db, language, and(eq(table.customerId, customerId), eq(table.id, id)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Throws `notFound`, for another's list too; reads no goods. */
export async function findOwnList(db: Db, customerId: number, id: number): Promise<void> {
  const mine = and(eq(table.customerId, customerId), eq(table.id, id));
  if ((await db.$count(table, mine)) === 0) throw new Refusal('notFound');
}

/** The form of `newToken`: the database is not asked for any other text. */
const isToken = (text: string) => /^[\w-]{32}$/.test(text);

/** The shared list of a link: its name and its goods. Throws `notFound`. */
export async function findSharedList(db: Db, token: string, language: Language): Promise<SharedList> {
  const [found] = isToken(token) ? await select(db, language, eq(table.shareToken, token)) : [];
  if (!found) throw new Refusal('notFound');
  return { name: found.name, items: found.items };
}
