import { invalidFields } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { OrderCall } from '../core/order-call.ts';
import type { StoredProfile } from '../core/order-content.ts';

/** For whom staff write an order: the prices that apply to them, what the order takes from their profile, their language. */
export type Buyer = { buyer: NonNullable<OrderCall['buyer']>; profile: StoredProfile; language: Language };

/** The customer of an order, or null for a guest's. Throws `invalid` on `customer_id` when there is none of that id. */
export async function findBuyer(tx: Db, customerId: number | null | undefined): Promise<Buyer | null> {
  if (customerId === null || customerId === undefined) return null;
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (!row) throw invalidFields({ customer_id: 'checkout.unknownCustomer' });
  return { buyer: { customerId, priceType: row.customerType }, profile: row, language: row.language };
}
