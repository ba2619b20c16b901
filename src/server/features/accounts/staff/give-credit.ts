import type * as calls from '#contract/accounts/staff-customers.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { moveCredit } from '#server/services/credit/move-credit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { requireCustomer } from './select-customers.ts';

type CreditWrite = Write & { who: Identity; now: Date; decimals: number; audit: Audit };

/** Gives a customer credit, or takes some. Throws `forbidden` for one's own, `notFound`, `invalid` on `amount`. */
export async function giveCredit(
  write: CreditWrite,
  { id, amount, reason }: ParsedOf<typeof calls.giveCredit>,
): Promise<void> {
  const { tx, who, decimals, audit } = write;
  // Whoever may give credit must not pay their own shopping with it (docs/decisions/audit-and-rights.md).
  if (who.customerId === id) throw new Refusal('forbidden');
  const cents = fromDecimal(amount, decimals);
  if (cents === 0 || toDecimal(cents, decimals) !== amount) throw invalidFields({ amount: 'validation.number' });
  const { name } = await requireCustomer(tx, id, decimals);
  const after = await moveCredit(write, { customerId: id, cents, reason, actorId: who.customerId });
  await audit({
    thing: 'customer',
    id,
    name,
    about: { customerId: id },
    before: { storeCredit: toDecimal(after - cents, decimals) },
    after: { storeCredit: toDecimal(after, decimals), creditReason: reason },
  });
}
