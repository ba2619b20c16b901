import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { makeCustomer } from './accounts.ts';
import { guestOrder, type OrderShop } from './order-shop.ts';
import { makePurchase } from './purchases.ts';
import type { TestApp } from './test-app.ts';

/** Every write by staff. */
export const staffWrites = allEndpoints.filter(
  ({ access, method, writesNothing }) =>
    access !== 'public' && access !== 'customer' && method !== 'GET' && !writesNothing,
);

/** A call that changes something, and what its entry in the audit says. */
export type StaffWrite = { path: string; body?: unknown; thing: ThingKind; id?: number | string; fields: string[] };

type At = { t: TestApp; shop: OrderShop; staff: Record<string, string> };

async function writeMessage(t: TestApp): Promise<number> {
  const sent = { type: 'contact_form', fromName: 'Ana', fromEmail: 'ana@mail.example', language: 'fr' } as const;
  const [row] = await t.db.insert(contactMessages).values(sent).returning({ id: contactMessages.id });
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

/** One call of each write by staff that changes something, and what its entry says. A new write needs a line here. */
export const validStaffWrites = ({ t, shop, staff }: At): Record<string, () => Promise<StaffWrite>> => ({
  addPicture: async () => addsPicture('/pictures', 8),
  addLogo: async () => addsPicture('/shop/logo', 9),
  writeStockSettings: async () => ({
    path: '/stock-settings',
    body: { lowStock: 7.5 },
    thing: 'stockSettings',
    id: 1,
    fields: ['lowStock'],
  }),
  writeShop: async () => ({
    path: '/shop',
    body: { name: 'Panier du coin', phone: '0102030405' },
    thing: 'shop',
    id: 1,
    fields: ['name', 'phone'],
  }),
  writeSlotRules: async () => ({
    path: `/stores/${shop.storeId}/slot-rules`,
    body: { daysAhead: 3 },
    thing: 'slotRules',
    id: shop.storeId,
    fields: ['daysAhead'],
  }),
  writePageText: async () => ({
    path: '/page-texts/about',
    body: { en: 'About us.' },
    thing: 'pageText',
    id: 'about',
    fields: ['en', 'bundled'],
  }),
  writeFeatureConfig: async () => ({
    path: '/feature-config',
    body: { ...defaultFeatureConfig, pages: { ...defaultFeatureConfig.pages, about: true } },
    thing: 'featureConfig',
    id: 1,
    fields: ['pages.about'],
  }),
  resetFeatureConfig: async () => ({
    path: '/feature-config',
    thing: 'featureConfig',
    id: 1,
    fields: ['pages.about'],
  }),
  writeSynonyms: async () => {
    const words = { fr: [], en: [], vi: [] };
    const kind = { code: 'paper', category: 'NONALIMENTAIRE', names: { fr: 'x' } } as const;
    await t.db.insert(kinds).values({ ...kind, words, position: 1 });
    const body = { synonyms: [{ words: { fr: ['pq'] }, kinds: ['paper'] }] };
    return { path: '/synonyms', body, thing: 'synonyms', fields: ['synonyms'] };
  },
  moderateReview: async () => {
    const customer = await makeCustomer(t.db);
    const bought = { storeId: shop.storeId, customerId: customer.id, productId: shop.bread };
    const orderLineId = await makePurchase(t.db, { ...bought, at: t.deps.clock() });
    const own = { productId: shop.bread, customerId: customer.id, orderLineId, rating: 5, language: 'fr' } as const;
    const [{ id } = { id: 0 }] = await t.db.insert(reviews).values(own).returning({ id: reviews.id });
    const body = { status: 'approved', answer: 'Merci.' };
    return { path: `/reviews/${id}`, body, thing: 'review', id, fields: ['status', 'answer'] };
  },
  sendTestMail: async () => ({
    path: '/test-mail',
    body: { to: 'ana@mail.example' },
    thing: 'testMail',
    fields: ['handedOver', 'by'],
  }),
  retryOutboxEntry: async () => {
    await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
    const [entry] = (await t.call('GET', '/outbox', undefined, staff)).body.data.items;
    await t.db.update(outbox).set({ tries: 2 }).where(eq(outbox.id, entry.id));
    return { path: `/outbox/${entry.id}/retry`, body: {}, thing: 'outboxEntry', id: entry.id, fields: ['attempts'] };
  },
  createStore: async () => {
    const address = { street: '3 rue de Bercy', city: 'Paris', postalCode: '75012' };
    const contact = { phoneNumber: '+33 1 99 00 00 12', email: 'bercy@panier.example' };
    return {
      path: '/stores',
      body: { name: 'Bercy', address, contact },
      thing: 'store',
      fields: ['name', 'address.city'],
    };
  },
  updateStore: async () => ({
    path: `/stores/${shop.storeId}`,
    body: { name: 'Autre', openingHours: [{ weekday: 2, opens: '08:30', closes: '20:00' }], discount: { percent: 5 } },
    thing: 'store',
    id: shop.storeId,
    fields: ['name', 'openingHours', 'discount.percent', 'discount.isActive'],
  }),
  answerMessage: async () => {
    const id = await writeMessage(t);
    const fields = ['handled', 'answered', 'answer'];
    return { path: `/messenger/messages/${id}/answer`, body: { text: 'Oui.' }, thing: 'message', id, fields };
  },
  updateMessage: async () => {
    const id = await writeMessage(t);
    return { path: `/messenger/messages/${id}`, body: { handled: true }, thing: 'message', id, fields: ['handled'] };
  },
  createProduct: async () => ({
    path: '/products',
    body: { name: 'Éponge', category: 'NONALIMENTAIRE', price: 4.5 },
    thing: 'product',
    fields: ['names.fr', 'category', 'price'],
  }),
  updateProduct: async () => ({
    path: `/products/${shop.bread}`,
    body: { price: 3.2, brand: 'Panier' },
    thing: 'product',
    id: shop.bread,
    fields: ['brand', 'price', 'originalPrice'],
  }),
  deleteProduct: async () => ({
    path: `/products/${shop.apples}`,
    thing: 'product',
    id: shop.apples,
    fields: ['category', 'price'],
  }),
  exportProducts: async () => ({ path: '/products/export', body: {}, thing: 'productExport', fields: [] }),
  createAdminOrder: async () => ({
    path: '/orders',
    body: guestOrder(shop.storeId, shop.bread, 1),
    thing: 'order',
    fields: ['status', 'items', 'total', 'customerName', 'email'],
  }),
  updateAdminOrder: async () => {
    const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
    const { id } = body.data;
    const changed = { order_items: [{ product_id: shop.bread, quantity: 2 }], delivery_note: 'Sonnez' };
    return { path: `/orders/${id}`, body: changed, thing: 'order', id, fields: ['items', 'total', 'deliveryNote'] };
  },
  markPayment: async () => {
    const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
    const { id } = body.data;
    const paid = { payment_status: 'paid' };
    return {
      path: `/orders/${id}/payment`,
      body: paid,
      thing: 'order',
      id,
      fields: ['paymentStatus', 'means', 'amount'],
    };
  },
  returnGoods: async () => {
    // Enough to be taken back again and again.
    const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 500));
    const { id } = body.data;
    for (const status of ['processing', 'ready', 'delivered'])
      await t.call('PUT', `/orders/${id}/status`, { status }, staff);
    const back = { order_items: [{ product_id: shop.bread, quantity: 1 }], reason: 'Abîmé' };
    const fields = ['returned', 'creditNote', 'reason'];
    return { path: `/orders/${id}/returns`, body: back, thing: 'order', id, fields };
  },
  deleteAdminOrder: async () => {
    const draft = { ...guestOrder(shop.storeId, shop.bread, 1), status: 'draft' };
    const { id } = (await t.call('POST', '/orders', draft, staff)).body.data;
    return { path: `/orders/${id}`, thing: 'order', id, fields: ['status', 'items', 'total'] };
  },
  addOrderNote: async () => {
    const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
    const { id } = body.data;
    return { path: `/orders/${id}/notes`, body: { text: 'Rappeler' }, thing: 'order', id, fields: ['note'] };
  },
  addCustomerNote: async () => {
    const { id } = await makeCustomer(t.db);
    return { path: `/customers/${id}/notes`, body: { text: 'Rappeler' }, thing: 'customer', id, fields: ['note'] };
  },
  addSavedView: async () => ({
    path: '/saved-views',
    body: { list: 'orders', name: 'Lille', query: 'search=Lille' },
    thing: 'savedView',
    fields: ['list', 'name', 'query'],
  }),
  updateSavedView: async () => {
    const id = await saveView(t, staff);
    return { path: `/saved-views/${id}`, body: { shared: true }, thing: 'savedView', id, fields: ['shared'] };
  },
  deleteSavedView: async () => {
    const id = await saveView(t, staff);
    return { path: `/saved-views/${id}`, thing: 'savedView', id, fields: ['list', 'name'] };
  },
  moveOrder: async () => {
    const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
    const { id } = body.data;
    return { path: `/orders/${id}/status`, body: { status: 'processing' }, thing: 'order', id, fields: ['status'] };
  },
  createCustomer: async () => ({
    path: '/customers',
    body: { name: 'Rémi Neuf', email: 'remi@panier.example' },
    thing: 'customer',
    fields: ['name', 'email', 'status', 'customerType'],
  }),
  updateCustomer: async () => {
    const { id } = await makeCustomer(t.db);
    const body = { phone: '0199887766', customerType: 'wholesale' };
    return { path: `/customers/${id}`, body, thing: 'customer', id, fields: ['phone', 'customerType'] };
  },
  giveCredit: async () => {
    const { id } = await makeCustomer(t.db);
    const fields = ['storeCredit', 'creditReason'];
    return { path: `/customers/${id}/credit`, body: { amount: 5, reason: 'Geste' }, thing: 'customer', id, fields };
  },
  deleteCustomer: async () => {
    const { id } = await makeCustomer(t.db);
    return { path: `/customers/${id}`, thing: 'customer', id, fields: [] };
  },
  updateCustomerProfile: async () => {
    const { id } = await makeCustomer(t.db);
    return { path: `/customer-profiles/${id}`, body: { city: 'Lyon' }, thing: 'customer', id, fields: ['city'] };
  },
  deleteCustomerProfile: async () => {
    const { id } = await makeCustomer(t.db);
    return { path: `/customer-profiles/${id}`, thing: 'customer', id, fields: [] };
  },
});
