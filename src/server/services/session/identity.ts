import type { ApiScope } from '#domain/access/api-scopes.ts';
import type { Role } from '#domain/access/roles.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';

/** Who calls, as the database knows them at this moment: an access token only names the account and the session. */
export type Identity = {
  customerId: number;
  sessionId: string;
  email: string;
  /** Whether they have proved that the address is theirs. */
  isVerified: boolean;
  roles: readonly Role[];
  /** Of staff: the stores that they are there for; null: all. */
  storeIds: StaffStores;
  priceType: PriceType;
  /** When they last proved who they are, in this session. */
  authenticatedAt: Date;
  /** Whether the account has a second factor. */
  hasSecondFactor: boolean;
  /** The key by which a program acts for them; left out: they act themselves. */
  apiKey?: { id: number; name: string; scopes: readonly ApiScope[] };
};

/** Answers who holds this `Authorization` header, or null when it is missing, wrong, out of date or revoked. */
export type Identify = (authorization: string | undefined) => Promise<Identity | null>;
