import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';

/** The fields of the form of a customer. */
export type CustomerValues = {
  name: string;
  email: string;
  phone: string;
  address: string;
  zipCode: string;
  city: string;
  customerType: PriceType;
  taxNumber: string;
  roles: Role[];
  /** Null: all. */
  storeIds: number[] | null;
};

type Record = Pick<StaffCustomer, keyof CustomerValues>;

/** Roles stand in one order, so that giving one and taking it again is no change. */
export function customerValues({ name, email, phone, address, zipCode, city, ...rest }: Record): CustomerValues {
  const { customerType, taxNumber } = rest;
  const held = roles.filter((role) => rest.roles.includes(role));
  const texts = { name, email, phone, address, zipCode, city, taxNumber: taxNumber ?? '' };
  return { ...texts, customerType, roles: held, storeIds: rest.storeIds };
}

/** What the call takes of them: an empty tax number is none. */
export function customerInput({ taxNumber, ...rest }: Partial<CustomerValues>) {
  return { ...rest, ...(taxNumber !== undefined && { taxNumber: taxNumber.trim() || null }) };
}
