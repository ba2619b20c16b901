import type { AuditChanges } from './changed-fields.ts';
import type { ThingKind } from './thing-kind.ts';

/**
 * Of things that are about a person, the fields whose values say nothing of them. Every other field of these is personal
 * until it is named here; of things that are not named here, none is.
 */
const plainFields: Partial<Record<ThingKind, ReadonlySet<string>>> = {
  customer: new Set([
    'status',
    'customerType',
    'roles',
    'storeIds',
    'wholesaleRequested',
    'storeCredit',
    'rowsPerPage',
  ]),
  order: new Set([
    'status',
    'type',
    'storeId',
    'paymentStatus',
    'paymentMethod',
    'items',
    'total',
    'totalIncludeGst',
    'totalGst',
    'goods',
    'shippingFee',
    'deliveryFee',
    'substitution',
    'returned',
    'creditNote',
    'slot',
    'ageConfirmed',
    'ageChecked',
    'storeCreditAmount',
    'means',
    'attention',
    'amount',
    'shelfEmpty',
  ]),
  review: new Set(['status']),
  message: new Set(['type', 'status', 'answered', 'handled']),
  savedView: new Set(['list', 'shared']),
};

/** The changes that are kept with the entry for good, and those that are kept apart, to go with the person. */
export function splitPersonal(
  thing: ThingKind,
  changes: AuditChanges,
): { plain: AuditChanges; personal: AuditChanges } {
  const plain: AuditChanges = {};
  const personal: AuditChanges = {};
  const known = plainFields[thing];
  for (const [name, pair] of Object.entries(changes)) {
    const isPlain = !known || known.has(name.split('.')[0] ?? name);
    (isPlain ? plain : personal)[name] = pair;
  }
  return { plain, personal };
}
