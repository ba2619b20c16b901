import type * as calls from '#contract/accounts/profile.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { stores } from '#server/db/tables/stores.ts';
import { phoneColumns, requirePhoneForSms } from '#server/services/phone/customer-phone.ts';

type Input = ParsedOf<typeof calls.updateProfile>;
type Row = typeof customers.$inferSelect;

/**
 * Writes what was sent of a profile, but for the address to sign in with, and nothing that is not named here. Throws
 * `invalid` on `default_store_id`, on `tax_identification_number`, and on `phone_number` where SMS cannot be sent there but are
 * wished.
 */
export async function updateProfile(
  tx: Db,
  customerId: number,
  input: Input,
  { now, allowsWholesale }: { now: Date; allowsWholesale: boolean },
): Promise<void> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('no key update');
  if (!row) throw new Refusal('notFound');
  await checkStore(tx, input.default_store_id);
  const storeId = input.default_store_id === undefined ? row.defaultStoreId : input.default_store_id;
  const phone = await phoneColumns(tx, input.phone_number, storeId);
  await requirePhoneForSms(tx, customerId, phone.phoneE164, 'phone_number');
  await tx
    .update(customers)
    .set({
      name: input.name,
      ...phone,
      address: input.address,
      city: input.city,
      postalCode: input.postal_code,
      country: input.country ?? undefined,
      bio: input.bio,
      defaultStoreId: input.default_store_id,
      ...(allowsWholesale && wholesaleOf(row, input, now)),
      version: sql`${customers.version} + 1`,
      updatedAt: now,
    })
    .where(eq(customers.id, customerId));
}

async function checkStore(tx: Db, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const [store] = await tx.select({ displayable: stores.displayable }).from(stores).where(eq(stores.id, id));
  if (!store?.displayable) throw invalidFields({ default_store_id: 'checkout.unknownStore' });
}

/** Asking for wholesale prices, or taking that back. Once staff have approved, nothing of it is the customer's to change. */
function wholesaleOf(row: Row, input: Input, now: Date): Partial<Row> {
  if (row.customerType === 'wholesale') return {};
  const number = input.tax_identification_number === undefined ? row.taxNumber : input.tax_identification_number;
  const taxNumber = number || null;
  if (input.customer_type === 'retail') return { taxNumber, wholesaleRequestedAt: null };
  if (input.customer_type !== 'wholesale') return { taxNumber };
  if (taxNumber === null) throw invalidFields({ tax_identification_number: 'validation.required' });
  return { taxNumber, wholesaleRequestedAt: row.wholesaleRequestedAt ?? now };
}
