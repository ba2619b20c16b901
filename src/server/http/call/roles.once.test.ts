import { describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { createAccessTokens } from '#server/services/session/access-token.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** Who may call what, kept apart from the endpoints: a call that opens up by mistake is seen here, a new one too. */
const callsOf: Record<Access, string> = {
  public: `
    listStores readStore readShop readShopFigures listProducts suggestSearch readProduct listFeaturedProducts
    listNewArrivals listBestSellers listCategories listKinds proxyPicture listEquivalents listReviews login register
    refreshToken forgotPassword verifyResetPasswordToken resetPassword verifyEmail openUnsubscribe unsubscribe
    rejectAddress renewPushDevice readSharedList answerChallenge readPasskeySignIn signInByPasskey listSocialProviders
    beginSocialSignIn finishSocialSignIn readCartFigures createOrder sendMessage withdrawOrder readPageText readHomeText
    readBanners
    readOrder trackOrder changeOrder cancelOrder answerSubstitutions tellArrival readInvoice readOrderCalendar listSlots listNextSlots holdSlot releaseSlot
    readFeatureConfig payOrder readPayment returnFromPayment receiveStripeEvent receivePaypalEvent`,
  customer: `
    addReview editReview withdrawReview listOwnReviews readVerifyLink logout readProfile exportOwnData eraseOwnData
    changePassword resendVerification withdrawNewAddress updateProfile readOwnProfile updateOwnProfile addAvatar
    deleteAvatar listShippingAddresses addShippingAddress updateShippingAddress deleteShippingAddress
    listShoppingLists addShoppingList updateShoppingList deleteShoppingList listSavedPayments addSavedPayment
    updateSavedPayment deleteSavedPayment readPreferences writePreferences reauthenticate listSessions endSession
    readTwoFactor beginTwoFactor confirmTwoFactor renewRecoveryCodes endTwoFactor readPasskeyRegistration addPasskey
    listPasskeys removePasskey listPushDevices addPushDevice deletePushDevice readCart writeCart readDraft updateOrder
    readOftenBought deleteOrder listOrders
    collectOrders readTask cancelTask readTaskFile`,
  staff: `
    listSlotLoads readOfficeSettings writeOfficeSettings listSavedViews addSavedView updateSavedView deleteSavedView readAttention`,
  pickOrDeliver: 'readAisles sumHandOver handOverOrder',
  CAN_PICK_ORDERS:
    'listPickSlots startPickRun listPickRuns readPickRun giveBackPickRun takePickEvents finishPickRun printRunLabels printRunList moveOrder findPickup listArrivals',
  CAN_DELIVER_ORDERS: 'listRounds readRound startRound takeRoundEvents finishRound',
  CAN_EDIT_FEATURES_CONFIGURATION: `
    readStaffShop writeShop listPageTexts writePageText previewPageText listPageTextVersions listBanners
    createBanner readBanner updateBanner deleteBanner addLogo listStaffStores
    readStaffStore createStore updateStore tryRules readSlotRules writeSlotRules listAudit writeFeatureConfig
    resetFeatureConfig readSystemState listApiKeys createApiKey deleteApiKey listWebhooks createWebhook readWebhook updateWebhook deleteWebhook
    listWebhookDeliveries retryWebhookDelivery sendTestEvent listOutbox retryOutboxEntry readInvariants sendTestMail readSetupState readProviders readReconciliation reconcilePayments`,
  CAN_MANAGE_CUSTOMERS: `
    readCustomerProfile updateCustomerProfile deleteCustomerProfile listMessages readMessage answerMessage
    updateMessage listCustomers searchCustomers readCustomer createCustomer updateCustomer deleteCustomer giveCredit
    listCustomerProfiles addCustomerNote`,
  CAN_MANAGE_ORDERS: `
    listAdminOrders findBuyers readAdminOrder createAdminOrder updateAdminOrder deleteAdminOrder markPayment
    readStaffInvoice returnGoods refundOrder retryRefund listPayments lookUpPayments markPaymentSeen addOrderNote readSales
    writeAisles readBringable createRound updateRound deleteRound readPickDay readPickFigures readPickerFigures listSlotOrders closeSlots emptySlots readPackingLists printPackingLists printBagLabels`,
  CAN_MANAGE_PRODUCTS: `
    addPicture listAllReviews moderateReview readStockSettings writeStockSettings readSynonyms writeSynonyms
    listSearchMisses listAllKinds listStaffProducts readStaffProduct readProductHistory createProduct updateProduct
    updateProducts deleteProduct exportProducts writeOffers writeStockLevels
    createReceipt listReceipts listDatedGoods readReceipt updateReceipt deleteReceipt bookReceipt cancelReceipt
    previewRecall createRecall listRecalls readRecall readRecallBuyers
    tryImport runImport undoImport listImportProblems readImportProblems createImport listImports readImport updateImport deleteImport
    listImportTemplates deleteImportTemplate listImportCategories
    scanProduct createShortDateLot addStockCounts listStockCounts listGoodsToCount`,
};
const namesOf = (calls: string) => calls.trim().split(/\s+/).filter(Boolean);
const table = Object.fromEntries(
  Object.entries(callsOf).flatMap(([access, calls]) => namesOf(calls).map((name) => [name, access])),
);
/** Public as a route, but what it reads belongs to somebody: without a token or a signed link it answers 401 itself. */
const asksItself = new Set(['readOrder', 'readInvoice', 'readOrderCalendar']);
/** Who manages products alone may not see buyers: the role of orders is asked within. */
const asksOrders = new Set(['previewRecall', 'createRecall', 'listRecalls', 'readRecall', 'readRecallBuyers']);
/** What a row's id names is looked for before the body is read, and here there is none of that id. */
const isFoundFirst = (e: Endpoint) => e.path.includes(':id') && (e.access !== 'public' || asksItself.has(e.name));

const strangerNames = ['nobody', 'garbage', 'expired', 'loggedOut', 'tampered', 'algNone', 'foreignKey'] as const;
type Caller = (typeof strangerNames)[number] | 'customer' | Role | 'all roles';
const callers: readonly Caller[] = [...strangerNames, 'customer', ...roles, 'all roles'];
const strangers = new Set<Caller>(strangerNames);
const narrowRoles = new Set<Access | Caller>(['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS']);
const officeRoles = new Set<Caller>(roles.filter((role) => !narrowRoles.has(role)));
const tokens = new Map<Caller, string>();

const t = await startSharedApp({ now: new Date(Date.now() - 2 * 3600 * 1000) });
tokens.set('garbage', 'garbage');
tokens.set('expired', (await makeStaff(t)).token);
t.setNow(new Date());
tokens.set('customer', (await makeSignedIn(t)).token);
for (const role of roles) tokens.set(role, (await makeStaff(t, [role])).token);
tokens.set('all roles', (await makeStaff(t)).token);
tokens.set('loggedOut', (await makeStaff(t)).token);
for (const [caller, token] of Object.entries(await forgeTokens())) tokens.set(caller as Caller, token);
const out = await call({ method: 'POST', path: '/authentication/logout' }, 'loggedOut', undefined);
expect(out.status).toBe(200);

/** A good token of somebody with all roles, made wrong in three ways. */
async function forgeTokens(): Promise<Partial<Record<Caller, string>>> {
  const { customer, token } = await makeStaff(t);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
  const { id: customerId, email, customerType } = customer;
  const own = { customerId, sessionId: claims.sid, email, roles, customerType };
  return {
    tampered: [head, encode({ ...claims, user_id: 1, sub: '1' }), signature].join('.'),
    algNone: [encode({ alg: 'none', typ: 'JWT' }), payload, ''].join('.'),
    foreignKey: await createAccessTokens(Buffer.from('another shop’s secret')).sign(own, t.deps.clock()),
  };
}

function call(e: Pick<Endpoint, 'method' | 'path'>, caller: Caller, body: string | undefined) {
  const token = tokens.get(caller);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return t.call(e.method, e.path.replace(/:\w+/g, '2147483647'), body, headers);
}

function refusalFor(e: Endpoint, caller: Caller): 401 | 403 | null {
  const isWrong = strangers.has(caller) && caller !== 'nobody';
  if (e.access === 'public') {
    // A wrong token is overlooked where anyone may read, and where somebody is about to get a new one.
    return isWrong && e.method !== 'GET' && !e.path.startsWith('/authentication/') ? 401 : null;
  }
  if (strangers.has(caller)) return 401;
  if (e.access === 'customer' || caller === 'all roles' || caller === e.access) return null;
  if (e.access === 'staff') return officeRoles.has(caller) ? null : 403;
  // Who manages orders picks and delivers too.
  if (e.access === 'pickOrDeliver') return narrowRoles.has(caller) || caller === 'CAN_MANAGE_ORDERS' ? null : 403;
  return narrowRoles.has(e.access) && caller === 'CAN_MANAGE_ORDERS' ? null : 403;
}

test('the table names every call, and only those', () => {
  expect(Object.fromEntries(allEndpoints.map((e) => [e.name, e.access]))).toEqual(table);
});

/** Every address under /api that the app answers by itself, from its printed tree: `GET /api/v1/orders/:`. */
function boundRoutes(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of t.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part, methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line) ?? [];
    if (!part) continue;
    above.splice(indent.length / 4, above.length, part);
    const path = above.join('').replace(/:\w+(\|:\w+)*/g, ':');
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${path}`);
  }
  return found.filter((route) => route.includes(' /api'));
}

test('no address under /api is answered that the table does not list', () => {
  const listed = allEndpoints.map((e) => `${e.method} /api/v1${e.path.replace(/:\w+/g, ':')}`);
  const others = boundRoutes().filter((route) => !listed.includes(route));
  const isNoCall = /^\w+ \/api(\/?\*)?$|^GET \/api\/(v1\/openapi\.json|docs(\/.*)?)$/;
  expect(others.filter((route) => !isNoCall.test(route))).toEqual([]);
  expect(boundRoutes().length - others.length).toBe(new Set(listed).size);
});

test('neither developmentMode nor a program that is being developed opens a call', async () => {
  const developed = await startTestApp({ env: { PANIER_DEV: '1' } });
  const { isOn } = developed.deps.flags;
  developed.deps.flags.isOn = (flag) => flag === 'features.developmentMode' || isOn(flag);
  const { token } = await makeSignedIn(developed);
  for (const e of allEndpoints.filter(({ access }) => access !== 'public')) {
    const path = e.path.replace(/:\w+/g, '2147483647');
    const ask = async (headers: Record<string, string>) => (await developed.call(e.method, path, '{', headers)).status;
    const isClosed = e.flag && !developed.deps.flags.isOn(e.flag);
    expect([e.name, await ask({})]).toEqual([e.name, isClosed ? 404 : 401]);
    if (e.access === 'customer' || isClosed) continue;
    expect([e.name, await ask({ authorization: `Bearer ${token}` })]).toEqual([e.name, 403]);
  }
  await developed.close();
});

// The customers are no more after they have been erased.
const erased = (e: Endpoint) => Number(e.name === 'eraseOwnData');
const inTurn = allEndpoints.toSorted((a, b) => erased(a) - erased(b));
describe.each(inTurn.map((e) => [`${e.method} ${e.path}`, e] as const))('%s', (_, e) => {
  const hasBody = e.method === 'POST' || e.method === 'PUT';

  test.each(callers)('for %s', async (caller) => {
    if (e.flag && !t.deps.flags.isOn(e.flag)) {
      expect((await call(e, caller, undefined)).status).toBe(404);
      return;
    }
    const expected = refusalFor(e, caller);
    if (expected) {
      // Before the body: neither good nor broken JSON makes a difference.
      for (const body of hasBody ? ['{}', '{ broken', '[1]', undefined] : [undefined]) {
        const answer = await call(e, caller, body);
        expect([body, answer.status]).toEqual([body, expected]);
        expect(answer.body.code).toBe(expected === 401 ? 'unauthenticated' : 'forbidden');
      }
      return;
    }
    const { status } = await call(e, caller, hasBody ? '{ broken' : undefined);
    if (asksItself.has(e.name) && strangers.has(caller)) expect(status).toBe(401);
    else if (asksOrders.has(e.name) && caller === 'CAN_MANAGE_PRODUCTS' && !hasBody) expect(status).toBe(403);
    else if (isFoundFirst(e)) expect(status).toBe(404);
    // Bytes may be anything: what is not found is the token.
    else if (hasBody) expect(status).toBe({ form: 415, bytes: 404, json: 400 }[e.body ?? 'json']);
    else expect([401, 403, 500]).not.toContain(status);
  });
});
