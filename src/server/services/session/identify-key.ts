import { type ApiScope, rolesOfKey } from '#domain/access/api-scopes.ts';
import type { Role } from '#domain/access/roles.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Connection } from '#server/db/connection.ts';
import { readApiKey } from './api-key.ts';
import type { Identity } from './identity.ts';

type Row = {
  key_id: number;
  name: string;
  scopes: ApiScope[];
  store_ids: number[] | null;
  maker_store_ids: number[] | null;
  used_before: boolean;
  id: number;
  email: string;
  is_verified: boolean;
  customer_type: PriceType;
  roles: Role[];
};

/** How often it is written down that a key was used, in seconds. */
const notedEvery = 60;

// As for people, all of this comes from the database at each call: a key that is revoked, or whose maker has lost a role
// or the account, is of no more use on the very next request, whichever process is asked.
const findKey = {
  name: 'find_api_key',
  text: `select k.id as key_id, k.name, k.scopes, k.store_ids,
           coalesce(k.last_used_at > $2::timestamptz - interval '${notedEvery} seconds', false) as used_before,
           c.id, c.email, c.email_verified_at is not null as is_verified, c.customer_type,
           c.store_ids as maker_store_ids, array(select r.role from customer_roles r where r.customer_id = c.id order by r.role) as roles
         from api_keys k join customers c on c.id = k.maker_id
         where k.hash = $1 and k.revoked_at is null and k.expires_at > $2::timestamptz and c.active`,
};
const noteUse = {
  name: 'note_use_of_api_key',
  text: `update api_keys set last_used_at = $2::timestamptz
         where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '${notedEvery} seconds')`,
};

/** Who a key acts for: its maker, with the roles that its scopes need; null for one that is unknown, expired or revoked. */
export async function identifyKey(
  { hot }: Pick<Connection, 'hot'>,
  token: string,
  now: Date,
): Promise<Identity | null> {
  const read = readApiKey(token);
  if (!read) return null;
  const at = now.toISOString();
  const [row] = await hot<Row>(findKey, [read.hash, at]);
  if (!row) return null;
  if (!row.used_before) await hot(noteUse, [row.key_id, at]);
  return {
    customerId: row.id,
    sessionId: '',
    email: row.email,
    isVerified: row.is_verified,
    roles: rolesOfKey(row.roles, row.scopes),
    priceType: row.customer_type,
    // A key is no sign-in, however young it is.
    authenticatedAt: new Date(0),
    hasSecondFactor: false,
    storeIds: storesOfKey(row),
    apiKey: { id: row.key_id, name: row.name, scopes: row.scopes },
  };
}

/** Those of the key that its maker still has; null: all. */
function storesOfKey({ store_ids: own, maker_store_ids: makers }: Row): StaffStores {
  if (own === null || makers === null) return own ?? makers;
  return own.filter((id) => makers.includes(id));
}
