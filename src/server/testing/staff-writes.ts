import sharp from 'sharp';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { eq } from '#server/db/sql.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { payments, refunds } from '#server/db/tables/payments.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { addPayment } from '#server/services/payments/payment-row.ts';
import { makeCustomer } from './accounts.ts';
import { closingWrites } from './closing-writes.ts';
import { importRunWrites } from './import-run-writes.ts';
import { importWrites } from './import-writes.ts';
import { deliver } from './invoices.ts';
import { guestOrder, placeOrder } from './order-shop.ts';
import { pickEvent, startRun } from './picking.ts';
import { programWrites } from './program-writes.ts';
import { makePurchase } from './purchases.ts';
import { receiptWrites } from './receipt-writes.ts';
import { roundWrites } from './round-writes.ts';
import { change, type StaffShop, type StaffWrite } from './staff-write.ts';
import { stockWrites } from './stock-writes.ts';
import type { TestApp } from './test-app.ts';

/** Every write by staff. */
export const staffWrites = allEndpoints.filter(
  ({ access, method, writesNothing }) =>
    access !== 'public' && access !== 'customer' && method !== 'GET' && !writesNothing,
);

async function writeMessage(t: TestApp): Promise<number> {
  const sent = { type: 'contact_form', fromName: 'Ana', fromEmail: 'ana@mail.example', language: 'fr' } as const;
  const [row] = await t.db.insert(contactMessages).values(sent).returning({ id: contactMessages.id });
  return row?.id ?? 0;
}

/** A refund of an order that the bank of its payer has refused; its id. */
async function addTaken({ db, deps }: TestApp, orderId: number, more: { attention?: 'mismatch' } = {}) {
  const now = deps.clock();
  const asked = { method: 'card', amountCents: 110, currency: 'EUR', keepsMeans: false, expiresAt: now } as const;
  const { id } = await addPayment(db, { orderId, ...asked, now });
  const taken = { status: 'captured', wants: null, nextAt: null, reservedCents: 110, capturedCents: 110 } as const;
  await db
    .update(payments)
    .set({ ...taken, ...more })
    .where(eq(payments.id, id));
  return id;
}

async function failRefund(t: TestApp, orderId: number): Promise<number> {
  const { db } = t;
  const paymentId = await addTaken(t, orderId);
  const refused = { paymentId, orderId, amountCents: 100, status: 'failed', key: paymentId } as const;
  const [row] = await db.insert(refunds).values(refused).returning({ id: refunds.id });
  return row?.id ?? 0;
}

async function saveView(t: TestApp, staff: Record<string, string>): Promise<number> {
  return (await t.call('POST', '/saved-views', { list: 'orders', name: 'Jour' }, staff)).body.data.id;
}

/** A picture of so many pixels. */
async function addsPicture(path: string, size: number): Promise<StaffWrite> {
  const form = new FormData();
  const plain = { create: { width: size, height: size, channels: 3 as const, background: 'teal' } };
  const file = new Uint8Array(await sharp(plain).png().toBuffer());
  form.append('picture', new File([file], 'teal.png', { type: 'image/png' }));
  return { path, body: form, thing: 'picture', fields: ['width', 'height', 'bytes'] };
}

let aisles = 0;
let rates = 0;

/** One call of each write by staff that changes something, and what its entry says. A new write needs a line here. */
export const validStaffWrites = (shop: StaffShop): Record<string, () => Promise<StaffWrite>> => ({
  addPicture: async () => addsPicture('/pictures', 8),
  addLogo: async () => addsPicture('/shop/logo', 9),
  ...shopWrites(shop),
  ...catalogueWrites(shop),
  ...stockWrites(shop),
  ...orderWrites(shop),
  ...pickingWrites(shop),
  ...receiptWrites(shop),
  ...roundWrites(shop),
  ...importRunWrites(shop),
  ...importWrites(shop),
  ...closingWrites(shop),
  ...programWrites(shop),
  ...peopleWrites(shop),
});

