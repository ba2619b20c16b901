import { expect, test } from 'vitest';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { shop as shopTable } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import { invoiceTexts } from '#server/mail/invoice/invoice-texts.ts';
import { invoiceFile } from '#server/services/invoice/add-invoice.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliver, fetchFile, makePdfs } from '#server/testing/invoices.ts';
import { bearer, guestOrder, home, makeOrderShop, nameShop, testAccount } from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp({ now: new Date('2026-11-23T10:00:00Z') });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const legalNumbers = { SIREN: '123 456 789', TVA: 'FR12 123456789' };
const identity = { name: 'Panier', legalName: 'Épicerie Démo SARL', foundedIn: 2020, legalNumbers };
await nameShop(t, { ...identity, email: 'a@panier.example', phone: '01', mailSender: 'Panier' });

const item = (product_id: number, quantity: number) => ({ product_id, quantity });
const place = async (more: object = {}, query = '') => {
  const sent = { ...guestOrder(shop.storeId, shop.bread, 2), ...more };
  const { status, body } = await t.call('POST', `/order/create${query}`, sent);
  expect(status).toBe(200);
  return body.data as { id: number; orderNumber: string };
};
const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);
const invoiceOf = async (id: number) => {
  const [row] = await t.db.select().from(invoices).where(eq(invoices.orderId, id));
  if (!row) throw new Error('no invoice');
  return row;
};
const linkOf = (id: number, more = '') => `/order/${id}/invoice?token=${orderToken(t.deps.secret, id)}${more}`;
const pdfOf = async (id: number) => {
  await makePdfs(t);
  const { status, bytes } = await fetchFile(t, linkOf(id));
  expect(status).toBe(200);
  return pdfText(bytes);
};

test('a delivered order has an invoice, numbered by year; no other order has', async () => {
  const { id: first } = await place();
  for (const status of ['processing', 'ready']) {
    expect((await move(first, status)).body.data.invoices).toEqual([]);
  }
  const done = await move(first, 'delivered');
  expect(done.body.data.invoices).toEqual([
    {
      number: 'F2026-000001',
      kind: 'invoice',
      total: 2.2,
      storeCreditAmount: 0,
      reason: null,
      issuedAt: '2026-11-23T10:00:00.000Z',
    },
  ]);
  // Delivered is delivered once.
  expect((await move(first, 'delivered')).body.data.invoices).toHaveLength(1);
  const [cancelled, rejected] = [await place(), await place()];
  await move(cancelled.id, 'processing');
  expect((await move(cancelled.id, 'cancelled')).body.data.invoices).toEqual([]);
  expect((await move(rejected.id, 'rejected')).body.data.invoices).toEqual([]);
  expect((await deliver(t, staff, (await place()).id)).body.data.invoices[0].number).toBe('F2026-000002');
});

test('a delivery that fails gives its number back; a new year begins at 1', async () => {
  const last = await t.db.$count(invoices);
  const { id } = await place();
  for (const status of ['processing', 'ready']) await move(id, status);
  await t.db.execute(sql`alter table outbox add constraint no_pdf check (kind <> 'invoice-pdf') not valid`);
  expect((await move(id, 'delivered')).status).toBe(500);
  await t.db.execute(sql`alter table outbox drop constraint no_pdf`);
  expect((await t.call('GET', `/orders/${id}`, undefined, staff)).body.data.status).toBe('ready');
  expect((await move(id, 'delivered')).body.data.invoices[0].number).toBe(`F2026-${String(last + 1).padStart(6, '0')}`);
  const next = await place();
  // By the clocks of Paris it is the new year.
  t.setNow(new Date('2026-12-31T23:30:00Z'));
  const later = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const { body } = await deliver(t, later, next.id);
  t.setNow(new Date('2026-11-23T10:00:00Z'));
  expect(body.data.invoices[0].number).toBe('F2027-000001');
});

