import type { addSavedPayment, SavedPayment, updateSavedPayment } from '#contract/accounts/own-things.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import {
  brandName,
  isMoreThanLastFour,
  type SavedPaymentType,
  savedPaymentFaults,
} from '#domain/account/saved-payment.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { paymentMethods as table } from '#server/db/tables/own-things.ts';
import { clearDefault, countForOneMore, defaultToFirst, lockOwner } from '#server/services/own-things/one-default.ts';

type Row = typeof table.$inferSelect;
type Fields = Pick<Row, (typeof fieldsOf)[SavedPaymentType][number]>;

/** What is kept of each type; of another type's fields nothing is. */
const fieldsOf = {
  card: ['brand', 'last4', 'exp'],
  bank: ['bankName', 'accountNumber'],
  check: ['checkNumber', 'checkBankName'],
} as const;

const mine = (customerId: number, id?: number) =>
  and(eq(table.customerId, customerId), id === undefined ? undefined : eq(table.id, id));

/** Somebody's ways to pay, in the order they were added. */
export async function listPayments(db: Db, customerId: number): Promise<SavedPayment[]> {
  return (await db.select().from(table).where(mine(customerId)).orderBy(asc(table.id))).map(toSavedPayment);
}

/** Throws `notFound`, for another's too. */
export async function findPayment(db: Db, customerId: number, id: number): Promise<Row> {
  const [found] = await db.select().from(table).where(mine(customerId, id));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Keeps a way to pay; the first one is the default. Throws `invalid`. */
export async function addPayment(
  tx: Db,
  customerId: number,
  { type, isDefault, ...sent }: ParsedOf<typeof addSavedPayment>,
): Promise<SavedPayment> {
  const fields = checked(type, sent);
  await lockOwner(tx, customerId);
  const isFirst = (await countForOneMore(tx, table, customerId)) === 0;
  if (isDefault) await clearDefault(tx, table, customerId);
  const [added] = await tx
    .insert(table)
    .values({ customerId, type, ...fields, isDefault: isFirst || isDefault === true })
    .returning();
  if (!added) throw new Error('the payment method was not written');
  return toSavedPayment(added);
}

/**
 * Changes a way to pay, also into another type; `isDefault` true takes the default from the others. Of a card that a
 * provider keeps nothing else changes. Throws `invalid`.
 */
export async function updatePayment(
  tx: Db,
  customerId: number,
  { id, type: asked, isDefault, ...sent }: ParsedOf<typeof updateSavedPayment>,
): Promise<SavedPayment> {
  await lockOwner(tx, customerId);
  const found = await findPayment(tx, customerId, id);
  const type = asked ?? found.type;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  if (found.keptBy !== null) {
    const [field] = Object.keys({ ...given, ...(asked && { type: asked }) });
    if (field !== undefined) throw invalidFields({ [field]: 'payment.keptStays' });
  }
  const fields = found.keptBy === null ? checked(type, { ...found, ...given }) : {};
  if (isDefault) await clearDefault(tx, table, customerId);
  const change = {
    ...(found.keptBy === null && { type, ...fields }),
    isDefault: isDefault === true || found.isDefault,
  };
  const [changed] = await tx.update(table).set(change).where(mine(customerId, id)).returning();
  return toSavedPayment(changed ?? found);
}

/** Deletes a way to pay that was typed; one that a provider kept is gone already (remove-kept-card.ts). */
export async function deletePayment(tx: Db, customerId: number, id: number): Promise<null> {
  await lockOwner(tx, customerId);
  await tx.delete(table).where(mine(customerId, id));
  await defaultToFirst(tx, table, customerId);
  return null;
}

/** The fields of a type by the rules of saved-payment.ts, the other types' empty. Throws `invalid`. */
function checked(type: SavedPaymentType, sent: Partial<Record<string, unknown>>): Fields {
  const own: readonly string[] = fieldsOf[type];
  const all = Object.values(fieldsOf).flat();
  const textOf = (field: string) => (own.includes(field) && typeof sent[field] === 'string' ? sent[field] : null);
  const fields = Object.fromEntries(all.map((field) => [field, textOf(field) || null])) as Fields;
  const faults = savedPaymentFaults(type, fields);
  // Of whatever type: a client that sends more than the last four digits is told so.
  if (isMoreThanLastFour(sent.last4)) faults.last4 ??= 'payment.noCardNumber';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return fields;
}

function toSavedPayment(row: Row): SavedPayment {
  const kept = fieldsOf[row.type].flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]));
  const shown = Object.fromEntries(kept);
  if (row.keptBy !== null && row.brand) shown.brand = brandName(row.brand);
  return { id: row.id, type: row.type, isDefault: row.isDefault, kept: row.keptBy !== null, ...shown };
}
