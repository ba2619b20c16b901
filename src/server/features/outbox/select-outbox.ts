import { eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { OutboxItem } from '#contract/messages/outbox.ts';
import type { Page } from '#contract/page.ts';
import type { OutboxState } from '#domain/outbox/outbox-state.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { isWaiting, outbox } from '#server/db/tables/outbox.ts';
import { blankAddresses } from './blank-addresses.ts';
import { recipient } from './recipient.ts';

export type OutboxQuestion = { page: number; perPage: number; state?: OutboxState | undefined };
/** What the caller may see: whether whom entries go to. */
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
  // Of 64 bits: PostgreSQL's driver answers them as texts.
  const ids = found.ids.map(Number);
  const rows = await selectRows(db, inArray(outbox.id, ids), sight);
  const items = inOrderOf(ids, rows, ({ row }) => row.id).map((each) => toItem(each, sight));
  return toCappedPage(items, found, query);
}

/** What is asked of the outbox. */
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
    ...{ id, kind, state, attempts: tries, createdAt: createdAt.toISOString() },
    to: readsPersonal ? to : null,
    isToHidden: !readsPersonal && to !== null,
    nextAttemptAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    lastError: lastError !== null && !readsPersonal ? blankAddresses(lastError) : lastError,
  };
}
