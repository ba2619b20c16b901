import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { cartRoutes } from './features/cart/routes.ts';
import { catalogueRoutes } from './features/catalogue/shop/routes.ts';
import { stockCountRoutes } from './features/catalogue/staff/counts/routes.ts';
import { productExportRoutes } from './features/catalogue/staff/export/routes.ts';
import { shortDateLotRoutes } from './features/catalogue/staff/lots/routes.ts';
import { staffProductRoutes } from './features/catalogue/staff/products/routes.ts';
import { productScanRoutes } from './features/catalogue/staff/scan/routes.ts';
import { staffSearchRoutes } from './features/catalogue/staff/search/routes.ts';
import { stockSettingsRoutes } from './features/catalogue/staff/stock-settings/routes.ts';
import { staffStoreRoutes } from './features/catalogue/staff/stores/routes.ts';
import { featureConfigRoutes } from './features/feature-config/routes.ts';
import { offerRoutes } from './features/imports/offer-routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { importRunRoutes } from './features/imports/run-routes.ts';
import { invariantRoutes } from './features/invariants/routes.ts';
import { listRoutes } from './features/lists/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { officeSettingsRoutes } from './features/office-settings/routes.ts';
import { orderPaperRoutes } from './features/orders/papers/routes.ts';
import { roundRoutes } from './features/orders/rounds/routes.ts';
import { orderRoutes } from './features/orders/shop/routes.ts';
import { staffOrderRoutes } from './features/orders/staff/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { bannerRoutes } from './features/page-texts/banners/routes.ts';
import { pageTextRoutes } from './features/page-texts/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { pickingRoutes } from './features/picking/routes.ts';
import { pictureUploadRoutes } from './features/pictures/routes.ts';
import { programRoutes } from './features/programs/routes.ts';
import { recallRoutes } from './features/recalls/routes.ts';
import { receiptRoutes } from './features/receipts/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { savedViewRoutes } from './features/saved-views/routes.ts';
import { slotRoutes } from './features/slots/routes.ts';
import { storeRoutes } from './features/stores/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { unsubscribeRoutes } from './features/unsubscribe/routes.ts';

/** Every area of the API; each binds its endpoints. */
export const features: readonly ((app: FastifyInstance, deps: Deps) => Promise<void>)[] = [
  storeRoutes,
  catalogueRoutes,
  reviewRoutes,
  accountRoutes,
  cartRoutes,
  listRoutes,
  orderRoutes,
  slotRoutes,
  staffOrderRoutes,
  orderPaperRoutes,
  roundRoutes,
  paymentRoutes,
  pickingRoutes,
  messageRoutes,
  featureConfigRoutes,
  pageTextRoutes,
  bannerRoutes,
  pictureUploadRoutes,
  staffProductRoutes,
  productScanRoutes,
  shortDateLotRoutes,
  staffSearchRoutes,
  stockSettingsRoutes,
  stockCountRoutes,
  staffStoreRoutes,
  productExportRoutes,
  receiptRoutes,
  recallRoutes,
  offerRoutes,
  importRunRoutes,
  importRoutes,
  taskRoutes,
  systemRoutes,
  outboxRoutes,
  invariantRoutes,
  overviewRoutes,
  auditRoutes,
  programRoutes,
  savedViewRoutes,
  officeSettingsRoutes,
  unsubscribeRoutes,
];
