import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Deps } from '#server/deps.ts';
import { phoneColumns, readPhone } from '#server/services/customer-phone.ts';

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
  const rows = await db
    .select({ id, phone, defaultStoreId })
    .from(customers)
    .where(and(isNull(phoneE164), ne(phone, '')))
    .orderBy(asc(id))
    .limit(batch);
  const numbers: string[] = [];
  for (const row of rows) {
    const columns = await phoneColumns(db, row.phone, row.defaultStoreId);
    // Changed meanwhile: it was read then.
    await db
      .update(customers)
      .set(columns)
      .where(and(eq(id, row.id), eq(phone, row.phone)));
    numbers.push(columns.phoneE164 ?? '');
  }
  return numbers;
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
  const numbers: string[] = [];
  for (const row of rows) {
    const number = readPhone(row.phone ?? '', row.country);
    // Not a change of the order: its version stays.
    await db.execute(
      sql`update ${orders} set ${sql.identifier(customerPhoneE164.name)} = ${number} where ${id} = ${row.id} and ${customerPhone} = ${row.phone}`,
    );
    numbers.push(number);
  }
  return numbers;
}
