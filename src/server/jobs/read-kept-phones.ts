import type { FastifyBaseLogger } from 'fastify';
import { and, asc, eq, isNotNull, isNull, ne, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Deps } from '#server/deps.ts';
import { readPhone } from '#server/services/phone/customer-phone.ts';

/** Rows that are read in one turn. */
const batch = 500;

/**
 * Reads the telephone numbers that were kept before they were read, and those that a seed writes. What cannot be read stays
 * as it was typed; how many there are is logged. Answers how many rows it has read.
 */
export async function readKeptPhones({ db }: Pick<Deps, 'db'>, log: Pick<FastifyBaseLogger, 'info'>): Promise<number> {
  let read = 0;
  let unreadable = 0;
  for (const readBatch of [accounts, placed]) {
    for (;;) {
      const numbers = await readBatch(db);
      read += numbers.length;
      unreadable += numbers.filter((number) => number === '').length;
      if (numbers.length < batch) break;
    }
  }
  if (unreadable > 0) log.info({ read, unreadable }, 'some telephone numbers cannot be read: no SMS is sent there');
  return read;
}

async function accounts(db: Deps['db']): Promise<string[]> {
  const { id, phone, defaultStoreId, phoneE164 } = customers;
  const first = sql`select s.country from stores s order by s.displayable desc, s.position, s.id limit 1`;
  const country = sql<string>`coalesce(${stores.country}, (${first}), 'FR')`;
  const rows = await db
    .select({ id, phone, country })
    .from(customers)
    .leftJoin(stores, eq(stores.id, defaultStoreId))
    .where(and(isNull(phoneE164), ne(phone, '')))
    .orderBy(asc(id))
    .limit(batch);
  const read = rows.map(({ country: at, ...row }) => ({ ...row, number: readPhone(row.phone, at) }));
  // Changed meanwhile: it was read then.
  await db.execute(
    sql`update customers c set phone_e164 = r.number from ${asRows(read)} where c.id = r.id and c.phone = r.phone`,
  );
  return read.map(({ number }) => number);
}

async function placed(db: Deps['db']): Promise<string[]> {
  const { id, customerPhone, customerPhoneE164, storeId } = orders;
  const rows = await db
    .select({ id, phone: customerPhone, country: stores.country })
    .from(orders)
    .innerJoin(stores, eq(stores.id, storeId))
    .where(and(isNull(customerPhoneE164), isNotNull(customerPhone)))
    .orderBy(asc(id))
    .limit(batch);
  const read = rows.map(({ country, ...row }) => ({ ...row, number: readPhone(row.phone ?? '', country) }));
  // Not a change of the order: its version stays.
  await db.execute(sql`update orders o set customer_phone_e164 = r.number from ${asRows(read)}
    where o.id = r.id and o.customer_phone = r.phone`);
  return read.map(({ number }) => number);
}

/** A batch as rows of a statement: one for all, as every shop begins with its whole past. */
function asRows(read: readonly { id: number; phone: string | null; number: string }[]) {
  return sql`json_to_recordset(${JSON.stringify(read)}::json) as r(id int, phone text, number text)`;
}
