import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { eq } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { makeSignedIn, makeStaff, signIn } from '#server/testing/accounts.ts';
import { upload } from '#server/testing/imports.ts';
import { bearer, guestOrder, makeOrderShop, nameShop, placeOrder } from '#server/testing/order-shop.ts';
import { makeImport } from '#server/testing/ready-imports.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { tuesdayMorning } from '#server/testing/slots.ts';
import { validStaffReads } from '#server/testing/staff-reads.ts';
import { staffWrites, validStaffWrites } from '#server/testing/staff-writes.ts';

/**
 * What somebody of another store is answered, kept apart from the program: a new call of staff is missed here. `404`: of a
 * thing of the store; `403`: where the store is named; `422`: of an order that a list names; `without`: the same call, without
 * what is of the store. `nobody limited`: 403, whichever the store; `alike`: of no store, the same for everybody.
 * `uploader`: of an import, 404 for whoever is limited and has not uploaded it. `rows`: each row is refused by itself.
 */
const callsOf = {
  404: `readAdminOrder updateAdminOrder deleteAdminOrder moveOrder markPayment addOrderNote readStaffInvoice returnGoods
    refundOrder retryRefund lookUpPayments markPaymentSeen sumHandOver handOverOrder readPickRun giveBackPickRun
    takePickEvents finishPickRun readReceipt updateReceipt deleteReceipt bookReceipt cancelReceipt
    readRecall readRecallBuyers printRunLabels printRunList readRound updateRound deleteRound startRound takeRoundEvents
    finishRound listSlotLoads readAisles writeAisles findPickup listArrivals listSlotOrders closeSlots emptySlots`,
  403: `listAdminOrders createAdminOrder readSales listStaffProducts readProductHistory readBringable listRounds createRound
    readPickDay readPickFigures readPickerFigures listPickSlots listPickRuns startPickRun updateProduct updateProducts
    createImport createReceipt listReceipts listDatedGoods previewRecall createRecall scanProduct createShortDateLot
    addStockCounts listStockCounts listGoodsToCount`,
  422: 'readPackingLists printPackingLists printBagLabels',
  without: 'listRecalls readAttention listPayments readStaffProduct exportProducts',
  'nobody limited': `createProduct deleteProduct addPicture writeStockSettings readSynonyms writeSynonyms listSearchMisses
    listAllReviews moderateReview deleteImportTemplate`,
  alike: `readOfficeSettings writeOfficeSettings listSavedViews addSavedView updateSavedView deleteSavedView findBuyers
    listAllKinds readStockSettings listImportTemplates`,
  uploader:
    'readImport updateImport deleteImport tryImport runImport undoImport listImportProblems readImportProblems listImports listImportCategories',
  rows: 'writeOffers writeStockLevels',
} as const;
type Say = keyof typeof callsOf;
const says = Object.fromEntries(
  Object.entries(callsOf).flatMap(([say, names]) => names.split(/\s+/).map((name) => [name, say as Say])),
);
/** Roles that are for all stores alone, and callers who are no staff. */
const unlimited = new Set<string>(['public', 'customer', 'CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION']);
const calls = allEndpoints.filter(({ access }) => !unlimited.has(access));
const isWalked = ({ name }: { name: string }) => says[name] !== 'uploader' && says[name] !== 'rows';

