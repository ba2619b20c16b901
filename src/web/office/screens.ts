import { type ComponentType, lazy } from 'react';
import { matchOfficePath, type OfficePath } from './paths.ts';

export type Screen = ComponentType<{ params: Readonly<Record<string, string | undefined>> }>;

type Part = { Screen: Screen; load: () => Promise<Screen> };
const part = (load: Part['load']): Part => ({ Screen: lazy(async () => ({ default: await load() })), load });

/** One screen for each address; its script is loaded when it is first opened. */
const screens: Record<OfficePath, Part> = {
  overview: part(async () => (await import('./overview/overview-screen.tsx')).OverviewScreen),
  orders: part(async () => (await import('./orders/orders-screen.tsx')).OrdersScreen),
  'orders/new': part(async () => (await import('./orders/new-order-screen.tsx')).NewOrderScreen),
  'orders/print': part(async () => (await import('./orders/print/print-screen.tsx')).PrintScreen),
  'orders/:id': part(async () => (await import('./orders/order-screen.tsx')).OrderScreen),
  payments: part(async () => (await import('./payments/payments-list.tsx')).PaymentsScreen),
  products: part(async () => (await import('./products/products-screen.tsx')).ProductsScreen),
  'products/new': part(async () => (await import('./products/new-product-screen.tsx')).NewProductScreen),
  'products/:id': part(async () => (await import('./products/product-screen.tsx')).ProductScreen),
  customers: part(async () => (await import('./customers/customers-screen.tsx')).CustomersScreen),
  'customers/new': part(async () => (await import('./customers/new-customer-screen.tsx')).NewCustomerScreen),
  'customers/:id': part(async () => (await import('./customers/customer-screen.tsx')).CustomerScreen),
  messages: part(async () => (await import('./messages/messages-screen.tsx')).MessagesScreen),
  'messages/:id': part(async () => (await import('./messages/message-screen.tsx')).MessageScreen),
  search: part(async () => (await import('./search/search-screen.tsx')).SearchScreen),
  stores: part(async () => (await import('./stores/stores-screen.tsx')).StoresScreen),
  'stores/new': part(async () => (await import('./stores/new-store-screen.tsx')).NewStoreScreen),
  'stores/:id': part(async () => (await import('./stores/store-screen.tsx')).StoreScreen),
  'stores/:id/slots': part(async () => (await import('./slots/slots-screen.tsx')).SlotsScreen),
  texts: part(async () => (await import('./texts/texts-screen.tsx')).TextsScreen),
  'texts/banners': part(async () => (await import('./texts/banners/banners-screen.tsx')).BannersScreen),
  'texts/banners/new': part(async () => (await import('./texts/banners/new-banner-screen.tsx')).NewBannerScreen),
  'texts/banners/:id': part(async () => (await import('./texts/banners/banner-screen.tsx')).BannerScreen),
  'texts/:id': part(async () => (await import('./texts/text-screen.tsx')).TextScreen),
  config: part(async () => (await import('./config/config-screen.tsx')).ConfigScreen),
  reviews: part(async () => (await import('./reviews/reviews-screen.tsx')).ReviewsScreen),
  audit: part(async () => (await import('./audit/audit-screen.tsx')).AuditScreen),
  aisles: part(async () => (await import('./aisles/aisles-screen.tsx')).AislesScreen),
  'aisles/:id': part(async () => (await import('./aisles/aisles-screen.tsx')).AislesScreen),
  imports: part(async () => (await import('./imports/imports-screen.tsx')).ImportsScreen),
  'imports/:id': part(async () => (await import('./imports/import-screen.tsx')).ImportScreen),
  receipts: part(async () => (await import('./receipts/receipts-screen.tsx')).ReceiptsScreen),
  'receipts/new': part(async () => (await import('./receipts/new-receipt-screen.tsx')).NewReceiptScreen),
  'receipts/:id': part(async () => (await import('./receipts/receipt-screen.tsx')).ReceiptScreen),
  recalls: part(async () => (await import('./recalls/recalls-screen.tsx')).RecallsScreen),
  'recalls/new': part(async () => (await import('./recalls/new-recall-screen.tsx')).NewRecallScreen),
  'recalls/:id': part(async () => (await import('./recalls/recall-screen.tsx')).RecallScreen),
  scan: part(async () => (await import('./scan/scan-screen.tsx')).ScanScreen),
  counts: part(async () => (await import('./counts/counts-screen.tsx')).CountsScreen),
  'counts/new': part(async () => (await import('./counts/new-count-screen.tsx')).NewCountScreen),
  today: part(async () => (await import('./today/today-screen.tsx')).TodayScreen),
  'today/:id': part(async () => (await import('./today/today-screen.tsx')).TodayScreen),
  figures: part(async () => (await import('./figures/figures-screen.tsx')).FiguresScreen),
  picking: part(async () => (await import('./picking/picking-screen.tsx')).PickingScreen),
  'picking/desk': part(async () => (await import('./picking/desk/desk-screen.tsx')).DeskScreen),
  'picking/:id': part(async () => (await import('./picking/picking-screen.tsx')).PickingScreen),
  rounds: part(async () => (await import('./picking/rounds-screen.tsx')).RoundsScreen),
  'rounds/:id': part(async () => (await import('./picking/rounds-screen.tsx')).RoundsScreen),
  'rounds/:id/stops': part(async () => (await import('./picking/plan/plan-screen.tsx')).PlanScreen),
  outbox: part(async () => (await import('./outbox/outbox-screen.tsx')).OutboxScreen),
  reconciliation: part(async () => (await import('./reconciliation/reconciliation-screen.tsx')).ReconciliationScreen),
  programs: part(async () => (await import('./programs/programs-screen.tsx')).ProgramsScreen),
  'programs/webhooks/:id': part(async () => (await import('./programs/hook-screen.tsx')).HookScreen),
  setup: part(async () => (await import('./setup/setup-screen.tsx')).SetupScreen),
};

/** What stands at an address below /admin, in which section, and what fetches its script before it is drawn. */
export function findScreen(path: string) {
  const found = matchOfficePath(path);
  return found && { ...found, ...screens[found.pattern] };
}
