import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { ListedRecall, Recall, RecallOrder } from '#contract/recalls/recalls.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import { mailboxOf } from '#domain/account/mailbox.ts';
import { saidIn } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import type { MailState } from '#domain/recall/recall.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { desc, eq, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { recalls } from '#server/db/tables/recalls.ts';
import { idsOf, type OfStores } from '#server/services/session/own-stores.ts';
import type { RecallRow } from './create-recall.ts';
import { type FoundOrder, handedOver, orderColumns } from './find-buyers.ts';

/** How many orders an answer has. */
const mostShown = 500;

type FoundRow = FoundOrder & { mail: MailState };
type Viewer = OfStores & { language: Language };

/** Recalls in whose stores the caller is, all of them or one. */
const seenBy = ({ storeIds }: OfStores) =>
  storeIds === null ? undefined : sql`${recalls.storeIds} && string_to_array(${idsOf(storeIds)}::text, ',')::int[]`;

/** The recall, where the caller may know of it. Throws `notFound`. */
export async function findRecall(db: Db, { id, who }: { id: number; who: OfStores }): Promise<RecallRow> {
  const [row] = await db.select().from(recalls).where(eq(recalls.id, id));
  const isOwn = row && (who.storeIds === null || row.storeIds.some((one) => who.storeIds?.includes(one)));
  if (!isOwn) throw new Refusal('notFound');
  return row;
}

/** A page of the recalls, the newest first. */
export async function selectRecalls(
  db: Db,
  page: { page: number; perPage: number },
  by: Viewer,
): Promise<Page<ListedRecall>> {
  const rows = await db
    .select()
    .from(recalls)
    .where(seenBy(by))
    .orderBy(desc(recalls.createdAt), desc(recalls.id))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage);
  const found = await selectFound(
    db,
    rows.map(({ id }) => id),
    by,
  );
  const items = rows.map((row) => toListed(row, found.get(row.id) ?? [], by));
  return toPage(items, await db.$count(recalls, seenBy(by)), page);
}

/** A recall as the wire has it, with the orders of the stores of whoever asks. */
export async function toRecall(db: Db, row: RecallRow, by: Viewer): Promise<Recall> {
  const found = (await selectFound(db, [row.id], by)).get(row.id) ?? [];
  const { advice, words } = row;
  return { ...toListed(row, found, by), advice, words, found: await toFound(db, row.productId, found) };
}

/** What was found, counted, with the first of it. */
export async function toFound(
  db: Db,
  productId: number,
  found: readonly (FoundOrder & { mail?: MailState })[],
): Promise<Recall['found']> {
  const [product] = await db.select({ unit: products.unit }).from(products).where(eq(products.id, productId));
  const boxes = new Set(found.flatMap(({ email }) => (email ? [mailboxOf(email)] : [])));
  const withoutMail = found.filter(({ email }) => !email).length;
  return {
    orders: found.length,
    buyers: boxes.size + withoutMail,
    quantity: fromMilli(found.reduce((sum, { milli }) => sum + milli, 0)),
    withoutMail,
    unit: product?.unit ?? 'P',
    items: found.slice(0, mostShown).map(toOrder),
  };
}

function toOrder({ milli, customerId: _, mail, ...order }: FoundOrder & { mail?: MailState }): RecallOrder {
  return { ...order, quantity: fromMilli(milli), mail: mail ?? (order.email ? 'waiting' : 'none') };
}

function toListed(row: RecallRow, found: readonly (FoundRow & { mailOrderId: number | null })[], by: Viewer) {
  const { accountId: _, productNames, fromDay, toDay, createdAt, advice: __, words: ___, ...head } = row;
  const letters = new Map(
    found.flatMap(({ mailOrderId, mail }) => (mailOrderId === null ? [] : [[mailOrderId, mail] as const])),
  );
  const count = (state: MailState) => [...letters.values()].filter((one) => one === state).length;
  return {
    ...head,
    storeIds: row.storeIds.filter((id) => mayActIn(by.storeIds, id)),
    productName: saidIn(productNames, by.language) ?? '',
    from: fromDay,
    to: toDay,
    createdAt: createdAt.toISOString(),
    orders: found.length,
    mails: { sent: count('sent'), waiting: count('waiting'), failed: count('failed') },
  };
}

/** What recalls have found, by recall. An entry of the outbox that is deleted was done long ago. */
export async function selectFound(
  db: Db,
  recallIds: readonly number[],
  { storeIds }: OfStores,
): Promise<Map<number, (FoundRow & { mailOrderId: number | null })[]>> {
  if (recallIds.length === 0) return new Map();
  const own =
    storeIds === null ? sql`` : sql`and o.store_id = any(string_to_array(${idsOf(storeIds)}::text, ',')::int[])`;
  const rows = rowsOf<FoundRow & { recallId: number; mailOrderId: number | null }>(
    await db.execute(sql`
      select r.recall_id as "recallId", r.mail_order_id as "mailOrderId", r.quantity_milli as milli, ${orderColumns},
        case when r.mail_order_id is null then 'none' when b.id is null or b.done_at is not null then 'sent'
          when b.given_up_at is not null then 'failed' else 'waiting' end as mail
      from recall_orders r join orders o on o.id = r.order_id join stores s on s.id = o.store_id ${handedOver}
      left join outbox b on b.dedupe_key = 'product-recall:' || r.recall_id || ':' || r.mail_order_id
      where r.recall_id in (select id::int from json_array_elements_text(${JSON.stringify(recallIds)}::json) as asked(id)) ${own}
      order by d.at, o.id`),
  );
  return Map.groupBy(rows, ({ recallId }) => recallId) as Map<number, typeof rows>;
}