const t = await startSharedApp({ now: tuesdayMorning });
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
const shop = await makeOrderShop(t);
const other = await makeOrderShop(t);
await t.db.update(stores).set({ name: 'Ailleurs' }).where(eq(stores.id, other.storeId));
await nameShop(t, { figuresByPicker: true });
const chief = await makeStaff(t);
// Others hold the roles as well.
await makeStaff(t);
const limitable: readonly Role[] = [
  'CAN_MANAGE_PRODUCTS',
  'CAN_MANAGE_ORDERS',
  'CAN_PICK_ORDERS',
  'CAN_DELIVER_ORDERS',
];
const of = ({ storeId }: { storeId: number }) => makeSignedIn(t, { roles: limitable, storeIds: [storeId] });
const all = bearer(chief.token);
const { customer: limited, token: hereToken } = await of(shop);
const [here, elsewhere] = [bearer(hereToken), bearer((await of(other)).token)];
const reads = await validStaffReads({ t, shop, staff: all });
const ownPrice = { stores: [{ storeId: shop.storeId, price: 3.3 }] };
const writes = {
  ...validStaffWrites({ t, shop, staff: all }),
  createImport: async () => {
    const form = new FormData();
    form.append('kind', 'offers');
    form.append('store_id', String(shop.storeId));
    form.append('file', new File(['ean;prix\n96385074;1,50\n'], 'offers.csv'));
    return { path: '/imports', body: form };
  },
  updateProduct: async () => ({ path: `/products/${shop.bread}`, body: ownPrice }),
  updateProducts: async () => {
    const offer = { percent: 5, storeIds: [shop.storeId] };
    return { path: '/products/changes', body: { products: [{ id: shop.apples }], change: { offer } } };
  },
};
await placeOrder(t, guestOrder(other.storeId, other.bread, 1));

/** What in an answer is of the store: its name, its id, the numbers of its orders. */
async function tracesIn(body: unknown): Promise<string[]> {
  const rows = await t.db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.storeId, shop.storeId));
  const marks = ['Magasin du test', `"storeId":${shop.storeId},`, ...rows.flatMap(({ number }) => number ?? [])];
  const text = JSON.stringify(body);
  return marks.filter((mark) => text.includes(mark));
}
const refusals: Partial<Record<Say, string>> = { 404: 'notFound', 403: 'forbidden', 422: 'invalid' };

test('something is said of every call of staff who may be limited, and of no other', () => {
  expect(Object.keys(says).sort()).toEqual(calls.map(({ name }) => name).sort());
});

describe.each(calls.filter(isWalked).map(({ name, method, path }) => [name, `${method} ${path}`, method]))(
  '%s: %s',
  (name, _, method) => {
    const say = says[name] as Say;
    const read = reads[name];
    if (read) {
      test('reads what is of one’s own store, and of no other', async () => {
        const ask = (by: Record<string, string>, path = read.path) => t.call(method, path, read.body, by);
        const [whole, own, foreign] = [await ask(all), await ask(here), await ask(elsewhere)];
        if (say === 'nobody limited') {
          for (const answer of [own, foreign]) expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
          return;
        }
        // Nobody has this code.
        expect(whole.status).toBe(name === 'findPickup' ? 404 : 200);
        expect(own.status).toBe(whole.status);
        if (say === 'alike') expect([own.body, foreign.body]).toEqual([whole.body, whole.body]);
        else if (say === 'without') expect(await tracesIn(foreign.body)).toEqual([]);
        else expect([foreign.status, foreign.body.code]).toEqual([Number(say), refusals[say]]);
        const isOfAllStores = name === 'listStaffProducts' || say === 'without' || say === 'alike';
        if (!isOfAllStores && typeof own.body === 'object') expect(own.body).toEqual(whole.body);
        if (read.bare === undefined) return;
        const [everywhere, inOwn, inOther] = [
          await ask(all, read.bare),
          await ask(here, read.bare),
          await ask(elsewhere, read.bare),
        ];
        // Who picked is named without a store.
        if (name === 'readPickerFigures') expect(inOther.body.data).toEqual([]);
        else expect(await tracesIn(everywhere.body)).not.toEqual([]);
        expect(await tracesIn(inOwn.body)).toEqual(expect.arrayContaining(await tracesIn(everywhere.body)));
        expect(inOther.status).toBe(200);
        expect(await tracesIn(inOther.body)).toEqual([]);
        expect(JSON.stringify(inOwn.body)).not.toContain('Ailleurs');
        expect(JSON.stringify(inOwn.body)).not.toContain(`"storeId":${other.storeId},`);
      });
      return;
    }

    test('writes in one’s own store, and in no other', async () => {
      const sent = await writes[name as keyof typeof writes]?.();
      if (!sent) throw new Error(`${name} is neither among the reads nor among the writes`);
      const foreign = await t.call(method, sent.path, sent.body, elsewhere);
      if (say === 'nobody limited') expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
      else if (say === 'without') expect(foreign.status).toBe(200);
      else if (say !== 'alike') expect([foreign.status, foreign.body.code]).toEqual([Number(say), refusals[say]]);
      // Views and settings are each account's own.
      if (/View|OfficeSettings/.test(name)) return;
      const own = await t.call(method, sent.path, sent.body, here);
      expect([own.status, own.body.code]).toEqual(say === 'nobody limited' ? [403, 'forbidden'] : [200, undefined]);
    });
  },
);