function bannerWrites({ t, storeId, staff }: Pick<StaffShop, 't' | 'staff'> & { storeId: number }) {
  const words = inEach(() => ({ heading: 'Galette des rois', label: 'Voir' }));
  const banner = { place: 'week', storeId, position: 2, linkTo: '/offers', words };
  const said = languages.flatMap((language) => [`words.${language}.heading`, `words.${language}.label`]);
  const fields = `place storeId position linkTo ${said.join(' ')}`;
  const make = async () => (await t.call('POST', '/banners', banner, staff)).body.data.id as number;
  return {
    createBanner: async () => change('/banners', 'banner', null, fields, banner),
    updateBanner: async () => {
      const body = { lastDay: '2030-01-06', storeId: null };
      const id = await make();
      return change(`/banners/${id}`, 'banner', id, 'lastDay storeId', body);
    },
    deleteBanner: async () => {
      const id = await make();
      return change(`/banners/${id}`, 'banner', id, fields);
    },
  };
}

function shopWrites({ t, shop: { storeId, bread }, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const flags = { ...defaultFeatureConfig, pages: { ...defaultFeatureConfig.pages, about: true } };
  const hours = [{ weekday: 2, opens: '08:30', closes: '20:00' }];
  const address = { street: '3 rue de Bercy', city: 'Paris', postalCode: '75012' };
  const contact = { phoneNumber: '+33 1 99 00 00 12', email: 'bercy@panier.example' };
  const named = { name: 'Panier du coin', phone: '0102030405' };
  return {
    writeStockSettings: async () => change('/stock-settings', 'stockSettings', 1, 'lowStock', { lowStock: 7.5 }),
    writeShop: async () => change('/shop', 'shop', 1, 'name phone', named),
    writeSlotRules: async () =>
      change(`/stores/${storeId}/slot-rules`, 'slotRules', storeId, 'daysAhead', { daysAhead: 3 }),
    writeAisles: async () => {
      const body = { aisles: [{ name: `Allée ${++aisles}`, categories: ['RIZ'] }] };
      return change(`/stores/${storeId}/aisles`, 'aisles', storeId, 'aisles', body);
    },
    writePageText: async () => change('/page-texts/about', 'pageText', 'about', 'en bundled', { en: 'About us.' }),
    ...bannerWrites({ t, storeId, staff }),
    writeFeatureConfig: async () => change('/feature-config', 'featureConfig', 1, 'pages.about', flags),
    resetFeatureConfig: async () => change('/feature-config', 'featureConfig', 1, 'pages.about'),
    sendTestMail: async () => change('/test-mail', 'testMail', null, 'handedOver by', { to: 'ana@mail.example' }),
    retryOutboxEntry: async () => {
      await placeOrder(t, guestOrder(storeId, bread, 1));
      const [entry] = (await t.call('GET', '/outbox', undefined, staff)).body.data.items;
      await t.db.update(outbox).set({ tries: 2 }).where(eq(outbox.id, entry.id));
      return change(`/outbox/${entry.id}/retry`, 'outboxEntry', entry.id, 'attempts', {});
    },
    createStore: async () => change('/stores', 'store', null, 'name address.city', { name: 'Bercy', address, contact }),
    updateStore: async () => {
      const fields = 'name openingHours discount.percent discount.isActive';
      const body = { name: 'Autre', openingHours: hours, discount: { percent: 5 } };
      return change(`/stores/${storeId}`, 'store', storeId, fields, body);
    },
  };
}

function catalogueWrites({
  t,
  shop: { storeId, bread, apples },
}: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const sponge = { name: 'Éponge', category: 'NONALIMENTAIRE', price: 4.5 };
  const dearer = { price: 3.2, brand: 'Panier' };
  return {
    writeSynonyms: async () => {
      const words = { fr: [], en: [], vi: [] };
      const kind = { code: 'paper', category: 'NONALIMENTAIRE', names: { fr: 'x', en: 'x', vi: 'x' } } as const;
      await t.db.insert(kinds).values({ ...kind, words, position: 1 });
      const body = { synonyms: [{ words: { fr: ['pq'] }, kinds: ['paper'] }] };
      return change('/synonyms', 'synonyms', null, 'synonyms', body);
    },
    moderateReview: async () => {
      const bought = { storeId, customerId: (await makeCustomer(t.db)).id, productId: bread };
      const orderLineId = await makePurchase(t.db, { ...bought, at: t.deps.clock() });
      const own = { productId: bread, customerId: bought.customerId, orderLineId, rating: 5, language: 'fr' } as const;
      const [{ id } = { id: 0 }] = await t.db.insert(reviews).values(own).returning({ id: reviews.id });
      return change(`/reviews/${id}`, 'review', id, 'status answer', { status: 'approved', answer: 'Merci.' });
    },
    createProduct: async () => change('/products', 'product', null, 'names.fr category price', sponge),
    updateProduct: async () => change(`/products/${bread}`, 'product', bread, 'brand price originalPrice', dearer),
    updateProducts: async () => {
      const body = { products: [{ id: bread }], change: { vatInPercent: ++rates } };
      return change('/products/changes', 'product', bread, 'vatInPercent', body);
    },
    deleteProduct: async () => change(`/products/${apples}`, 'product', apples, 'category price'),
    exportProducts: async () => change('/products/export', 'productExport', null, '', {}),
  };
}

function pickingWrites({ t, shop: { storeId, bread }, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const place = async () => (await placeOrder(t, guestOrder(storeId, bread, 1))).id;
  const start = async () => startRun(t, staff, { storeId, orderIds: [await place()] });
  const picked = (run: PickRun) => ({
    events: run.lines.map((line) => pickEvent(line, 'picked', { at: t.deps.clock().toISOString() })),
  });
  return {
    startPickRun: async () => {
      const body = { store_id: storeId, order_ids: [await place()] };
      return change('/pick-runs', 'pickRun', null, 'status orders', body);
    },
    giveBackPickRun: async () => {
      const { id } = await start();
      return change(`/pick-runs/${id}`, 'pickRun', id, 'status');
    },
    takePickEvents: async () => {
      const run = await start();
      return change(`/pick-runs/${run.id}/events`, 'pickRun', run.id, 'items', picked(run));
    },
    finishPickRun: async () => {
      const run = await start();
      await t.call('POST', `/pick-runs/${run.id}/events`, picked(run), staff);
      return change(`/pick-runs/${run.id}/finish`, 'pickRun', run.id, 'status', {});
    },
  };
}

function orderWrites({ t, shop: { storeId, bread }, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const place = async (quantity = 1) => (await placeOrder(t, guestOrder(storeId, bread, quantity))).id;
  const two = { order_items: [{ product_id: bread, quantity: 2 }], delivery_note: 'Sonnez' };
  return {
    createAdminOrder: async () => {
      const fields = 'status items total customerName email';
      return change('/orders', 'order', null, fields, guestOrder(storeId, bread, 1));
    },
    updateAdminOrder: async () => {
      const id = await place();
      return change(`/orders/${id}`, 'order', id, 'items total deliveryNote', two);
    },
    markPayment: async () => {
      const id = await place();
      const fields = 'paymentStatus means amount';
      return change(`/orders/${id}/payment`, 'order', id, fields, { payment_status: 'paid' });
    },
    returnGoods: async () => {
      // Enough to be taken back again and again.
      const id = await place(500);
      await deliver(t, staff, id);
      const back = { order_items: [{ product_id: bread, quantity: 1 }], reason: 'Abîmé' };
      return change(`/orders/${id}/returns`, 'order', id, 'returned creditNote reason', back);
    },
    refundOrder: async () => {
      const id = await place(500);
      await deliver(t, staff, id);
      return change(`/orders/${id}/refunds`, 'order', id, 'amount creditNote reason', { amount: 1, reason: 'Geste' });
    },
    retryRefund: async () => {
      const orderId = await place();
      const id = await failRefund(t, orderId);
      return change(`/orders/${orderId}/refunds/${id}/retry`, 'order', orderId, 'amount', {});
    },
    markPaymentSeen: async () => {
      const orderId = await place();
      const id = await addTaken(t, orderId, { attention: 'mismatch' });
      return change(`/orders/${orderId}/payments/${id}/seen`, 'order', orderId, 'attention', { attention: 'mismatch' });
    },
    deleteAdminOrder: async () => {
      const draft = { ...guestOrder(storeId, bread, 1), status: 'draft' };
      const { id } = (await t.call('POST', '/orders', draft, staff)).body.data;
      return change(`/orders/${id}`, 'order', id, 'status items total');
    },
    addOrderNote: async () => {
      const id = await place();
      return change(`/orders/${id}/notes`, 'order', id, 'note', { text: 'Rappeler' });
    },
    handOverOrder: async () => {
      const id = await place(2);
      for (const status of ['processing', 'ready']) await t.call('PUT', `/orders/${id}/status`, { status }, staff);
      const { items, dueAmount } = (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
      const refused = [{ item_id: items[0].id, quantity: 1, reason: 'Abîmé' }];
      const fields = 'status paymentStatus means amount handedTo returned creditNote reason';
      return change(`/orders/${id}/hand-over`, 'order', id, fields, {
        refused,
        cash_taken: dueAmount / 2,
        to_whom: 'Sam',
      });
    },
    moveOrder: async () => {
      const id = await place();
      // One that cannot be taken back.
      return change(`/orders/${id}/status`, 'order', id, 'status', { status: 'cancelled' });
    },
  };
}

function peopleWrites({ t, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const view = { list: 'orders', name: 'Lille', query: 'search=Lille' };
  const someone = { name: 'Rémi Neuf', email: 'remi@panier.example' };
  const wholesale = { phone: '0199887766', customerType: 'wholesale' };
  /** What is asked of a message, a view or an account that is made for it. */
  const ofMessage = async (path: string, fields: string, body: object) => {
    const id = await writeMessage(t);
    return change(`/messenger/messages/${id}${path}`, 'message', id, fields, body);
  };
  const ofView = async (fields: string, body?: object) => {
    const id = await saveView(t, staff);
    return change(`/saved-views/${id}`, 'savedView', id, fields, body);
  };
  const ofCustomer = async (path: (id: number) => string, fields: string, body?: object) => {
    const { id } = await makeCustomer(t.db);
    return change(path(id), 'customer', id, fields, body);
  };
  return {
    answerMessage: () => ofMessage('/answer', 'handled answered answer', { text: 'Oui.' }),
    updateMessage: () => ofMessage('', 'handled', { handled: true }),
    addCustomerNote: () => ofCustomer((id) => `/customers/${id}/notes`, 'note', { text: 'Rappeler' }),
    writeOfficeSettings: async () => change('/office-settings', 'customer', null, 'rowsPerPage', { rowsPerPage: 25 }),
    addSavedView: async () => change('/saved-views', 'savedView', null, 'list name query', view),
    updateSavedView: () => ofView('shared', { shared: true }),
    deleteSavedView: () => ofView('list name'),
    createCustomer: async () => change('/customers', 'customer', null, 'name email status customerType', someone),
    updateCustomer: () => ofCustomer((id) => `/customers/${id}`, 'phone customerType', wholesale),
    giveCredit: () =>
      ofCustomer((id) => `/customers/${id}/credit`, 'storeCredit creditReason', { amount: 5, reason: 'Geste' }),
    deleteCustomer: () => ofCustomer((id) => `/customers/${id}`, ''),
    updateCustomerProfile: () => ofCustomer((id) => `/customer-profiles/${id}`, 'city', { city: 'Lyon' }),
    deleteCustomerProfile: () => ofCustomer((id) => `/customer-profiles/${id}`, ''),
  };
}
