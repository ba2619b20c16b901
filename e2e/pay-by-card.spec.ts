import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { placePickup } from './pickup-order.ts';
import { testCards } from './server.ts';
import { chooseProduct, contactOf, fillFields, makePerson, putInCart, waitForMail } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  language: ['fr', 'en'],
  guest: ['Continuer sans compte', 'Continue as guest'],
  pickup: [/Retrait en magasin/, /Pickup at the store/],
  noMoney: ['Aucun argent n’est débité', 'No money moves'],
  leave: ['Quitter sans payer', 'Leave without paying'],
  card: [/^Numéro de carte d’essai/, /^Test card number/],
  confirm: ['Confirmer', 'Confirm'],
  pay: ['Payer', 'Pay'],
  left: ['La commande n’est pas encore payée', 'The order is not paid yet'],
  payNow: ['Payer maintenant', 'Pay now'],
  waits: ['Cette commande attend votre paiement', 'This order waits for your payment'],
  reserved: ['Réservé', 'Reserved'],
  paid: ['C’est payé, merci\u202f!', 'Paid, thank you!'],
});

/** What a page sends to the shop from now on: addresses and bodies, without spaces. */
function requestsTo(page: Page, origin: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return;
    const said = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
    sent.push(said.replaceAll(/[ +]|%20/g, ''));
  });
  return sent;
}

test('a guest pays by card: declined, left, then paid after a second check, and finds one order', async ({
  page,
  shop,
  locale,
}) => {
  const t = wordsFor(locale);
  const person = makePerson('Carte Dubois');
  await putInCart(page, await chooseProduct(page, t.language));
  await openPage(page, '/checkout');
  await page.getByRole('button', { name: t.guest }).click();
  await fillFields(page, contactOf(person));
  await page.getByRole('radio', { name: t.pickup }).check();
  // Of the first day: for a slot far ahead the card would only be kept.
  await page.locator('[name=slot_id]:enabled').first().check();
  await page.locator('[name=payment_method][value=card]').check();
  await page.locator('main form button[type=submit]').click();

  // A page of ours has led on to the hosted one.
  await expect(page.getByRole('heading', { name: t.noMoney })).toBeVisible();
  // What is typed here decides, and reaches nobody but the provider.
  const sent = requestsTo(page, shop.url);
  const [, declined, checked] = testCards;
  await page.getByLabel(t.card).fill(declined);
  await page.getByRole('button', { name: t.pay, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: t.leave }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.left);
  await expectAccessible(page);
  const [number = ''] = (await page.locator('dl dd').allTextContents()) ?? [];
  expect(
    shop.readMails().filter((mail) => mail.includes(person.email) && mail.includes('-order-confirmation@')),
  ).toEqual([]);

  // The order says the same to the guest who has placed it.
  await openPage(page, '/checkout');
  await expect(page.getByRole('heading', { name: t.waits })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t.payNow }).click();
  await expect(page.getByRole('heading', { name: t.noMoney })).toBeVisible();
  await page.getByLabel(t.card).fill(checked);
  await page.getByRole('button', { name: t.pay, exact: true }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await page.waitForURL(/\/orders\/\d+\?token=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByRole('term').filter({ hasText: t.reserved })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.waits })).toHaveCount(0);
  await expectAccessible(page);
  await waitForMail(shop, person.email);
  expect(sent.length).toBeGreaterThan(5);
  for (const text of sent) for (const card of testCards) expect(text).not.toContain(card.replaceAll(' ', ''));
  expect(JSON.stringify(await page.context().storageState())).not.toMatch(/4242424242424242|40000/);
});

test('without script the page of a payment leads to the provider and back', async ({ browser, page, shop, locale }) => {
  const t = wordsFor(locale);
  const { id } = await chooseProduct(page, t.language);
  const placed = await placePickup(page, null, [{ id, quantity: 2 }], { payment_method: 'card' }, t.language);
  const { payment, orderNumber } = placed as typeof placed & { payment: { id: string } };
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false, ...(locale && { locale }) });
  const plain = await context.newPage();
  await plain.goto(`/payment/${payment.id}`).catch(() => undefined);
  await expect(plain.getByRole('heading', { name: t.noMoney })).toBeVisible();
  await plain.getByLabel(t.card).fill(testCards[0]);
  await plain.getByRole('button', { name: t.pay, exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.paid);
  await expect(plain.locator('main')).toContainText(orderNumber);
  // Gone back to, it leads nowhere else, and says what has become of it.
  await plain.goto(`/payment/${payment.id}`);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t.paid);
  await context.close();
});
