import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openPage, reloadPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, type ListedProduct, makePerson, orderLinkIn, waitForMail } from './shopping.ts';
import { asStaff, deliver } from './staff-calls.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

type Days = { slots: { id: number; start: string; left: number }[] }[];
type Papers = { invoiceNumber: string; creditNotes: { number: string }[] };
/** Montreuil, which has time slots. */
const storeId = 2;

/** Goods, and a time of the last day that is offered: other journeys take places of the first ones. */
async function chooseOrder(page: Page) {
  const path = `/store/${storeId}/product-collection?category=FRUIT&per_page=60`;
  const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
  const product = items.find(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 10);
  const days = await callApi<Days>(page, `/store/${storeId}/slot-list?type=pickup`);
  const slot = days.at(-1)?.slots.find(({ left }) => left > 0);
  if (!product || !slot) throw new Error('The demo has no fruit by the piece, or no place in a slot');
  return { goods: [{ id: product.id, quantity: 2 }], slot, more: { store_id: storeId, slot_id: slot.id } };
}

/** What a press on a button of the order's papers saves: its name, and the file as bytes in a text. */
async function save(page: Page, label: RegExp): Promise<{ name: string; content: string }> {
  const saved = page.waitForEvent('download');
  await page.locator('main').getByRole('button', { name: label }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'latin1') };
}

/** The papers of an order that was placed at `start`, on its page, as it goes on: calendar, invoice, credit note. */
async function savePapers(
  page: Page,
  order: { id: number; orderNumber: string; start: string; productId: number },
  read: () => Promise<Papers>,
): Promise<void> {
  const staff = await asStaff(page);
  const calendar = await save(page, /^Ajouter à mon agenda$/);
  expect(calendar.name).toBe(`${order.orderNumber}.ics`);
  expect(calendar.content).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const start = new Date(order.start).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(calendar.content).toContain(`\r\nDTSTART:${start}\r\n`);

  await deliver(staff, order.id);
  await reloadPage(page);
  const invoice = await save(page, /^Télécharger la facture$/);
  expect(invoice.name).toBe(`${(await read()).invoiceNumber}.pdf`);
  expect(invoice.content).toMatch(/^%PDF-/);
  await expect(page.getByRole('button', { name: 'Ajouter à mon agenda' })).toHaveCount(0);

  const back = { order_items: [{ product_id: order.productId, quantity: 1 }], reason: 'Abîmé' };
  await staff('POST', `/orders/${order.id}/returns`, back);
  await reloadPage(page);
  const note = await save(page, /^Télécharger la facture d’avoir/);
  expect(note.name).toBe(`${(await read()).creditNotes[0]?.number}.pdf`);
  expect(note.content).toMatch(/^%PDF-/);
  expect(note.content).not.toBe(invoice.content);
}

test('a customer saves the time of an order, its invoice and its credit note @phone @long', async ({ page }) => {
  const token = await signUp(page, 'Paula Papiers');
  const { goods, slot, more } = await chooseOrder(page);
  const { id, orderNumber } = await placePickup(page, token, goods, more);
  await openPage(page, `/orders/${id}`);
  const productId = goods[0]?.id ?? 0;
  await savePapers(page, { id, orderNumber, start: slot.start, productId }, () =>
    callApi<Papers>(page, `/order/${id}`, token),
  );
});

test('a guest saves the same by the link of the mail @phone', { tag: '@long' }, async ({ page, shop }) => {
  const { email: customer_email } = makePerson('Gaston Papiers');
  const { goods, slot, more } = await chooseOrder(page);
  const { id, orderNumber } = await placePickup(page, null, goods, { ...more, customer_email });
  const { pathname, search } = new URL(orderLinkIn(await waitForMail(shop, customer_email)));
  await openPage(page, pathname + search);
  const productId = goods[0]?.id ?? 0;
  await savePapers(page, { id, orderNumber, start: slot.start, productId }, () =>
    callApi<Papers>(page, `/order/${id}${search}`),
  );
});
