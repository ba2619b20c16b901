import type { OfficeT } from '../use-office-t.ts';

/** The fields that have a word `admin.audit.field_…`; any other is shown by its name in the API. */
const worded = [
  ...(['name', 'names', 'price', 'originalPrice', 'discount', 'quantityInStock', 'visible', 'category'] as const),
  ...(['status', 'items', 'total', 'paymentStatus', 'deliveryNote', 'note', 'email', 'phone', 'address'] as const),
  ...(['city', 'roles', 'customerType', 'storeCredit', 'handled', 'answer', 'shared', 'openingHours'] as const),
  ...(['brand', 'supplier', 'list', 'query', 'columns'] as const),
];

/** What a field is called: `names.fr` → Nom · fr. */
export function fieldWord(t: OfficeT, field: string): string {
  const [head = '', ...rest] = field.split('.');
  const known = worded.find((name) => name === head);
  return known ? [t(`admin.audit.field_${known}`), ...rest].join(' · ') : field;
}
