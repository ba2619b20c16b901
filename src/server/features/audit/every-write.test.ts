import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profile } from '#contract/accounts.schema.ts';
import { allEndpoints } from '#contract/all.ts';
import { staffCustomerDetail } from '#contract/staff-customers.schema.ts';
import { staffProduct } from '#contract/staff-products.schema.ts';
import { staffStore } from '#contract/staff-stores.schema.ts';
import { z } from '#contract/zod.ts';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { changedFields } from '#domain/audit/changed-fields.ts';
import { fieldPart, fieldParts } from '#domain/audit/field-part.ts';
import type { ThingKind } from '#domain/audit/thing-kind.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { customerChange } from '../accounts/customer-change.ts';
import { productChange } from '../catalogue/staff/products/product-change.ts';
import { storeChange } from '../catalogue/staff/stores/store-change.ts';

let t: TestApp;
let shop: OrderShop;
let staff: Record<string, string>;
let actorId: number;
beforeAll(async () => {
  t = await startTestApp();
  shop = await makeOrderShop(t);
  const { isOn } = t.deps.flags;
  t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
  const { customer, token } = await makeStaff(t);
  // Others hold the roles as well, so that an account may lose them.
  await makeStaff(t);
  actorId = customer.id;
  staff = bearer(token);
});
afterAll(() => t.close());

type Sent = { path: string; body?: unknown; thing: ThingKind; id?: number | string; fields: string[] };

async function writeMessage(): Promise<number> {
  const sent = { type: 'contact_form', fromName: 'Ana', fromEmail: 'ana@mail.example', language: 'fr' } as const;
  const [row] = await t.db.insert(contactMessages).values(sent).returning({ id: contactMessages.id });
  return row?.id ?? 0;
}

async function saveView(): Promise<number> {
  return (await t.call('POST', '/saved-views', { list: 'orders', name: 'Jour' }, staff)).body.data.id;
}

/** One call of each write by staff that changes something, and what its entry says. A new write needs a line here. */
const valid: Record<string, () => Promise<Sent>> = {
  addPicture: async () => {
    const form = new FormData();
    const plain = { create: { width: 8, height: 8, channels: 3 as const, background: 'teal' } };
    const file = new Uint8Array(await sharp(plain).png().toBuffer());
    form.append('picture', new File([file], 'teal.png', { type: 'image/png' }));
    return { path: '/pictures', body: form, thing: 'picture', fields: ['width', 'height', 'bytes'] };
  },
  writeShop: async () => ({
    ...{ path: '/shop', body: { name: 'Panier du coin', phone: '0102030405' } },
    ...{ thing: 'shop', id: 1, fields: ['name', 'phone'] },
  }),
  writePageText: async () => ({
    ...{ path: '/page-texts/about', body: { en: 'About us.' } },
    ...{ thing: 'pageText', id: 'about', fields: ['en', 'bundled'] },
  }),
  writeFeatureConfig: async () => ({
    path: '/feature-config',
    body: { ...defaultFeatureConfig, pages: { ...defaultFeatureConfig.pages, about: true } },
    ...{ thing: 'featureConfig', id: 1, fields: ['pages.about'] },
  }),
  resetFeatureConfig: async () => ({
    ...{ path: '/feature-config', thing: 'featureConfig', id: 1, fields: ['pages.about'] },
  }),
  writeSynonyms: async () => {
    const words = { fr: [], en: [], vi: [] };
    const kind = { code: 'paper', category: 'NONALIMENTAIRE', nameFr: 'x', nameEn: 'x', nameVi: 'x' } as const;
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
    ...{ path: '/test-mail', body: { to: 'ana@mail.example' }, thing: 'testMail', fields: ['handedOver', 'by'] },
  }),
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
    ...{ thing: 'store', id: shop.storeId, fields: ['name', 'openingHours', 'discount.percent', 'discount.isActive'] },
  }),
  answerMessage: async () => {
    const id = await writeMessage();
    const fields = ['handled', 'answered', 'answer'];
    return { path: `/messenger/messages/${id}/answer`, body: { text: 'Oui.' }, thing: 'message', id, fields };
  },
  updateMessage: async () => {
    const id = await writeMessage();
    return { path: `/messenger/messages/${id}`, body: { handled: true }, thing: 'message', id, fields: ['handled'] };
  },
  createProduct: async () => ({
    ...{ path: '/products', body: { name: 'Éponge', category: 'NONALIMENTAIRE', price: 4.5 } },
    ...{ thing: 'product', fields: ['names.fr', 'category', 'price'] },
  }),
  updateProduct: async () => ({
    ...{ path: `/products/${shop.bread}`, body: { price: 3.2, brand: 'Panier' } },
    ...{ thing: 'product', id: shop.bread, fields: ['brand', 'price', 'originalPrice'] },
  }),
  deleteProduct: async () => ({
    ...{ path: `/products/${shop.apples}`, thing: 'product', id: shop.apples, fields: ['category', 'price'] },
  }),
  exportProducts: async () => ({ path: '/products/export', body: {}, thing: 'productExport', fields: [] }),
  createAdminOrder: async () => ({
    ...{ path: '/orders', body: guestOrder(shop.storeId, shop.bread, 1), thing: 'order' },
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
    return { path: `/orders/${id}/payment`, body: paid, thing: 'order', id, fields: ['paymentStatus'] };
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
    ...{ path: '/saved-views', body: { list: 'orders', name: 'Lille', query: 'search=Lille' } },
    ...{ thing: 'savedView', fields: ['list', 'name', 'query'] },
  }),
  updateSavedView: async () => {
    const id = await saveView();
    return { path: `/saved-views/${id}`, body: { shared: true }, thing: 'savedView', id, fields: ['shared'] };
  },
  deleteSavedView: async () => {
    const id = await saveView();
    return { path: `/saved-views/${id}`, thing: 'savedView', id, fields: ['list', 'name'] };
  },
  moveOrder: async () => {
    const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
    const { id } = body.data;
    return { path: `/orders/${id}/status`, body: { status: 'processing' }, thing: 'order', id, fields: ['status'] };
  },
  createCustomer: async () => ({
    ...{ path: '/customers', body: { name: 'Rémi Neuf', email: 'remi@panier.example' } },
    ...{ thing: 'customer', fields: ['name', 'email', 'status', 'customerType'] },
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
};

const writes = allEndpoints.filter(
  ({ access, method, writesNothing }) =>
    access !== 'public' && access !== 'customer' && method !== 'GET' && !writesNothing,
);

test('the table has every write by staff, and only those', () => {
  expect(Object.keys(valid).sort()).toEqual(writes.map(({ name }) => name).sort());
});

test.each(writes.map(({ name, method }) => [name, method]))(
  '%s leaves one entry: who, when, what',
  async (name, method) => {
    const sent = await valid[name]?.();
    if (!sent) throw new Error(`${name} has no line in the table`);
    const before = await t.db.$count(auditEntries);
    const answer = await t.call(method, sent.path, sent.body, staff);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    expect(await t.db.$count(auditEntries)).toBe(before + 1);
    const [entry] = await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    const id = sent.id ?? answer.body.data?.id ?? 1;
    expect(entry).toMatchObject({ action: name, actorId, thing: sent.thing, thingId: String(id) });
    expect(entry?.fields).toEqual(expect.arrayContaining(sent.fields));
    if (
      ![
        'createAdminOrder',
        'deleteAdminOrder',
        'createProduct',
        'createStore',
        'deleteProduct',
        'createCustomer',
      ].includes(name)
    )
      expect(entry?.fields.toSorted()).toEqual(sent.fields.toSorted());
  },
);

/** The names that objects within a value have: those of the lines of an order. */
const namesWithin = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, one]) => [...(Array.isArray(value) ? [] : [name]), ...namesWithin(one)]);

