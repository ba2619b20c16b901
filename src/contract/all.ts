import { login, logout, readProfile, refreshToken, register } from './accounts.ts';
import { listAdminOrders, moveOrder, readAdminOrder } from './admin-orders.ts';
import { readCart, readCartFigures, writeCart } from './cart.ts';
import {
  listCategories,
  listFeaturedProducts,
  listKinds,
  listProducts,
  proxyPicture,
  readProduct,
  suggestSearch,
} from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';
import { listEquivalents } from './equivalents.ts';
import { readFeatureConfig, resetFeatureConfig, writeFeatureConfig } from './feature-config.ts';
import { listMessages, sendMessage, withdrawOrder } from './messages.ts';
import { readOftenBought } from './often-bought.ts';
import { collectOrders, createOrder, deleteOrder, listOrders, readDraft, readOrder, updateOrder } from './orders.ts';
import { eraseOwnData, exportOwnData } from './own-data.ts';
import { addReview, editReview, listOwnReviews, withdrawReview } from './own-reviews.ts';
import {
  addSavedPayment,
  addShippingAddress,
  deleteSavedPayment,
  deleteShippingAddress,
  listSavedPayments,
  listShippingAddresses,
  readPreferences,
  updateSavedPayment,
  updateShippingAddress,
  writePreferences,
} from './own-things.ts';
import { listPageTexts, listPageTextVersions, readPageText, writePageText } from './page-texts.ts';
import {
  addPasskey,
  listPasskeys,
  readPasskeyRegistration,
  readPasskeySignIn,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts';
import { addPicture } from './pictures.ts';
import {
  addAvatar,
  deleteAvatar,
  deleteCustomerProfile,
  readCustomerProfile,
  readOwnProfile,
  updateCustomerProfile,
  updateOwnProfile,
  updateProfile,
} from './profile.ts';
import {
  changePassword,
  forgotPassword,
  rejectAddress,
  resendVerification,
  resetPassword,
  verifyEmail,
  verifyResetPasswordToken,
  withdrawNewAddress,
} from './recovery.ts';
import { listAllReviews, moderateReview } from './review-moderation.ts';
import { listReviews } from './reviews.ts';
import { endSession, listSessions, reauthenticate } from './sessions.ts';
import { listBestSellers, listNewArrivals } from './shop-strips.ts';
import { beginSocialSignIn, finishSocialSignIn, listSocialProviders } from './social.ts';
import { createProduct, deleteProduct, listStaffProducts, readStaffProduct, updateProduct } from './staff-products.ts';
import { listStores, readShop, readShopFigures, readStore, writeShop } from './stores.ts';
import { cancelTask, exportProducts, readTask, readTaskFile } from './tasks.ts';
import {
  answerChallenge,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
} from './two-factor.ts';

/** Every call: feeds the OpenAPI document, the table of who may call what, and the test that each is implemented. */
export const allEndpoints: readonly Endpoint[] = [
  listStores,
  addPicture,
  readStore,
  readShop,
  readShopFigures,
  writeShop,
  listProducts,
  suggestSearch,
  readProduct,
  listFeaturedProducts,
  listNewArrivals,
  listBestSellers,
  listCategories,
  listKinds,
  proxyPicture,
  listEquivalents,
  listReviews,
  addReview,
  editReview,
  withdrawReview,
  listOwnReviews,
  listAllReviews,
  moderateReview,
  login,
  register,
  refreshToken,
  logout,
  readProfile,
  forgotPassword,
  verifyResetPasswordToken,
  withdrawNewAddress,
  resetPassword,
  changePassword,
  verifyEmail,
  rejectAddress,
  resendVerification,
  updateProfile,
  readOwnProfile,
  updateOwnProfile,
  readCustomerProfile,
  updateCustomerProfile,
  deleteCustomerProfile,
  addAvatar,
  deleteAvatar,
  listShippingAddresses,
  addShippingAddress,
  updateShippingAddress,
  deleteShippingAddress,
  listSavedPayments,
  addSavedPayment,
  updateSavedPayment,
  deleteSavedPayment,
  readPreferences,
  writePreferences,
  reauthenticate,
  listSessions,
  endSession,
  readTwoFactor,
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  endTwoFactor,
  answerChallenge,
  readPasskeyRegistration,
  addPasskey,
  readPasskeySignIn,
  signInByPasskey,
  listPasskeys,
  removePasskey,
  listSocialProviders,
  beginSocialSignIn,
  finishSocialSignIn,
  readCart,
  writeCart,
  readCartFigures,
  readDraft,
  createOrder,
  updateOrder,
  readOrder,
  deleteOrder,
  listOrders,
  collectOrders,
  readOftenBought,
  sendMessage,
  withdrawOrder,
  listMessages,
  readPageText,
  listPageTexts,
  writePageText,
  listPageTextVersions,
  listAdminOrders,
  readAdminOrder,
  moveOrder,
  listStaffProducts,
  readStaffProduct,
  createProduct,
  updateProduct,
  deleteProduct,
  readFeatureConfig,
  writeFeatureConfig,
  resetFeatureConfig,
  exportProducts,
  readTask,
  cancelTask,
  readTaskFile,
  exportOwnData,
  // The test that calls every one as the same customers has them no more after this.
  eraseOwnData,
];
