import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { moveOrder } from './office.ts';
import {
  callApi,
  chooseProduct,
  chooseSlot,
  expectTexts,
  fillFields,
  makePerson,
  orderLinkIn,
  readStock,
  signIn,
  tokenOf,
  waitForMail,
} from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  checkout: ['Passer la commande', 'Checkout'],
  signUp: ['Créer mon compte', 'Create my account'],
  place: ['Commande avec obligation de paiement', 'Order with obligation to pay'],
  thanks: ['Merci, Élise Marchand\u202f!', 'Thank you, Nora Field!'],
  placed: ['Commande enregistrée', 'Order Placed'],
  mine: ['Historique des commandes', 'My Orders'],
  seeOrder: ['Voir la commande', 'See the order'],
  confirmed: ['Confirmée', 'Confirmed'],
  preparing: ['En préparation', 'Preparing'],
  add: [(name: string) => `Ajouter ${name} au panier`, (name: string) => `Add ${name} to`],
});

/** What a browser says of a page that asks for its cart while there is no server. */
const noServer = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

test('from typing a name to an order on the shelf, whatever happens to the server', async ({
  page,
  shop,
  locale,
  isMobile,
  pageFaults,
}) => {
  test.setTimeout(600_000);
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount);
  const person = makePerson(language === 'fr' ? 'Élise Marchand' : 'Nora Field');
  const product = await chooseProduct(page, language);
  const before = await readStock(page, product.id);

  // Finds it by typing.
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectAccessible(page);
  const search = page.locator('header [name=search]:visible').first();
  await search.fill(product.name.slice(0, 12));
  await search.press('Enter');
  // How the goods shall go is asked first; who closes the question goes on.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/products\?search=/);
  await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();
  await expectAccessible(page);

  // Looks at it and puts it in the cart.
  await page.getByRole('link', { name: product.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: t.add(product.name) }).click();
  await page.locator('a[href="/cart"][aria-haspopup]:visible').click();
  await page.getByRole('dialog').locator('a[href="/cart"]').click();
  // Until the page has come, list and panel name the product both.
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: product.name })).toBeVisible();
  await expectAccessible(page);

  // Needs an account, makes one, and comes back to the checkout.
  await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('a[href*="form=signup"]').click();
  await expectAccessible(page);
  await fillFields(
    page,
    {
      name: person.name,
      email: person.email,
      phone_number: person.phone,
      password: person.password,
      confirmPassword: person.password,
    },
    dialog,
  );
  await dialog.getByRole('button', { name: t.signUp }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('[name=customer_email]')).toHaveValue(person.email);
  await expect(page.locator('[name=customer_name]')).toHaveValue(person.name);

  // Orders it for delivery. A second press of the button is no second order.
  await fillFields(page, {
    shipping_address: '27 rue des Jonques',
    shipping_postal_code: '75013',
    shipping_city: 'Paris',
    delivery_note: 'Porte bleue',
  });
  // The greeting lies over the page while it lasts, and would be taken for something that hides its fields.
  await expect(page.locator('section[aria-live=polite] button')).toHaveCount(0);
  await chooseSlot(page);
  await expectAccessible(page);
  // At the foot of the form the summary with its button is still in sight.
  await page.locator('[name=delivery_note]').evaluate((note) => note.scrollIntoView({ block: 'start' }));
  if (!isMobile) await expect(page.getByRole('button', { name: t.place })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t.place }).dblclick();
  await expect(page.locator('section[aria-live=polite]')).toContainText(t.placed);
  await expect(page).toHaveURL(/\/orders\?orderId=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: t.mine })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible();
  await expect(page.locator('main')).toContainText('27 rue des Jonques');
  await expect(page.locator('main ul > li > a[href^="/orders/"]')).toHaveCount(1);
  await expectAccessible(page);
  const token = await tokenOf(page);
  const [order] = await callApi<{ id: number; orderNumber: string; totalIncludeGst: number; deliveryFee: number }[]>(
    page,
    '/order/list',
    token,
  );
  if (!order) throw new Error('The order is not in the list');
  expect(order.totalIncludeGst).toBeCloseTo(product.price + order.deliveryFee, 2);
  expect(await readStock(page, product.id)).toBe(before - 1);
  await page.getByRole('link', { name: t.seeOrder }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
  await expect(page.locator('[aria-current=step]')).toHaveText(new RegExp(t.confirmed));
  await expectAccessible(page);

  // The mail says the same, in the same language, and its link needs no account.
  const mail = await waitForMail(shop, person.email);
  expect(mail.to?.[0]).toMatchObject({ name: person.name, address: person.email });
  expect(mail.subject).toContain(order.orderNumber);
  expect(mail.html).toContain(`<html lang="${language}"`);
  const said = [order.orderNumber, product.name, money(product.price), money(order.totalIncludeGst)];
  expectTexts(mail.text, [...said, '27 rue des Jonques']);
  expectTexts(mail.html, said);
  const link = orderLinkIn(mail);
  expect(new URL(link).origin).toBe(shop.url);

  // The server dies at once and comes back; the session, the order and the stock are as they were.
  await shop.crash();
  ignoreFaults(pageFaults, noServer);
  await openPage(page, `/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
  expect(await readStock(page, product.id)).toBe(before - 1);

  // Staff find the order by its number and move it on.
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/auth/login?redirectTo=/admin/orders');
  await signIn(page, 'staff@panier.example', 'Panier2024');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  // On a phone the search is folded with the filters.
  if (isMobile) await page.getByRole('button', { name: /^(Filtres|Filters)$/ }).tap();
  await page.locator('main [name=search]').fill(order.orderNumber);
  await page.locator('main [name=search]').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: order.orderNumber, exact: true }).click();
  await expect(page.getByText('27 rue des Jonques')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  // The order's own page has such a select too.
  await expect(page.getByRole('link', { name: order.orderNumber, exact: true })).toBeVisible();
  const status = page.getByRole('combobox', { name: new RegExp(order.orderNumber) });
  await moveOrder(status, 'processing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Busy until the server has said yes and the list has been read again.
  await expect(status).not.toHaveAttribute('aria-busy');
  await expect(status).toHaveValue('processing');

  // Once more without power; then the customer's link shows where the order is.
  await shop.crash();
  ignoreFaults(pageFaults, noServer);
  await page.evaluate(() => localStorage.clear());
  await openPage(page, link);
  // The page of the staff goes on asking what needs attention, and for new orders, until it is left.
  ignoreFaults(pageFaults, /status of 401.*\/(attention|orders\?)/);
  await expect(page.locator('[aria-current=step]')).toHaveText(new RegExp(t.preparing));
  await expectTextsOnPage(page.locator('main').innerText(), [
    order.orderNumber,
    product.name,
    money(order.totalIncludeGst),
  ]);
  await expectAccessible(page);
  expect(await readStock(page, product.id)).toBe(before - 1);
  expect(
    shop.readMails().filter((one) => one.includes(person.email) && one.includes(order.orderNumber)).length,
  ).toBeGreaterThan(0);
});

async function expectTextsOnPage(text: Promise<string>, texts: readonly string[]): Promise<void> {
  expectTexts(await text, texts);
}