test('what has been recorded has words: every field, and every name within a list', async () => {
  const recorded = await t.db
    .select({
      thing: auditEntries.thing,
      fields: auditEntries.fields,
      plain: auditEntries.changes,
      personal: auditPersonal.changes,
    })
    .from(auditEntries)
    .leftJoin(auditPersonal, eq(auditPersonal.entryId, auditEntries.id));
  expect(recorded.length).toBeGreaterThanOrEqual(writes.length);
  const unknown = recorded.flatMap(({ thing, fields, ...changes }) =>
    [
      ...fields.flatMap((field) => fieldParts(thing, field)),
      ...[changes.plain, changes.personal ?? {}]
        .flatMap((one) => Object.values(one).flatMap(namesWithin))
        .map(fieldPart),
    ].flatMap((part) => (part.kind === 'unknown' ? [`${thing} ${part.text}`] : [])),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

type JsonSchema = {
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  type?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};
/** A value of a schema with everything that it may have: one of each list, no null. */
function filled(schema: JsonSchema, defined = schema.$defs): unknown {
  if (schema.$ref) return filled(defined?.[schema.$ref.replace('#/$defs/', '')] ?? {}, defined);
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[0];
  const [one] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (one) return filled(one, defined);
  if (schema.type === 'array') return [filled(schema.items ?? {}, defined)];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, filled(field, defined)]),
    );
  return schema.type === 'number' || schema.type === 'integer' ? 7 : schema.type === 'boolean' ? true : 'x';
}

const recorders = {
  product: [staffProduct, (one: unknown) => productChange(null, one as never)],
  store: [staffStore, (one: unknown) => storeChange(null, one as never)],
  customer: [staffCustomerDetail, (one: unknown) => customerChange(null, one as never)],
  profile: [profile, (one: unknown) => customerChange(null, one as never)],
} as const;
test.each(Object.entries(recorders))('every fact of a %s that may be recorded has words', (_, [schema, record]) => {
  const whole = filled(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
  const { thing, after } = record(whole);
  const changes = changedFields(null, after);
  expect(Object.keys(changes).length).toBeGreaterThan(9);
  const parts = Object.entries(changes).flatMap(([field, values]) => [
    ...fieldParts(thing, field),
    ...values.flatMap(namesWithin).map(fieldPart),
  ]);
  expect(parts.filter(({ kind }) => kind === 'unknown')).toEqual([]);
});

test('a write that is refused leaves none, and neither does one that changes nothing', async () => {
  const { id } = await makeCustomer(t.db, { city: 'Lille' });
  const before = await t.db.$count(auditEntries);
  expect((await t.call('PUT', `/customers/${id}`, { city: 'Paris', version: 7 }, staff)).status).toBe(409);
  expect((await t.call('PUT', `/customers/${id}`, { city: 'Lille' }, staff)).status).toBe(200);
  expect(await t.db.$count(auditEntries)).toBe(before);
});

test('a request repeated with its key leaves one entry', async () => {
  const { id } = await makeCustomer(t.db);
  const keyed = { ...staff, 'idempotency-key': `city-${id}` };
  for (let i = 0; i < 2; i++)
    expect((await t.call('PUT', `/customers/${id}`, { city: 'Nantes' }, keyed)).status).toBe(200);
  expect(await t.db.$count(auditEntries, eq(auditEntries.thingId, String(id)))).toBe(1);
});
