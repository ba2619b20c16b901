import type { StaffStore } from '#contract/staff-stores.ts';
import type { AuditEntry } from '#server/services/audit/record-audit.ts';

/** What staff have changed of a store, for the audit; `before` is null for a new one. */
export function storeChange(before: StaffStore | null, after: StaffStore): AuditEntry {
  const { id, name } = after;
  return { thing: 'store', id, label: name, storeId: id, before: before && recorded(before), after: recorded(after) };
}

/** All but how many products it has, which another call decides. */
const recorded = ({ products: _, ...store }: StaffStore) => store;
