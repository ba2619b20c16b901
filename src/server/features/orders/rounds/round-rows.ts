import { Refusal } from '#contract/errors.ts';
import type { RoundRow } from '#contract/orders/rounds.ts';
import { type Page, toPage } from '#contract/page.ts';
import { hasRole } from '#domain/access/roles.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { RoundState } from '#domain/rounds/round.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, ne, type SQL, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { rounds } from '#server/db/tables/rounds.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { ownStores } from '#server/services/session/own-stores.ts';

type Reading = { who: Identity; decimals: number };
type Asked = {
  storeId?: number | undefined;
  day?: string | undefined;
  /** `open`: planned or started. */
  state?: RoundState | 'open' | undefined;
  page: number;
  perPage: number;
};

/** A page of rounds, the newest first: of whoever only delivers, their own. */
export async function selectRounds(
  db: Db,
  { storeId, day, state, ...asked }: Asked,
  { who, decimals }: Reading,
): Promise<Page<RoundRow>> {
  const where = and(
    isVisibleTo(who),
    storeId ? eq(rounds.storeId, storeId) : undefined,
    day ? eq(rounds.day, day) : undefined,
    state && (state === 'open' ? ne(rounds.state, 'finished') : eq(rounds.state, state)),
  );
  const rows = await selectRows(db, where)
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return toPage(
    rows.map((row) => toRow(row, decimals)),
    await db.$count(rounds, where),
    asked,
  );
}

/** One round. Throws `notFound`, for another driver’s or store’s too. */
export async function requireRound(db: Db, { id, who, decimals }: Reading & { id: number }): Promise<RoundRow> {
  const [row] = await selectRows(db, and(eq(rounds.id, id), isVisibleTo(who)));
  if (!row) throw new Refusal('notFound');
  return toRow(row, decimals);
}

function isVisibleTo({ customerId, roles, storeIds }: Identity): SQL | undefined {
  const isTheirs = hasRole(roles, 'CAN_MANAGE_ORDERS') ? undefined : eq(rounds.driverId, customerId);
  return and(isTheirs, ownStores(storeIds, rounds.storeId));
}

const stopsOf = sql`from round_orders o where o.round_id = ${rounds.id}`;

function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select({
      round: rounds,
      storeName: stores.name,
      timeZone: stores.timeZone,
      driver: { id: customers.id, name: customers.name },
      slot: { id: slots.id, startsAt: slots.startsAt, endsAt: slots.endsAt },
      stopCount: sql<number>`(select count(*)::int ${stopsOf} and o.state <> 'cancelled')`,
      decided: sql<number>`(select count(*)::int ${stopsOf} and o.state in ('delivered', 'absent'))`,
      dueCents: sql<number>`(select coalesce(sum(o.cash_cents), 0)::int ${stopsOf})`,
    })
    .from(rounds)
    .innerJoin(stores, eq(stores.id, rounds.storeId))
    .leftJoin(customers, eq(customers.id, rounds.driverId))
    .leftJoin(slots, eq(slots.id, rounds.slotId))
    .where(where)
    .orderBy(desc(rounds.id))
    .$dynamic();
}

function toRow(
  { round, slot, timeZone, dueCents, ...row }: Awaited<ReturnType<typeof selectRows>>[number],
  decimals: number,
): RoundRow {
  const { id, version, storeId, state, day, startedAt, endedAt, floatCents, givenCents } = round;
  return {
    id,
    version,
    storeId,
    state,
    day,
    ...row,
    slot: slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone },
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    cash: {
      float: toDecimal(floatCents, decimals),
      due: toDecimal(dueCents, decimals),
      given: givenCents === null ? null : toDecimal(givenCents, decimals),
    },
  };
}
