import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#server/db/connection.ts';
import { type Audit, recordAudit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';

type StaffCall = { tx: Db; now: Date; who: Identity | null };

/**
 * Runs a write with the function by which one of staff records what it does. A write of staff that has not called it
 * fails, and all that it did is undone: nobody can forget.
 */
export async function audited<T>(
  { name, access }: Pick<Endpoint, 'name' | 'access'>,
  { tx, now, who }: StaffCall,
  work: (audit: Audit) => Promise<T>,
): Promise<T> {
  const isStaff = access !== 'public' && access !== 'customer';
  let isRecorded = false;
  const answer = await work(async (entry) => {
    if (!isStaff || !who) throw new Error(`${name} is no write by staff`);
    isRecorded = true;
    await recordAudit({ tx, now, actorId: who.customerId, apiKey: who.apiKey?.name ?? null, action: name }, entry);
  });
  if (isStaff && !isRecorded) throw new Error(`${name} has recorded nothing in the audit`);
  return answer;
}
