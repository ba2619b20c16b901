import { expect, expectAccessible, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import {
  chooseProduct,
  chooseSlot,
  contactOf,
  fillFields,
  makePerson,
  orderLinkIn,
  readStock,
  waitForMail,
} from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  guest: ['Continuer sans compte', 'Continue as guest'],
  pickup: [/Retrait en magasin/, /Pickup at the store/],
  placed: ['Commande enregistrée', 'Order Placed'],
  placedText: ['Votre commande est bien enregistrée.', 'Your order has been successfully placed.'],
  offline: ['Vous êtes hors ligne.', 'You are offline.'],
  failed: ['Commande impossible', 'Order Failed'],
  browse: ['Voir les produits', 'Browse Products'],
  empty: ['Votre panier est vide', 'Your basket is empty'],
  onDelivery: ['Espèces à la livraison', 'Cash on delivery'],
  atPickup: ['Espèces au retrait', 'Cash at pickup'],
  money: [(amount: number) => `${amount.toFixed(2).replace('.', ',')} €`, (amount: number) => `€${amount.toFixed(2)}`],
});

test('a guest orders alcohol for pickup, and finds the order by the link in the mail', async ({
  page,
  shop,
  browser,
  locale,
  pageFaults,
}) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
  const person = makePerson('Invité Dubois');
  const bottle = await chooseProduct(page, language, 'ALCOOL');
  const before = await readStock(page, bottle.id);
  await openPage(page, `/products?search=${encodeURIComponent(bottle.name)}`);
  await page.getByRole('article').filter({ hasText: bottle.name }).first().getByRole('button').click();
  await openPage(page, '/checkout');
  await expectAccessible(page);
  // Without an account comes first.
  await expect(page.locator('main').locator('button, a').first()).toHaveText(t.guest);
  await page.getByRole('button', { name: t.guest }).click();
  const place = page.locator('main form button[type=submit]');
  const toast = page.locator('section[aria-live=polite]');
  // That there is no account is said in one line with the way to one.
  const line = await page.locator('main p:has(a[href*=redirectTo])').boundingBox();
  expect(line?.height).toBeLessThan(50);

  // An empty form: every fault is said, the first one has the focus.
  await place.click();
  await expect(page.locator('[name=customer_name]')).toBeFocused();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(7);
  await expectAccessible(page);

  // What was typed stays, and the age is asked for.
  await fillFields(page, contactOf(person));
  await expect(page.locator('label', { has: page.locator('[value=cash]') })).toContainText(t.onDelivery);
  await page.getByRole('radio', { name: t.pickup }).check();
  await expect(page.locator('label', { has: page.locator('[value=cash]') })).toContainText(t.atPickup);
  await chooseSlot(page);
  await place.click();
  await expect(page.locator('[name=age_confirmed]')).toBeFocused();
  await expect(page.locator('[name=customer_name]')).toHaveValue(person.name);
  await page.locator('[name=age_confirmed]').check();

  // The network fails once: the form says so and keeps everything.
  await page.context().setOffline(true);
  // That message comes by an event of the browser: were it later than the answer, it would stand in the place of the other.
  await expect(toast).toContainText(t.offline);
  await place.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(toast).toContainText(t.failed);
  await page.context().setOffline(false);
  await place.dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.placed);
  // Not before: what the page fetched ahead in that moment may be reported later.
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED/);
  await expect(toast).toContainText(t.placed + t.placedText);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  expect(await readStock(page, bottle.id)).toBe(before - 1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  // What was ordered, what it costs, where and how, and what comes next; after a reload too, and in no other tab.
  const expectThanks = async () => {
    const main = page.getByRole('main');
    for (const text of [person.name, bottle.name, person.email, '10:00 – 12:00', t.atPickup, t.money(bottle.price)])
      await expect(main).toContainText(text);
  };
  await expectThanks();
  await reloadPage(page);
  await expectThanks();
  const other = await page.context().newPage();
  await openPage(other, '/checkout');
  await expect(other).toHaveURL(/\/cart$/);
  await expect(other.locator('main')).toContainText(t.empty);
  await expect(other.locator('main a[href="/products"]')).toHaveText(t.browse);
  await other.close();

  const link = orderLinkIn(await waitForMail(shop, person.email));
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await openPage(visitor, link);
  await expect(visitor.getByText(bottle.name)).toBeVisible();
  await expect(visitor.locator('main')).toContainText(t.atPickup);
  await expectAccessible(visitor);
  // Nobody else opens it: neither without the token nor with a forged one.
  const api = link.replace('/orders/', '/api/v1/order/');
  expect((await visitor.request.get(api)).status()).toBe(200);
  expect((await visitor.request.get(api.replace(/\?.*/, ''))).status()).toBeGreaterThanOrEqual(400);
  expect((await visitor.request.get(`${api}x`)).status()).toBeGreaterThanOrEqual(400);
  await elsewhere.close();
});
