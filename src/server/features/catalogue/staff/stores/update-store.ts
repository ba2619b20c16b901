import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/stores/staff-stores.ts';
import type { StaffStore, StaffStoreDetail } from '#contract/stores/staff-stores.ts';
import { hasFormOf, isStoreCountry } from '#domain/postal-code/country-form.ts';
import { eq, sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { CatalogueWrite } from '#server/services/catalogue/write-offers.ts';
import { makeSlots } from '#server/services/slot/make-slots.ts';
import { editStore } from '../edit-store.ts';
import { requireStaffStore } from './select-stores.ts';
import { toStoreColumns } from './to-store-columns.ts';
import { writeParts } from './write-parts.ts';

/**
 * Changes what was sent of a store, shown at once; answers how it was. Throws `notFound`, `conflict` with the store as
 * it is, `invalid`.
 */
export async function updateStore(
  write: CatalogueWrite & { decimals: number },
  { id, version, ...input }: ParsedOf<typeof calls.updateStore>,
): Promise<StaffStoreDetail> {
  const { tx, decimals } = write;
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, id)).for('no key update');
  const before = await requireStaffStore(tx, id, write);
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: before });
  checkCountry({ ...before.address, ...input.address }, input.address);
  await writeParts(tx, id, input, decimals);
  await editStore(write, id, {
    ...toStoreColumns(input, before.shippingRules.length > 0),
    version: sql`${stores.version} + 1`,
  });
  // Hours, closed days, the clock and whether it delivers decide which slots there are.
  await makeSlots(tx, id, write.now);
  return before;
}

type Address = Partial<Pick<StaffStore['address'], 'postalCode' | 'country'>>;

/** A code alone, or a country alone, is held against the other as it is kept. Throws `invalid`. */
function checkCountry({ postalCode, country }: StaffStore['address'], sent: Address = {}): void {
  if (sent.postalCode === undefined && sent.country === undefined) return;
  if (!isStoreCountry(country)) throw invalidFields({ 'address.country': 'stores.country' });
  if (!hasFormOf(country, postalCode)) throw invalidFields({ 'address.postalCode': 'validation.postalCode' });
}
