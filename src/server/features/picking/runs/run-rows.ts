import { Refusal } from '#contract/errors.ts';
import type { PickRunRow } from '#contract/orders/pick-runs.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import type { RunState } from '#domain/picking/pick-run.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, type SQL, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { pickRuns } from '#server/db/tables/pick-runs.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { ownStores } from '#server/services/session/own-stores.ts';

type Asked = {
  storeId?: number | undefined;
  /** Those of whoever asks; null: all. */
  storeIds: StaffStores;
  state?: RunState | undefined;
  page: number;
  perPage: number;
};

/** A page of runs, the newest first. */
export async function selectRuns(db: Db, { storeId, storeIds, state, ...asked }: Asked): Promise<Page<PickRunRow>> {
  const where = and(
    storeId ? eq(pickRuns.storeId, storeId) : undefined,
    ownStores(storeIds, pickRuns.storeId),
    state && eq(pickRuns.state, state),
  );
  const rows = await selectRows(db, where)
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return toPage(rows.map(toRow), await db.$count(pickRuns, where), asked);
}

/** One run. Throws `notFound`. */
export async function requireRun(db: Db, id: number): Promise<PickRunRow> {
  const [row] = await selectRows(db, eq(pickRuns.id, id));
  if (!row) throw new Refusal('notFound');
  return toRow(row);
}

/** That there is such a run. Throws `notFound`. */
export async function findRun(db: Db, id: number): Promise<void> {
  const found = await db.select({ id: pickRuns.id }).from(pickRuns).where(eq(pickRuns.id, id));
  if (found.length === 0) throw new Refusal('notFound');
}

// An order that has left takes its lines with it.
const linesOf = sql`from pick_lines l join pick_run_orders o on o.run_id = l.run_id and o.order_id = l.order_id
  where l.run_id = ${pickRuns.id} and o.left_at is null`;

function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select({
      run: pickRuns,
      storeName: stores.name,
      timeZone: stores.timeZone,
      startedBy: customers.name,
      slot: { id: slots.id, startsAt: slots.startsAt, endsAt: slots.endsAt },
      orderNumbers: sql<string[]>`(select coalesce(json_agg(n.order_number order by o.letter), '[]')
        from pick_run_orders o join orders n on n.id = o.order_id
        where o.run_id = ${pickRuns.id} and o.left_at is null)`,
      lineCount: sql<number>`(select count(*)::int ${linesOf})`,
      decided: sql<number>`(select count(*)::int ${linesOf} and l.state not in ('waiting', 'proposed'))`,
    })
    .from(pickRuns)
    .innerJoin(stores, eq(stores.id, pickRuns.storeId))
    .leftJoin(customers, eq(customers.id, pickRuns.startedBy))
    .leftJoin(slots, eq(slots.id, pickRuns.slotId))
    .where(where)
    .orderBy(desc(pickRuns.id))
    .$dynamic();
}

function toRow({ run, slot, timeZone, ...row }: Awaited<ReturnType<typeof selectRows>>[number]): PickRunRow {
  const { id, version, storeId, state, startedAt, endedAt } = run;
  return {
    id,
    version,
    storeId,
    state,
    ...row,
    slot: slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
