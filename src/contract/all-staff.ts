import {
  createAdminOrder,
  deleteAdminOrder,
  listAdminOrders,
  markPayment,
  moveOrder,
  readAdminOrder,
  updateAdminOrder,
} from './admin-orders.ts';
import { listAudit } from './audit.ts';
import type { Endpoint } from './endpoint.ts';
import { readInvariants } from './invariants.ts';
import { readStaffInvoice, returnGoods } from './invoices.ts';
import { addCustomerNote, addOrderNote } from './notes.ts';
import { listOutbox, retryOutboxEntry } from './outbox.ts';
import { readAttention, readSales } from './overview.ts';
import { addLogo, addPicture } from './pictures.ts';
import { listAllReviews, moderateReview } from './review-moderation.ts';
import { addSavedView, deleteSavedView, listSavedViews, updateSavedView } from './saved-views.ts';
import { listSlotLoads, readSlotRules, writeSlotRules } from './slots.ts';
import {
  createCustomer,
  deleteCustomer,
  giveCredit,
  listCustomerProfiles,
  listCustomers,
  readCustomer,
  searchCustomers,
  updateCustomer,
} from './staff-customers.ts';
import { listAllKinds } from './staff-kinds.ts';
import {
  createProduct,
  deleteProduct,
  listStaffProducts,
  readProductHistory,
  readStaffProduct,
  updateProduct,
} from './staff-products.ts';
import { listSearchMisses, readSynonyms, writeSynonyms } from './staff-search.ts';
import { createStore, listStaffStores, readStaffStore, tryRules, updateStore } from './staff-stores.ts';
import { readStockSettings, writeStockSettings } from './stock-settings.ts';
import { readSetupState, readSystemState, sendTestMail } from './system.ts';
import { cancelTask, exportProducts, readTask, readTaskFile } from './tasks.ts';

/** The calls of the back office, in the list of all (all.ts). */
export const staffEndpoints: readonly Endpoint[] = [
  addPicture,
  listAllReviews,
  moderateReview,
  readStockSettings,
  writeStockSettings,
  addLogo,
  listAdminOrders,
  readAdminOrder,
  createAdminOrder,
  updateAdminOrder,
  deleteAdminOrder,
  readStaffInvoice,
  returnGoods,
  markPayment,
  moveOrder,
  listCustomers,
  searchCustomers,
  readCustomer,
  createCustomer,
  updateCustomer,
  deleteCustomer,
  giveCredit,
  listCustomerProfiles,
  readSynonyms,
  writeSynonyms,
  listSearchMisses,
  listAllKinds,
  listStaffProducts,
  readStaffProduct,
  readProductHistory,
  createProduct,
  updateProduct,
  deleteProduct,
  listStaffStores,
  readStaffStore,
  createStore,
  updateStore,
  tryRules,
  listSlotLoads,
  readSlotRules,
  writeSlotRules,
  listAudit,
  addOrderNote,
  addCustomerNote,
  listSavedViews,
  addSavedView,
  updateSavedView,
  deleteSavedView,
  readAttention,
  readSales,
  readSystemState,
  sendTestMail,
  readSetupState,
  readInvariants,
  listOutbox,
  retryOutboxEntry,
  exportProducts,
  readTask,
  cancelTask,
  readTaskFile,
];
