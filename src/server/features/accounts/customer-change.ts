import type { AuditEntry } from '#server/services/audit/record-audit.ts';

/** Derived from something else, or no part of what staff write. */
const unrecorded = new Set([
  'totalOrders',
  'totalSpent',
  'joinDate',
  'emailVerified',
  'externalId',
  'contactEmail',
  'avatarUrl',
  'language',
  'storeCredit',
  'creditHistory',
  'notes',
  'duePaymentAmount',
]);

/** What staff have changed of a customer, for the audit; `before` is null for a new one. */
export function customerChange<T extends { id: number; name: string }>(before: T | null, after: T): AuditEntry {
  const { id, name } = after;
  return {
    thing: 'customer',
    id,
    name,
    about: { customerId: id },
    before: before && recorded(before),
    after: recorded(after),
  };
}

function recorded(customer: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(customer).filter(([field]) => !unrecorded.has(field)));
}
