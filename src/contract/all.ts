import { logout, readProfile, refreshToken } from './accounts.ts';
import { staffEndpoints } from './all-staff.ts';
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
import { readInvoice, readOrderCalendar } from './invoices.ts';
import { answerMessage, listMessages, readMessage, sendMessage, updateMessage, withdrawOrder } from './messages.ts';
import { readOftenBought } from './often-bought.ts';
import {
  cancelOrder,
  changeOrder,
  collectOrders,
  createOrder,
  deleteOrder,
  listOrders,
  readDraft,
  readOrder,
  trackOrder,
  updateOrder,
} from './orders.ts';
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
import { listPageTexts, listPageTextVersions, previewPageText, readPageText, writePageText } from './page-texts.ts';
import {
  addPasskey,
  listPasskeys,
  readPasskeyRegistration,
  readPasskeySignIn,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts';
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
import { listReviews } from './reviews.ts';
import { endSession, listSessions, reauthenticate } from './sessions.ts';
import { readShopFigures, writeShop } from './shop.ts';
import { listBestSellers, listNewArrivals } from './shop-strips.ts';
import { login, register } from './sign-in.ts';
import { holdSlot, listSlots, releaseSlot } from './slots.ts';
import { beginSocialSignIn, finishSocialSignIn, listSocialProviders } from './social.ts';
import { listStores, readShop, readStore } from './stores.ts';
import {
  answerChallenge,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
} from './two-factor.ts';
import { openUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** Every call: feeds the OpenAPI document, the table of who may call what, and the test that each is implemented. */
export const allEndpoints: readonly Endpoint[] = [
  ...staffEndpoints,
  listStores,
  readStore,
  readShop,
  readShopFigures,
  writeShop,
  listSlots,
  holdSlot,
  releaseSlot,
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
  trackOrder,
  readInvoice,
  readOrderCalendar,
  changeOrder,
  cancelOrder,
  deleteOrder,
  listOrders,
  collectOrders,
  readOftenBought,
  sendMessage,
  withdrawOrder,
  listMessages,
  readMessage,
  answerMessage,
  updateMessage,
  readPageText,
  listPageTexts,
  writePageText,
  listPageTextVersions,
  previewPageText,
  openUnsubscribe,
  unsubscribe,
  readFeatureConfig,
  writeFeatureConfig,
  resetFeatureConfig,
  exportOwnData,
  // The test that calls every one as the same customers has them no more after this.
  eraseOwnData,
];
