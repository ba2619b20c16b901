import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { invoiceFile, invoicePdfKind } from '#server/services/invoice/add-invoice.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliver, makePdfs } from '#server/testing/invoices.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop, person, placeOrder } from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { invoiceMailKind } from './select-invoice-mails.ts';

const t = await startSharedApp({ now: new Date('2026-11-23T10:00:00Z') });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);
beforeEach(() => t.db.delete(outbox));

const place = (language: Language = 'fr', headers = {}, more: object = {}) => {
  const sent = { ...guestOrder(shop.storeId, shop.bread, 3), ...person, ...more };
  return placeOrder(t, sent, { 'accept-language': language, ...headers });
};
const numberOf = async (orderId: number) => {
  const [row] = await t.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return row?.number ?? '';
};
/** Those that hand over an invoice, or wait to. */
const rows = () => t.db.select().from(outbox).where(eq(outbox.kind, invoiceMailKind));
/** Leaves out what else was mailed of the order: its news. */
async function mailedInvoices() {
  await t.db.delete(outbox).where(inArray(outbox.kind, ['order-confirmation', 'order-moved', 'order-sms']));
  await makePdfs(t);
  return deliverMails(t);
}

describe.each<[Language, string, string, string]>([
  ['fr', 'Facture', 'Voici la facture de votre commande', 'Total TTC\u00a0: 3,30\u00a0€'],
  ['en', 'Invoice', 'The invoice for your order is attached', 'Total including VAT: €3.30'],
  ['vi', 'Hóa đơn', 'Hóa đơn của đơn hàng được đính kèm', 'Tổng cộng (gồm VAT): 3,30\u00a0€'],
])('in %s', (language, title, intro, total) => {
  test('what is delivered is invoiced by a mail of its own, with the PDF', async () => {
    const { id, orderNumber } = await place(language);
    await deliver(t, staff, id);
    const [mail, ...others] = await mailedInvoices();
    expect(others).toEqual([]);
    const number = await numberOf(id);
    expect(mail?.to).toEqual([{ name: person.customer_name, address: person.customer_email }]);
    for (const said of [number, orderNumber]) expect(mail?.subject).toContain(said);
    for (const part of [mail?.text, mail?.html])
      for (const said of [`${title} ${number}`, intro, orderNumber, 'Pain', `/orders/${id}?token=`])
        expect(part).toContain(said);
    expect(mail?.text).toContain(total);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.attachments).toMatchObject([{ filename: `${number}.pdf`, mimeType: 'application/pdf' }]);
    const pdf = pdfText(new Uint8Array(mail?.attachments[0]?.content as ArrayBuffer));
    for (const said of [title, number, orderNumber]) expect(pdf).toContain(said);
  });
});

test('one entry for an invoice, however often its PDF is made', async () => {
  const { id } = await place();
  await deliver(t, staff, id);
  expect(await rows()).toEqual([]);
  for (const _ of ['once', 'again']) {
    await makePdfs(t);
    await t.db
      .update(outbox)
      .set({ doneAt: null, nextTryAt: new Date(0) })
      .where(eq(outbox.kind, invoicePdfKind));
  }
  expect(await rows()).toHaveLength(1);
});

test('who wants no news of orders gets the invoice all the same', async () => {
  const { customer, token } = await makeSignedIn(t);
  await t.db.insert(notificationPreferences).values({ customerId: customer.id, emailOrderUpdates: false });
  const { id } = await place('fr', bearer(token));
  await deliver(t, staff, id);
  const mails = await mailedInvoices();
  expect(mails.map((mail) => mail.attachments.length)).toEqual([1]);
});

test('goods that come back: the credit note, with what it corrects, why, and what is given back', async () => {
  const { id } = await place('en');
  await deliver(t, staff, id);
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
  await t.db.delete(outbox);
  const order_items = [{ product_id: shop.bread, quantity: 2 }];
  await t.call('POST', `/orders/${id}/returns`, { order_items, reason: 'Stale <bread>' }, staff);
  const [mail, ...others] = await mailedInvoices();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Credit note A2026-\d+ for your order /);
  expect(mail?.text).toContain(`This credit note corrects invoice ${await numberOf(id)}`);
  expect(mail?.text).toContain('To be refunded to you: €2.20');
  expect(mail?.html).toContain('Stale &lt;bread&gt;');
  expect(mail?.attachments[0]?.filename).toMatch(/^A2026-\d+\.pdf$/);
});

test('a mail whose PDF cannot be read waits, and holds up no other', async () => {
  const [first, second] = [await place(), await place()];
  for (const { id } of [first, second]) await deliver(t, staff, id);
  await makePdfs(t);
  await t.db.delete(outbox).where(inArray(outbox.kind, ['order-confirmation', 'order-moved', 'order-sms']));
  const number = await numberOf(first.id);
  await t.deps.files.delete(invoiceFile(number));
  expect(await deliverMails(t)).toHaveLength(1);
  const [waiting] = (await rows()).filter(({ doneAt }) => doneAt === null);
  expect(waiting).toMatchObject({ lastError: `Error: There is no PDF of ${number}`, tries: 1 });
});

test('the person erased, nothing is mailed any more', async () => {
  const { customer, token } = await makeSignedIn(t);
  const { id } = await place('fr', bearer(token));
  await deliver(t, staff, id);
  await makePdfs(t);
  await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token));
  expect(customer.id).toBeGreaterThan(0);
  expect(await rows()).toEqual([]);
  expect(await mailedInvoices()).toEqual([]);
});
