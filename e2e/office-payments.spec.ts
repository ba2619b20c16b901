import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { toast } from './own-account.ts';
import { chooseProduct, contactOf, makePerson } from './shopping.ts';
import { asStaff, deliver } from './staff-calls.ts';
import { wordsIn } from './words.ts';

const say = wordsIn({
  language: ['fr', 'en'],
  waits: ['La commande attend son paiement', 'The order waits for its payment'],
  later: ['(à payer d’abord)', '(to be paid first)'],
  ask: ['Interroger le prestataire', 'Ask the provider'],
  reserved: ['Réservé', 'Reserved'],
  giveBack: ['Rendre de l’argent', 'Give money back'],
  amount: [/^Somme à rendre/, /^Amount to give back/],
  reason: [/^Motif/, /^Reason/],
  sum: ['1,00', '1.00'],
  toMeans: [/1,00\s€ rendus au moyen de paiement/, '€1.00 back to the means of payment'],
  taken: ['Encaissé', 'Taken'],
  isBack: [/1,00\s€ rendu ·/, '€1.00 given back ·'],
});
type Placed = { id: number; orderNumber: string; payment: { url: string } };
type Detail = { payments: { captured: number; refunded: number }[] };

/** An order of somebody without an account that is to be paid by card. */
async function placeByCard(page: Page, language: string): Promise<Placed> {
  const { id } = await chooseProduct(page, language);
  const order_items = [{ product_id: id, quantity: 3 }];
  const to = { store_id: 1, type: 'pickup', status: 'submitted', payment_method: 'card' };
  const data = { ...to, ...contactOf(makePerson('Gaspard Carte')), order_items };
  const answer = await page.request.post('/api/v1/order/create', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Placed }).data;
}

test('staff see a payment by card come, and give part of it back', async ({ page, locale, pageFaults }) => {
  const words = say(locale);
  const staff = await asStaff(page);
  await staff('PUT', '/feature-config', { paymentMethods: { card: true } });
  const { id, orderNumber, payment } = await placeByCard(page, words.language);
  await openOffice(page, `/admin/orders/${id}`, 'admin');
  await expect(page.getByText(words.waits)).toBeVisible();
  await expect(page.locator('main option:disabled')).toContainText([words.later]);

  const { origin, pathname } = new URL(payment.url);
  const paid = await page.request.post(`${origin}/control/act`, { data: [pathname.split('/').at(-1), 'pay'] });
  expect(paid.status()).toBe(200);
  await page.getByRole('button', { name: words.ask }).click();
  await expect(toast(page, words.reserved)).toBeVisible();
  await expect(page.getByText(words.waits)).toBeHidden();

  await deliver(staff, id);
  const sums = async () => (await staff<Detail>('GET', `/orders/${id}`)).payments[0];
  await expect.poll(async () => (await sums())?.captured).toBeGreaterThan(1);
  await reloadPage(page);
  await page.getByRole('button', { name: words.giveBack }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.reason).fill('Retard');
  await dialog.getByLabel(words.amount).fill('99999');
  await dialog.getByRole('button', { name: words.giveBack }).click();
  // Refused at its field; what was typed is still there.
  await expect(dialog.getByLabel(words.amount)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(words.reason)).toHaveValue('Retard');
  await expectAccessibleInBothThemes(page);
  ignoreFaults(pageFaults, /\/refunds/);
  await dialog.getByLabel(words.amount).fill(words.sum);
  await dialog.getByRole('button', { name: words.giveBack }).click();
  await expect(toast(page, words.toMeans)).toBeVisible();
  await expect.poll(async () => (await sums())?.refunded).toBe(1);
  await page.getByRole('button', { name: words.ask }).click();
  await expect(page.getByText(words.isBack)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await openPage(page, `/admin/payments?search=${orderNumber}`);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText(words.taken);
  await expect(row).toContainText(words.sum);
  await expectAccessibleInBothThemes(page);
  await row.getByRole('link', { name: orderNumber }).click();
  await page.waitForURL(`**/admin/orders/${id}`);
});
