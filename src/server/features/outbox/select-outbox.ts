import { Refusal } from '#contract/errors.ts';
import type { OutboxItem } from '#contract/messages/outbox.ts';
import type { Page } from '#contract/page.ts';
import type { OutboxState } from '#domain/outbox/outbox.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { eq, inArray, isNotNull, type SQL, sql } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { isWaiting, outbox } from '#server/db/tables/outbox.ts';
import { shop } from '#server/db/tables/shop.ts';
import { mailsToShop } from '#server/mail/shop-mailbox.ts';

/** A number of the payload; null for anything else that stands there. */
const numberOf = (name: string) =>
  sql`(case when jsonb_typeof(${outbox.payload} -> ${name}) = 'number' then (${outbox.payload} ->> ${name})::numeric end)`;

/** Whom an entry goes to: the address it names itself, or that of the order, message, link or account it is about. */
function recipient({ shopEmail }: Pick<Config, 'shopEmail'>): SQL<string | null> {
  const ofShop = shopEmail ? sql`${shopEmail}` : sql`(select nullif(${shop.email}, '') from ${shop})`;
  const one = (column: SQL, table: SQL, where: SQL) => sql`(select ${column} from ${table} where ${where})`;
  return sql<string | null>`case
    when ${outbox.kind} in ${[...mailsToShop]} then ${ofShop}
    when ${outbox.kind} = 'order-sms' then ${one(sql`coalesce(nullif(${orders.customerPhone}, ''), ${customers.phone})`, sql`${orders} left join ${customers} on ${customers.id} = ${orders.customerId}`, sql`${orders.id} = ${numberOf('orderId')}`)}
    else coalesce(
      ${outbox.payload} ->> 'email',
      ${one(sql`${orders.customerEmail}`, sql`${orders}`, sql`${orders.id} = ${numberOf('orderId')}`)},
      ${one(sql`${contactMessages.fromEmail}`, sql`${contactMessages}`, sql`${contactMessages.id} = ${numberOf('messageId')}`)},
      ${one(sql`${accountTokens.email}`, sql`${accountTokens}`, eq(accountTokens.id, sql`${outbox.payload} ->> 'tokenId'`))},
      ${one(sql`${customers.email}`, sql`${customers}`, sql`${customers.id} = ${numberOf('customerId')}`)})
    end`;
}

export type OutboxQuestion = { page: number; perPage: number; state?: OutboxState | undefined };
/** Whether the caller may see whom entries go to. */
export type Sight = { config: Pick<Config, 'shopEmail'>; readsPersonal: boolean };

const conditions: Record<OutboxState, SQL> = {
  waiting: isWaiting(outbox),
  sent: isNotNull(outbox.doneAt),
  dead: isNotNull(outbox.givenUpAt),
};

/** A page of the outbox, the newest first. */
export async function selectOutbox(
  db: Db,
  query: OutboxQuestion,
  sight: Sight,
): Promise<Page<OutboxItem> & { totalIsCapped: boolean }> {
  const found = await findPage(db, query, outboxListing(query));
  // PostgreSQL's driver answers numbers of 64 bits as texts.
  const ids = found.ids.map(Number);
  const rows = await selectRows(db, inArray(outbox.id, ids), sight);
  const items = inOrderOf(ids, rows, ({ row }) => row.id).map((each) => toItem(each, sight));
  return toCappedPage(items, found, query);
}

function outboxListing({ state }: OutboxQuestion): Listing {
  const id = sql`${outbox.id}`;
  return { from: sql`${outbox}`, where: state && conditions[state], id, key: id, direction: 'desc' };
}

/** One entry. Throws `notFound`. */
export async function requireEntry(db: Db, id: number, sight: Sight): Promise<OutboxItem> {
  const [found] = await selectRows(db, eq(outbox.id, id), sight);
  if (!found) throw new Refusal('notFound');
  return toItem(found, sight);
}

type Row = typeof outbox.$inferSelect;

export function stateOf({ doneAt, givenUpAt }: Pick<Row, 'doneAt' | 'givenUpAt'>): OutboxState {
  if (doneAt) return 'sent';
  return givenUpAt ? 'dead' : 'waiting';
}

function selectRows(db: Db, where: SQL, { config }: Sight) {
  return db
    .select({ row: outbox, to: recipient(config) })
    .from(outbox)
    .where(where);
}

function toItem({ row, to }: { row: Row; to: string | null }, { readsPersonal }: Sight): OutboxItem {
  const state = stateOf(row);
  const { id, kind, createdAt, tries, nextTryAt, lastError } = row;
  return {
    id,
    kind,
    state,
    attempts: tries,
    createdAt: createdAt.toISOString(),
    to: readsPersonal ? to : null,
    isToHidden: !readsPersonal && to !== null,
    nextAttemptAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    lastError: lastError !== null && !readsPersonal ? blankAddresses(lastError) : lastError,
  };
}

/** An error without what it may say of a person: mail servers name the address that they refuse, SMS services the number. */
function blankAddresses(error: string): string {
  return error.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…').replace(/\+?\d(?:[\s.-]?\d){8,}/g, '…');
}
