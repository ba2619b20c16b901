import type { StaffStoreDetail } from '#contract/stores/staff-stores.ts';
import type { AuditEntry } from '#server/services/audit/record-audit.ts';

/** What staff have changed of a store, for the audit; `before` is null for a new one. */
export function storeChange(before: StaffStoreDetail | null, after: StaffStoreDetail): AuditEntry {
  const { id, name } = after;
  return { thing: 'store', id, label: name, storeId: id, before: before && recorded(before), after: recorded(after) };
}

/** All but how many products it has and what becomes of its slots, which other calls decide too. */
const recorded = ({ products: _, slotConflicts: __, ...store }: StaffStoreDetail) => store;
