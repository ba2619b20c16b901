import type { Page } from '@playwright/test';
import { expect, expectAccessible, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import {
  callApi,
  cartOf,
  chooseProduct,
  chooseSlot,
  fillFields,
  makePerson,
  readStock,
  signIn,
  waitForMail,
} from './shopping.ts';

const words = {
  fr: {
    guest: 'Continuer sans compte',
    placed: 'Commande enregistrée',
    unsure: /Pas de réponse du site/,
    thanks: /Merci/,
  },
  en: { guest: 'Continue as guest', placed: 'Order Placed', unsure: /answer was lost/, thanks: /Thank you/ },
};
const wordsOf = (locale: string | undefined) => words[locale?.startsWith('fr') ? 'fr' : 'en'];

/** With a `price`, once the card has it: the page as the server sends it has everybody's. */
async function putInCart(page: Page, name: string, price?: number): Promise<void> {
  await openPage(page, `/products?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name }).first();
  if (price !== undefined) await expect(card).toContainText(new RegExp(price.toFixed(2).replace('.', '[.,]')));
  await card.getByRole('button').click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
}

/** The shop gets what is sent and does it; of its answers so many are lost on the way. Answers how many have been. */
async function loseAnswers(page: Page, url: RegExp, most: number): Promise<() => number> {
  let lost = 0;
  await page.route(url, async (route) => {
    if (lost >= most) return route.continue();
    lost++;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

test('a guest whose answers are lost between the commit and the page orders once', async ({
  page,
  shop,
  locale,
  pageFaults,
}) => {
  const t = wordsOf(locale);
  const person = makePerson('Perdue Réponse');
  const product = await chooseProduct(page, locale?.slice(0, 2) ?? 'fr', 'FRUIT');
  const before = await readStock(page, product.id);
  await putInCart(page, product.name);
  await openPage(page, '/checkout');
  await page.getByRole('button', { name: t.guest }).click();
  await fillFields(page, { customer_name: person.name, customer_email: person.email, customer_phone: person.phone });
  await page.locator('[name=type][value=pickup]').check();
  await chooseSlot(page);
  const lost = await loseAnswers(page, /\/order\/create$/, 2);
  const place = page.locator('main form button[type=submit]');
  await place.click();
  // The page has asked again by itself, and says what it cannot know.
  await expect(page.getByRole('alert')).toContainText(t.unsure);
  expect(lost()).toBe(2);
  await expectAccessible(page);
  await reloadPage(page);
  await expect(page.locator('[name=customer_name]')).toHaveValue(person.name);
  await place.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.placed);
  expect(await readStock(page, product.id)).toBe(before - 1);
  await waitForMail(shop, person.email);
  ignoreFaults(pageFaults, /ERR_CONNECTION_RESET/);
});

test('a business orders at its prices for delivery; one answer is lost, and it notices nothing', async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsOf(locale);
  await openPage(page, '/auth/login?redirectTo=%2Fproducts');
  await signIn(page, 'wholesale@panier.example', 'Panier2024');
  await page.waitForURL('**/products');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('auth_token') ?? '{}').access_token as string,
  );
  type Listed = { id: number; name: string; price: number; quantityInStock: number; quantityStep: number };
  // By the names that the page has.
  const path = `/store/1/product-collection?category=LEGUME&per_page=120&lng=${locale?.slice(0, 2)}`;
  const retail = await callApi<{ items: Listed[] }>(page, path);
  const own = await callApi<{ items: Listed[] }>(page, path, token);
  const product = own.items.find(({ id, price, quantityInStock, quantityStep }) => {
    const usual = retail.items.find((one) => one.id === id)?.price ?? 0;
    return price < usual && quantityInStock >= 30 && quantityStep === 1;
  });
  if (!product) throw new Error('The demo has no vegetable with a wholesale price');
  await putInCart(page, product.name, product.price);
  await openPage(page, '/checkout');
  await page.locator('[name=type][value=delivery]').check();
  await fillFields(page, {
    customer_phone: '+33 6 39 98 12 34',
    shipping_address: '27 rue des Jonques',
    shipping_postal_code: '75013',
    shipping_city: 'Paris',
  });
  await chooseSlot(page);
  await expectAccessible(page);
  const orders = () =>
    callApi<{ orderItems: { productId: number; priceIncludeTaxes: number }[] }[]>(page, '/order/list', token);
  const placed = (await orders()).length;
  const lost = await loseAnswers(page, /\/order\/\d+$/, 1);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(/\/orders\?orderId=\d+/);
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  expect(lost()).toBe(1);
  const now = await orders();
  // Its draft, made on entering, is this order.
  expect(now.length).toBeLessThanOrEqual(placed + 1);
  expect(now[0]?.orderItems).toMatchObject([{ productId: product.id, priceIncludeTaxes: product.price }]);
  await expectAccessible(page);
  ignoreFaults(pageFaults, /ERR_CONNECTION_RESET/);
});
