type Parts = typeof import('./admin/aisles.ts') &
  typeof import('./admin/attention.ts') &
  typeof import('./admin/audit.ts') &
  typeof import('./admin/audit-fields.ts') &
  typeof import('./admin/banners.ts') &
  typeof import('./admin/checks.ts') &
  typeof import('./admin/config.ts') &
  typeof import('./admin/counts.ts') &
  typeof import('./admin/customers.ts') &
  typeof import('./admin/desk.ts') &
  typeof import('./admin/figures.ts') &
  typeof import('./admin/flags.ts') &
  typeof import('./admin/form.ts') &
  typeof import('./admin/frame.ts') &
  typeof import('./admin/imports.ts') &
  typeof import('./admin/list.ts') &
  typeof import('./admin/many.ts') &
  typeof import('./admin/messages.ts') &
  typeof import('./admin/notes.ts') &
  typeof import('./admin/orders.ts') &
  typeof import('./admin/outbox.ts') &
  typeof import('./admin/overview.ts') &
  typeof import('./admin/payments.ts') &
  typeof import('./admin/picking.ts') &
  typeof import('./admin/products.ts') &
  typeof import('./admin/programs.ts') &
  typeof import('./admin/quick.ts') &
  typeof import('./admin/recalls.ts') &
  typeof import('./admin/receipts.ts') &
  typeof import('./admin/reconciliation.ts') &
  typeof import('./admin/reviews.ts') &
  typeof import('./admin/rounds.ts') &
  typeof import('./admin/scan.ts') &
  typeof import('./admin/search.ts') &
  typeof import('./admin/setup.ts') &
  typeof import('./admin/slots.ts') &
  typeof import('./admin/stores.ts') &
  typeof import('./admin/texts.ts') &
  typeof import('./admin/today.ts') &
  typeof import('./admin/views.ts');
export type AdminWords = Record<{ [Part in keyof Parts]: keyof Parts[Part] }[keyof Parts], string>;

const parts = import.meta.glob<Record<string, AdminWords>>('./admin/*.ts', { eager: true });

/** Words of the area `admin`, loaded by the back office alone: a file for each part, keys by part. */
export const admin: AdminWords = Object.assign({}, ...Object.values(parts).flatMap(Object.values));
