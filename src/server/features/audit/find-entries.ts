import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { beginsFolded, containsFolded } from '#server/db/searched.ts';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { stores } from '../../db/tables/stores.ts';

export type AuditQuestion = {
  page: number;
  perPage: number;
  thing?: ThingKind | undefined;
  id?: string | undefined;
  actorId?: number | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  /** Whether the caller may read what is a person's: else a search must not show that a name is there. */
  readsPersonal: boolean;
};

/** Whoever looks for more than this asks for other days: counting on would read the whole table. */
export const mostCounted = 10_000;

/** The ids of a page, the newest first, and how many entries there are, up to one more than are counted. */
export async function findEntries(db: Db, query: AuditQuestion): Promise<{ ids: number[]; count: number }> {
  const { page, count } = await entryStatements(db, query);
  const ids = rowsOf<{ id: string }>(await db.execute(page)).map(({ id }) => Number(id));
  const [counted] = rowsOf<{ count: number }>(await db.execute(count));
  return { ids, count: counted?.count ?? 0 };
}

/** The two statements. They are exported for the test that reads their plans. */
export async function entryStatements(db: Db, query: AuditQuestion): Promise<{ page: SQL; count: SQL }> {
  const where = whereOf(query);
  const ways = query.search ? await waysTo(db, query.search, query.readsPersonal) : [undefined];
  const found = (most: number) =>
    newestOf(
      ways.map((way) => newest(and(where, way), most)),
      most,
    );
  return {
    page: sql`select id from (${found(mostCounted)}) found order by at desc, id desc
      limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`,
    count: sql`select count(*)::int as count from (${found(mostCounted + 1)}) found`,
  };
}

const newest = (where: SQL | undefined, most: number) =>
  sql`(select ${auditEntries.id}, ${auditEntries.at} from ${auditEntries} where ${where ?? sql`true`}
    order by ${auditEntries.at} desc, ${auditEntries.id} desc limit ${most})`;

/** The newest of several: each is asked for as many, so that none has to be read whole. */
const newestOf = (all: SQL[], most: number) =>
  all.length === 1
    ? sql`${all[0]}`
    : sql`select * from (${sql.join(all, sql` union `)}) any_way order by at desc, id desc limit ${most}`;

function whereOf({ thing, id, actorId, action, from, to }: AuditQuestion): SQL | undefined {
  return and(
    thing && eq(auditEntries.thing, thing),
    id === undefined ? undefined : eq(auditEntries.thingId, id),
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    action === undefined ? undefined : eq(auditEntries.action, action),
    from === undefined ? undefined : gte(auditEntries.at, dayStart(from)),
    to === undefined ? undefined : lt(auditEntries.at, dayStart(to, 1)),
  );
}

/** The ways by which a text is found, each of which an index answers; one or two letters begin a word. */
async function waysTo(db: Db, text: string, readsPersonal: boolean): Promise<SQL[]> {
  const isShort = text.length < 3;
  const inWords = isShort ? ` ${text}` : text;
  const inLabel = containsFolded(auditPersonal.label, inWords);
  const label = isShort ? or(beginsFolded(auditPersonal.label, text), inLabel) : inLabel;
  const named = db.select({ id: auditPersonal.entryId }).from(auditPersonal).where(label);
  const actors = await actorsNamed(db, text);
  return [
    containsFolded(auditEntries.searched, inWords),
    ...(readsPersonal ? [inArray(auditEntries.id, named)] : []),
    ...(actors.length > 0 ? [inArray(auditEntries.actorId, actors)] : []),
  ];
}

/** Who has ever written, by name: a step of the index for each, not a read of all customers. */
async function actorsNamed(db: Db, text: string): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
      with recursive actors(id) as (
        select min(${auditEntries.actorId}) from ${auditEntries}
        union all
        select (select min(${auditEntries.actorId}) from ${auditEntries} where ${auditEntries.actorId} > actors.id)
        from actors where actors.id is not null
      )
      select c.id from actors join ${customers} c on c.id = actors.id where ${containsFolded(sql`c.name`, text)}`),
  );
  return rows.map(({ id }) => id);
}

/** When a day `YYYY-MM-DD`, or one some days later, begins in the time zone of the shop's first store. */
export function dayStart(day: string, later = 0): SQL {
  const zone = sql`(select ${stores.timeZone} from ${stores} order by ${stores.position}, ${stores.id} limit 1)`;
  return sql`((${day}::date + ${later}::int)::timestamp at time zone coalesce(${zone}, 'Europe/Paris'))`;
}