test.each(calls.filter(({ name }) => says[name] === 'uploader'))(
  '$name is closed to whoever is limited and has not uploaded the import',
  async ({ name, method, path }) => {
    const id = await makeImport(t, { fields: ['barcode'], rows: [], accountId: chief.customer.id, state: 'tried' });
    const own = await makeImport(t, { fields: ['barcode'], rows: [], accountId: limited.id, state: 'tried' });
    const hasBody = method === 'POST' || method === 'PUT';
    const ask = (of: number) => t.call(method, path.replace(':id', String(of)), hasBody ? {} : undefined, here);
    if (name === 'listImports') {
      const ids = (await ask(id)).body.data.items.map((one: { id: number }) => one.id);
      expect([ids.includes(own), ids.includes(id)]).toEqual([true, false]);
      return;
    }
    expect((await ask(id)).status).toBe(404);
    expect((await ask(own)).status).not.toBe(404);
  },
);

test.each(['/offers', '/stock-levels'])('rows of other stores are refused one by one: %s', async (path) => {
  const rows = [shop, other].map(({ storeId, bread }) => ({ product_id: bread, store: String(storeId), on_hand: 90 }));
  const shown = { product_id: shop.bread, store: String(shop.storeId), visible: false };
  const { body } = await t.call('PUT', path, { rows: [...rows, ...(path === '/offers' ? [shown] : [])] }, here);
  const said = body.data.results.map((one: { result: string; errors: { code: string }[] }) => [
    one.result === 'refused',
    ...one.errors.map(({ code }) => code),
  ]);
  expect(said).toEqual([[false], [true, 'notYourStore'], ...(path === '/offers' ? [[true, 'notYourStore']] : [])]);
});

test('files of goods are for who is there for all stores, and a file without a store is of one’s only one', async () => {
  const send = (kind: string, file = 'ean;prix\n96385074;1,50\n') => upload(t, here, file, { kind });
  expect((await send('products')).status).toBe(403);
  const { status, body } = await send('offers');
  expect(status).toBe(200);
  const [kept] = await t.db.select().from(imports).where(eq(imports.id, body.data.id));
  expect([kept?.storeId, kept?.writerStoreIds]).toEqual([shop.storeId, [shop.storeId]]);
});

test('every write that is walked is one, and every read is none', () => {
  const names = new Set(staffWrites.map(({ name }) => name));
  expect(Object.keys(reads).filter((name) => names.has(name))).toEqual([]);
});

test('a limit acts on the next request, whatever the token says, and its end as well', async () => {
  const { customer } = await makeSignedIn(t, { roles: limitable });
  const { token } = await signIn(t, customer);
  const path = reads.readAdminOrder?.path ?? '';
  const status = async () => (await t.call('GET', path, undefined, bearer(token))).status;
  const limit = async (storeIds: number[] | null) =>
    (await t.call('PUT', `/customers/${customer.id}`, { storeIds }, all)).status;
  expect(await status()).toBe(200);
  expect([await limit([other.storeId]), await status()]).toEqual([200, 404]);
  expect([await limit([]), await status()]).toEqual([200, 404]);
  expect([await limit([other.storeId, shop.storeId]), await status()]).toEqual([200, 200]);
  expect([await limit(null), await status()]).toEqual([200, 200]);
});