test('what it says is the law’s particulars, and adds up', async () => {
  const address = { billing_address: '9 avenue du Siège', billing_city: 'Lyon', billing_postal_code: '69003' };
  const order_items = [item(shop.bread, 3), item(shop.carrots, 1.3), item(shop.wine, 1)];
  const more = { ...home, ...address, type: 'delivery', age_confirmed: true, order_items };
  const { id, orderNumber } = await place(more);
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
  await deliver(t, staff, id, 'shipped');
  const { content, number } = await invoiceOf(id);
  // 3.30 at 10 %, 1.3 kg × 3.99 = 5.19 at 5.5 %, 9.00 at 20 %, and 4.90 of delivery by these rates.
  expect(content).toMatchObject({
    totalCents: 2239,
    netCents: 2239 - content.vatCents,
    fee: [
      { rateBp: 550, grossCents: 145, vatCents: 8 },
      { rateBp: 1000, grossCents: 93, vatCents: 8 },
      { rateBp: 2000, grossCents: 252, vatCents: 42 },
    ],
    vatByRate: [
      { rateBp: 550, grossCents: 664, vatCents: 35, netCents: 629 },
      { rateBp: 1000, grossCents: 423, vatCents: 38, netCents: 385 },
      { rateBp: 2000, grossCents: 1152, vatCents: 192, netCents: 960 },
    ],
  });
  const text = await pdfOf(id);
  for (const said of [
    'Facture',
    number,
    orderNumber,
    '23 novembre 2026',
    'Épicerie Démo SARL',
    'SIREN 123 456 789',
    'TVA FR12 123456789',
    'Camille Martin',
    '9 avenue du Siège',
    '69003 Lyon',
    '12 rue des Lilas, 75013 Paris',
    '1,3 kg',
    'Remise de 25 % sur 12,00 €',
    '7,50 €',
    '3,782 €',
    '5,5 %',
    '22,39 €',
    '19,74 €',
    '2,65 €',
    'Réglé',
    'livraison de biens',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(said);
});

test('the seller’s address is the registered one where it is written, else the store’s; a credit note has its invoice’s', async () => {
  const { id: before } = await place();
  await deliver(t, staff, before);
  const [store] = await t.db.select().from(stores).where(eq(stores.id, shop.storeId));
  const { street, city } = store ?? { street: '', city: '' };
  expect((await invoiceOf(before)).content.seller).toMatchObject({ street, city });
  const registeredAddress = { lines: '4 quai Neuf\nHall C', postalCode: '69002', city: 'Lyon', country: 'France' };
  await t.db.update(shopTable).set({ registeredAddress });
  const { id } = await place();
  await deliver(t, staff, id);
  await t.db.update(shopTable).set({ registeredAddress: null });
  const returned = { order_items: [item(shop.bread, 1)], reason: 'Abîmé' };
  expect((await t.call('POST', `/orders/${id}/returns`, returned, staff)).status).toBe(200);
  const papers = await t.db.select().from(invoices).where(eq(invoices.orderId, id));
  expect(papers).toHaveLength(2);
  for (const { number, content } of papers) {
    const { lines } = invoiceTexts(number, content).seller;
    expect(lines.slice(0, 5)).toEqual(['Épicerie Démo SARL', '4 quai Neuf', 'Hall C', '69002 Lyon', 'France']);
  }
});

test('an unpaid transfer is asked for with where it goes, and with a code that phones read', async () => {
  const { id, orderNumber } = await place({ payment_method: 'bank_transfer' });
  await deliver(t, staff, id);
  const { number, content } = await invoiceOf(id);
  expect(content.transfer).toEqual(testAccount);
  const { transfer } = invoiceTexts(number ?? '', content);
  const expected = ['Panier SAS', 'FR14 2004 1010 0505 0001 3M02 606', 'PSSTFRPP'];
  expect(transfer?.rows.map(({ value }) => value).slice(0, 3)).toEqual(expected);
  expect(transfer?.code?.text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    testAccount.bic,
    'Panier SAS',
    testAccount.iban,
    'EUR2.20',
    '',
    '',
    orderNumber,
  ]);
  const text = await pdfOf(id);
  for (const word of ['FR14 2004 1010 0505 0001 3M02 606', 'PSSTFRPP', transfer?.title ?? '-'])
    expect(text).toContain(word);
  // Other currencies have no such code; what was paid is not asked for.
  expect(invoiceTexts('', { ...content, currency: 'GBP' }).transfer?.code).toBeNull();
  const paid = await place({ payment_method: 'bank_transfer' });
  await t.call('PUT', `/orders/${paid.id}/payment`, { payment_status: 'paid' }, staff);
  await deliver(t, staff, paid.id);
  expect((await invoiceOf(paid.id)).content).not.toHaveProperty('transfer');
});

test('what it says stays, whatever becomes of shop, goods and order; the PDF too', async () => {
  const { id } = await place({ order_items: [item(shop.apples, 2)] });
  await deliver(t, staff, id);
  const before = await invoiceOf(id);
  const text = await pdfOf(id);
  const renamed = { legalName: 'Autre SARL', legalNumbers: {} };
  await t.db.update(shopTable).set(renamed);
  await t.db.update(stores).set({ street: 'Ailleurs' }).where(eq(stores.id, shop.storeId));
  const texts = eq(productTexts.productId, shop.apples);
  const names = await t.db.select().from(productTexts).where(texts);
  await t.db.update(productTexts).set({ name: 'Poires' }).where(texts);
  expect(await invoiceOf(id)).toEqual(before);
  await t.db.execute(sql`update outbox set done_at = null, next_try_at = created_at where kind = 'invoice-pdf'`);
  expect(await pdfOf(id)).toBe(text);
  expect(text).toContain('Pommes');
  for (const { language, name } of names)
    await t.db
      .update(productTexts)
      .set({ name })
      .where(and(texts, eq(productTexts.language, language)));
  for (const change of ["update invoices set number = 'X'", 'delete from invoices', 'truncate invoices'])
    await expect(t.db.execute(sql.raw(change))).rejects.toThrow();
});

test.each([
  ['fr', 'Facture', 'Vendeur', 'Total TTC'],
  ['en', 'Invoice', 'Seller', 'Total incl. VAT'],
  ['vi', 'Hóa đơn', 'Người bán', 'Tổng gồm VAT'],
])('in %s it is written in the language of its order, names with every letter', async (lng, ...words) => {
  const { id } = await place(
    { customer_name: 'Nguyễn Thị Ngọc Ánh', order_items: [item(shop.apples, 1)] },
    `?lng=${lng}`,
  );
  await deliver(t, staff, id);
  const text = await pdfOf(id);
  for (const said of [...words, 'Nguyễn Thị Ngọc Ánh', { fr: 'Pommes', en: 'Apples', vi: 'Táo' }[lng] ?? ''])
    expect(text).toContain(said);
});

test('a long order goes on on further pages', async () => {
  const { id } = await place();
  await deliver(t, staff, id);
  const row = await invoiceOf(id);
  const [line] = row.content.lines;
  if (!line) throw new Error('no line');
  const { makePdf } = await import('#server/papers/make-pdf.ts');
  const content = {
    ...row.content,
    lines: Array.from({ length: 70 }, (_, i) => ({ ...line, name: `Ligne ${i + 1}.` })),
  };
  const text = pdfText(await makePdf({ ...row, content }));
  for (let i = 1; i <= 70; i++) expect(text).toContain(`Ligne ${i}.`);
  expect(text).toMatch(/Page 3 sur 3/);
});

test('it is had by its customer, by the link of the mail and by staff, once it is made', async () => {
  const { token, customer } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
  const content = { store_id: shop.storeId, type: 'pickup', status: 'submitted', order_items: [item(shop.bread, 1)] };
  const { id } = (await t.call('POST', '/order/create', content, bearer(token))).body.data;
  const ask = (headers = {}, path = `/order/${id}/invoice`) => fetchFile(t, path, headers);
  expect((await ask(bearer(token))).status).toBe(404);
  await deliver(t, staff, id);
  expect(await makePdfs(t)).toBeGreaterThan(0);
  const { number } = await invoiceOf(id);
  for (const answer of [
    await ask(bearer(token)),
    await ask({}, linkOf(id)),
    await ask(staff, `/orders/${id}/invoice`),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toContain(`attachment; filename="${number}.pdf"`);
    expect(Buffer.from(answer.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  }
  const read = (await t.call('GET', `/order/${id}`, undefined, bearer(token))).body.data;
  expect(read).toMatchObject({ invoiceNumber: number, creditNotes: [] });
  const stranger = bearer((await makeSignedIn(t)).token);
  expect((await ask(stranger)).status).toBe(404);
  expect((await ask()).status).toBe(401);
  expect((await ask({}, `/order/${id}/invoice?token=wrong`)).status).toBe(404);
  expect((await ask({}, linkOf(id, '&credit_note=A2026-000001'))).status).toBe(404);
  const clerk = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
  expect((await ask(clerk, `/orders/${id}/invoice`)).status).toBe(403);
  expect((await ask(bearer(token), `/orders/${id}/invoice`)).status).toBe(403);

  // Erased, its person is still named there: for staff alone.
  expect((await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token))).status).toBe(200);
  expect(await t.db.$count(customers, eq(customers.id, customer.id))).toBe(0);
  expect((await ask({}, linkOf(id))).status).toBe(404);
  expect((await ask(staff, `/orders/${id}/invoice`)).status).toBe(200);
  expect((await invoiceOf(id)).content.buyer.name).toBe('Camille Martin');
});

test('a PDF that no job has made yet, or whose file is gone, is made when it is asked for, and mailed to nobody', async () => {
  const { id } = await place();
  await deliver(t, staff, id);
  const read = () => fetchFile(t, linkOf(id));
  const early = await read();
  expect(early.status).toBe(200);
  await makePdfs(t);
  const mails = await t.db.$count(outbox, isNull(outbox.doneAt));
  expect((await read()).bytes).toEqual(early.bytes);
  await t.deps.files.delete(invoiceFile((await invoiceOf(id)).number));
  const { status, headers, bytes } = await read();
  expect([status, headers['content-length'], bytes]).toEqual([200, String(bytes.length), early.bytes]);
  expect(await t.db.$count(outbox, isNull(outbox.doneAt))).toBe(mails);
});
