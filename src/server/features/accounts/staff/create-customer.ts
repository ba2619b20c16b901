import { randomUUID } from 'node:crypto';
import type * as calls from '#contract/accounts/staff-customers.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { phoneColumns } from '#server/services/phone/customer-phone.ts';
import { addAccountToken } from '#server/services/session/account-token.ts';

/** How long the link is good by which the owner of an account that staff opened chooses a password, in seconds. */
const invitationSeconds = 7 * 24 * 3600;

type CustomerWrite = Write & { now: Date; language: Language };

/** Opens an account without a password, whose owner is mailed a link to choose one; its id. Throws `invalid` on `email`. */
export async function createCustomer(
  { secret }: Pick<Deps, 'secret'>,
  { tx, announce, now, language }: CustomerWrite,
  input: ParsedOf<typeof calls.createCustomer>,
): Promise<number> {
  const { name, email, phone, address, city, zipCode, status, customerType, taxNumber } = input;
  const row = {
    externalId: randomUUID(),
    name,
    email,
    address,
    city,
    customerType,
    taxNumber,
    language,
    ...(await phoneColumns(tx, phone)),
    postalCode: zipCode,
    active: status !== 'inactive',
    createdAt: now,
    updatedAt: now,
  };
  const [account] = await tx
    .insert(customers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: customers.id, active: customers.active });
  if (!account) throw invalidFields({ email: 'auth.emailTaken' });
  if (account.active) await invite({ secret }, { tx, announce, now }, { customerId: account.id, email });
  return account.id;
}

/** Mails a link by which the owner of an account chooses a first password. */
export async function invite(
  { secret }: Pick<Deps, 'secret'>,
  { tx, announce, now }: Write & { now: Date },
  { customerId, email }: { customerId: number; email: string },
): Promise<void> {
  const token = { customerId, purpose: 'reset-password', email, seconds: invitationSeconds, now } as const;
  const tokenId = await addAccountToken(tx, secret, token);
  await enqueue(tx, { kind: 'account-opened', dedupeKey: `account-opened:${tokenId}`, payload: { tokenId }, now });
  announce('outbox');
}
