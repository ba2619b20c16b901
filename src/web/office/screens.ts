import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { type SectionId, sectionIds, sections } from './paths.ts';

export type Screen = ComponentType<{ params: Readonly<Record<string, string | undefined>> }>;
type Paths = (typeof sections)[SectionId]['paths'][number];

/** One screen for each address; its script is loaded when it is first opened. */
const screens: Record<Paths, Screen> = {
  overview: lazy(async () => ({ default: (await import('./overview/overview-screen.tsx')).OverviewScreen })),
  orders: lazy(async () => ({ default: (await import('./orders/orders-screen.tsx')).OrdersScreen })),
  'orders/new': lazy(async () => ({ default: (await import('./orders/new-order-screen.tsx')).NewOrderScreen })),
  'orders/print': lazy(async () => ({ default: (await import('./orders/print/print-screen.tsx')).PrintScreen })),
  'orders/:id': lazy(async () => ({ default: (await import('./orders/order-screen.tsx')).OrderScreen })),
  payments: lazy(async () => ({ default: (await import('./payments/payments-list.tsx')).PaymentsScreen })),
  products: lazy(async () => ({ default: (await import('./products/products-screen.tsx')).ProductsScreen })),
  'products/new': lazy(async () => ({ default: (await import('./products/new-product-screen.tsx')).NewProductScreen })),
  'products/:id': lazy(async () => ({ default: (await import('./products/product-screen.tsx')).ProductScreen })),
  customers: lazy(async () => ({ default: (await import('./customers/customers-screen.tsx')).CustomersScreen })),
  'customers/new': lazy(async () => ({
    default: (await import('./customers/new-customer-screen.tsx')).NewCustomerScreen,
  })),
  'customers/:id': lazy(async () => ({ default: (await import('./customers/customer-screen.tsx')).CustomerScreen })),
  messages: lazy(async () => ({ default: (await import('./messages/messages-screen.tsx')).MessagesScreen })),
  'messages/:id': lazy(async () => ({ default: (await import('./messages/message-screen.tsx')).MessageScreen })),
  search: lazy(async () => ({ default: (await import('./search/search-screen.tsx')).SearchScreen })),
  stores: lazy(async () => ({ default: (await import('./stores/stores-screen.tsx')).StoresScreen })),
  'stores/new': lazy(async () => ({ default: (await import('./stores/new-store-screen.tsx')).NewStoreScreen })),
  'stores/:id': lazy(async () => ({ default: (await import('./stores/store-screen.tsx')).StoreScreen })),
  'stores/:id/slots': lazy(async () => ({ default: (await import('./slots/slots-screen.tsx')).SlotsScreen })),
  texts: lazy(async () => ({ default: (await import('./texts/texts-screen.tsx')).TextsScreen })),
  'texts/:id': lazy(async () => ({ default: (await import('./texts/text-screen.tsx')).TextScreen })),
  config: lazy(async () => ({ default: (await import('./config/config-screen.tsx')).ConfigScreen })),
  reviews: lazy(async () => ({ default: (await import('./reviews/reviews-screen.tsx')).ReviewsScreen })),
  audit: lazy(async () => ({ default: (await import('./audit/audit-screen.tsx')).AuditScreen })),
  aisles: lazy(async () => ({ default: (await import('./aisles/aisles-screen.tsx')).AislesScreen })),
  'aisles/:id': lazy(async () => ({ default: (await import('./aisles/aisles-screen.tsx')).AislesScreen })),
  imports: lazy(async () => ({ default: (await import('./imports/imports-screen.tsx')).ImportsScreen })),
  'imports/:id': lazy(async () => ({ default: (await import('./imports/import-screen.tsx')).ImportScreen })),
  receipts: lazy(async () => ({ default: (await import('./receipts/receipts-screen.tsx')).ReceiptsScreen })),
  'receipts/new': lazy(async () => ({ default: (await import('./receipts/new-receipt-screen.tsx')).NewReceiptScreen })),
  'receipts/:id': lazy(async () => ({ default: (await import('./receipts/receipt-screen.tsx')).ReceiptScreen })),
  recalls: lazy(async () => ({ default: (await import('./recalls/recalls-screen.tsx')).RecallsScreen })),
  'recalls/new': lazy(async () => ({ default: (await import('./recalls/new-recall-screen.tsx')).NewRecallScreen })),
  'recalls/:id': lazy(async () => ({ default: (await import('./recalls/recall-screen.tsx')).RecallScreen })),
  scan: lazy(async () => ({ default: (await import('./scan/scan-screen.tsx')).ScanScreen })),
  counts: lazy(async () => ({ default: (await import('./counts/counts-screen.tsx')).CountsScreen })),
  'counts/new': lazy(async () => ({ default: (await import('./counts/new-count-screen.tsx')).NewCountScreen })),
  today: lazy(async () => ({ default: (await import('./today/today-screen.tsx')).TodayScreen })),
  'today/:id': lazy(async () => ({ default: (await import('./today/today-screen.tsx')).TodayScreen })),
  figures: lazy(async () => ({ default: (await import('./figures/figures-screen.tsx')).FiguresScreen })),
  picking: lazy(async () => ({ default: (await import('./picking/picking-screen.tsx')).PickingScreen })),
  'picking/desk': lazy(async () => ({ default: (await import('./picking/desk/desk-screen.tsx')).DeskScreen })),
  'picking/:id': lazy(async () => ({ default: (await import('./picking/picking-screen.tsx')).PickingScreen })),
  rounds: lazy(async () => ({ default: (await import('./picking/rounds-screen.tsx')).RoundsScreen })),
  'rounds/:id': lazy(async () => ({ default: (await import('./picking/rounds-screen.tsx')).RoundsScreen })),
  'rounds/:id/stops': lazy(async () => ({ default: (await import('./picking/plan/plan-screen.tsx')).PlanScreen })),
  outbox: lazy(async () => ({ default: (await import('./outbox/outbox-screen.tsx')).OutboxScreen })),
  reconciliation: lazy(async () => ({
    default: (await import('./reconciliation/reconciliation-screen.tsx')).ReconciliationScreen,
  })),
  programs: lazy(async () => ({ default: (await import('./programs/programs-screen.tsx')).ProgramsScreen })),
  'programs/webhooks/:id': lazy(async () => ({ default: (await import('./programs/hook-screen.tsx')).HookScreen })),
  setup: lazy(async () => ({ default: (await import('./setup/setup-screen.tsx')).SetupScreen })),
};

/** What stands at an address below /admin, and in which section. */
export function findScreen(path: string) {
  for (const section of sectionIds)
    for (const pattern of sections[section].paths) {
      const match = matchPath(`/${pattern}`, `/${path}`);
      if (match) return { section, Screen: screens[pattern], params: match.params };
    }
  return null;
}
