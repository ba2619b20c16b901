import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type Role, roles } from '#domain/access/roles.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { createAccessTokens } from '#server/services/session/access-token.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

/** Who may call what, kept apart from the endpoints: a call that opens up by mistake is seen here, a new one too. */
const table: Record<string, Access> = {
  addPicture: 'CAN_MANAGE_PRODUCTS',
  listStores: 'public',
  readStore: 'public',
  readShop: 'public',
  readShopFigures: 'public',
  readStaffShop: 'CAN_EDIT_FEATURES_CONFIGURATION',
  writeShop: 'CAN_EDIT_FEATURES_CONFIGURATION',
  listProducts: 'public',
  suggestSearch: 'public',
  readProduct: 'public',
  listFeaturedProducts: 'public',
  listNewArrivals: 'public',
  listBestSellers: 'public',
  listCategories: 'public',
  listKinds: 'public',
  proxyPicture: 'public',
  listEquivalents: 'public',
  listReviews: 'public',
  addReview: 'customer',
  editReview: 'customer',
  withdrawReview: 'customer',
  listOwnReviews: 'customer',
  listAllReviews: 'CAN_MANAGE_PRODUCTS',
  moderateReview: 'CAN_MANAGE_PRODUCTS',
  readVerifyLink: 'customer',
  login: 'public',
  register: 'public',
  refreshToken: 'public',
  logout: 'customer',
  readProfile: 'customer',
  exportOwnData: 'customer',
  eraseOwnData: 'customer',
  forgotPassword: 'public',
  verifyResetPasswordToken: 'public',
  resetPassword: 'public',
  changePassword: 'customer',
  verifyEmail: 'public',
  openUnsubscribe: 'public',
  unsubscribe: 'public',
  resendVerification: 'customer',
  rejectAddress: 'public',
  withdrawNewAddress: 'customer',
  updateProfile: 'customer',
  readOwnProfile: 'customer',
  updateOwnProfile: 'customer',
  readCustomerProfile: 'CAN_MANAGE_CUSTOMERS',
  updateCustomerProfile: 'CAN_MANAGE_CUSTOMERS',
  deleteCustomerProfile: 'CAN_MANAGE_CUSTOMERS',
  addAvatar: 'customer',
  deleteAvatar: 'customer',
  listShippingAddresses: 'customer',
  addShippingAddress: 'customer',
  updateShippingAddress: 'customer',
  deleteShippingAddress: 'customer',
  listShoppingLists: 'customer',
  addShoppingList: 'customer',
  updateShoppingList: 'customer',
  deleteShoppingList: 'customer',
  readSharedList: 'public',
  listSavedPayments: 'customer',
  addSavedPayment: 'customer',
  updateSavedPayment: 'customer',
  deleteSavedPayment: 'customer',
  readPreferences: 'customer',
  writePreferences: 'customer',
  reauthenticate: 'customer',
  listSessions: 'customer',
  endSession: 'customer',
  readTwoFactor: 'customer',
  beginTwoFactor: 'customer',
  confirmTwoFactor: 'customer',
  renewRecoveryCodes: 'customer',
  endTwoFactor: 'customer',
  answerChallenge: 'public',
  readPasskeyRegistration: 'customer',
  addPasskey: 'customer',
  readPasskeySignIn: 'public',
  signInByPasskey: 'public',
  listPasskeys: 'customer',
  removePasskey: 'customer',
  listSocialProviders: 'public',
  beginSocialSignIn: 'public',
  finishSocialSignIn: 'public',
  readCart: 'customer',
  writeCart: 'customer',
  readCartFigures: 'public',
  readDraft: 'customer',
  createOrder: 'public',
  updateOrder: 'customer',
  readOftenBought: 'customer',
  sendMessage: 'public',
  withdrawOrder: 'public',
  listMessages: 'CAN_MANAGE_CUSTOMERS',
  readMessage: 'CAN_MANAGE_CUSTOMERS',
  answerMessage: 'CAN_MANAGE_CUSTOMERS',
  updateMessage: 'CAN_MANAGE_CUSTOMERS',
  readPageText: 'public',
  listPageTexts: 'CAN_EDIT_FEATURES_CONFIGURATION',
  writePageText: 'CAN_EDIT_FEATURES_CONFIGURATION',
  previewPageText: 'CAN_EDIT_FEATURES_CONFIGURATION',
  listPageTextVersions: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readOrder: 'public',
  trackOrder: 'public',
  changeOrder: 'public',
  cancelOrder: 'public',
  deleteOrder: 'customer',
  listOrders: 'customer',
  collectOrders: 'customer',
  listAdminOrders: 'CAN_MANAGE_ORDERS',
  readAdminOrder: 'CAN_MANAGE_ORDERS',
  createAdminOrder: 'CAN_MANAGE_ORDERS',
  updateAdminOrder: 'CAN_MANAGE_ORDERS',
  deleteAdminOrder: 'CAN_MANAGE_ORDERS',
  moveOrder: 'CAN_MANAGE_ORDERS',
  markPayment: 'CAN_MANAGE_ORDERS',
  readInvoice: 'public',
  readOrderCalendar: 'public',
  readStaffInvoice: 'CAN_MANAGE_ORDERS',
  returnGoods: 'CAN_MANAGE_ORDERS',
  listCustomers: 'CAN_MANAGE_CUSTOMERS',
  searchCustomers: 'CAN_MANAGE_CUSTOMERS',
  readCustomer: 'CAN_MANAGE_CUSTOMERS',
  createCustomer: 'CAN_MANAGE_CUSTOMERS',
  updateCustomer: 'CAN_MANAGE_CUSTOMERS',
  deleteCustomer: 'CAN_MANAGE_CUSTOMERS',
  giveCredit: 'CAN_MANAGE_CUSTOMERS',
  listCustomerProfiles: 'CAN_MANAGE_CUSTOMERS',
  readStockSettings: 'CAN_MANAGE_PRODUCTS',
  writeStockSettings: 'CAN_MANAGE_PRODUCTS',
  addLogo: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readSynonyms: 'CAN_MANAGE_PRODUCTS',
  writeSynonyms: 'CAN_MANAGE_PRODUCTS',
  listSearchMisses: 'CAN_MANAGE_PRODUCTS',
  listAllKinds: 'CAN_MANAGE_PRODUCTS',
  listStaffProducts: 'CAN_MANAGE_PRODUCTS',
  readStaffProduct: 'CAN_MANAGE_PRODUCTS',
  readProductHistory: 'CAN_MANAGE_PRODUCTS',
  createProduct: 'CAN_MANAGE_PRODUCTS',
  updateProduct: 'CAN_MANAGE_PRODUCTS',
  deleteProduct: 'CAN_MANAGE_PRODUCTS',
  listStaffStores: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readStaffStore: 'CAN_EDIT_FEATURES_CONFIGURATION',
  createStore: 'CAN_EDIT_FEATURES_CONFIGURATION',
  updateStore: 'CAN_EDIT_FEATURES_CONFIGURATION',
  tryRules: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readSlotRules: 'CAN_EDIT_FEATURES_CONFIGURATION',
  writeSlotRules: 'CAN_EDIT_FEATURES_CONFIGURATION',
  listSlotLoads: 'staff',
  listSlots: 'public',
  holdSlot: 'public',
  releaseSlot: 'public',
  listAudit: 'CAN_EDIT_FEATURES_CONFIGURATION',
  addOrderNote: 'CAN_MANAGE_ORDERS',
  addCustomerNote: 'CAN_MANAGE_CUSTOMERS',
  listSavedViews: 'staff',
  addSavedView: 'staff',
  updateSavedView: 'staff',
  deleteSavedView: 'staff',
  readFeatureConfig: 'public',
  writeFeatureConfig: 'CAN_EDIT_FEATURES_CONFIGURATION',
  resetFeatureConfig: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readAttention: 'staff',
  readSales: 'CAN_MANAGE_ORDERS',
  readSystemState: 'CAN_EDIT_FEATURES_CONFIGURATION',
  listOutbox: 'CAN_EDIT_FEATURES_CONFIGURATION',
  retryOutboxEntry: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readInvariants: 'CAN_EDIT_FEATURES_CONFIGURATION',
  sendTestMail: 'CAN_EDIT_FEATURES_CONFIGURATION',
  readSetupState: 'CAN_EDIT_FEATURES_CONFIGURATION',
  exportProducts: 'CAN_MANAGE_PRODUCTS',
  readTask: 'customer',
  cancelTask: 'customer',
  readTaskFile: 'customer',
};
/** Public as a route, but what it reads belongs to somebody: without a token or a signed link it answers 401 itself. */
const asksItself = new Set(['readOrder', 'readInvoice', 'readOrderCalendar']);
/** What a row's id names is looked for before the body is read, and here there is none of that id. */
const isFoundFirst = (e: Endpoint) => e.path.includes(':id') && (e.access !== 'public' || asksItself.has(e.name));

const strangerNames = ['nobody', 'garbage', 'expired', 'loggedOut', 'tampered', 'algNone', 'foreignKey'] as const;
type Caller = (typeof strangerNames)[number] | 'customer' | Role | 'all roles';
const callers: readonly Caller[] = [...strangerNames, 'customer', ...roles, 'all roles'];
const strangers = new Set<Caller>(strangerNames);
const tokens = new Map<Caller, string>();

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ now: new Date(Date.now() - 2 * 3600 * 1000) });
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
});
afterAll(() => t.close());

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
  if (e.access === 'staff') return caller === 'customer' ? 403 : null;
  return e.access === 'customer' || caller === e.access || caller === 'all roles' ? null : 403;
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
    else if (isFoundFirst(e)) expect(status).toBe(404);
    // Bytes may be anything: what is not found is the token.
    else if (hasBody) expect(status).toBe({ form: 415, bytes: 404, json: 400 }[e.body ?? 'json']);
    else expect([401, 403, 500]).not.toContain(status);
  });
});
