import type { StoreInput } from '#contract/stores/staff-stores.ts';
import type { stores } from '#server/db/tables/stores.ts';

type Columns = Partial<typeof stores.$inferInsert>;

/**
 * The columns for what was sent of a store; those of what was left out are not there. Its first rules of delivery
 * (`hadRules`: there were some) say that it delivers, unless it is said that it does not.
 */
export function toStoreColumns(input: StoreInput, hadRules: boolean): Columns {
  const { name, code, address, contact, displayable, position, latitude, longitude, timeZone } = input;
  const beginsToDeliver = !hadRules && (input.shippingRules?.length ?? 0) > 0;
  const sent = {
    name,
    code: code === '' ? null : code,
    ...address,
    phone: contact?.phoneNumber,
    email: contact?.email,
    displayable,
    allowDelivery: input.allowDelivery ?? (beginsToDeliver || undefined),
    position,
    latitude,
    longitude,
    timeZone,
    ...(input.discount !== undefined && discountColumns(input.discount)),
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

function discountColumns(discount: NonNullable<StoreInput['discount']> | null): Columns {
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  return {
    discountPercent: discount?.percent ?? null,
    discountIsActive: discount?.isActive ?? false,
    discountFrom: date(discount?.validFrom),
    discountTo: date(discount?.validTo),
  };
}
