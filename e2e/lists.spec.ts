import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, cartOf, chooseProduct, makePerson, signIn, tokenOf } from './shopping.ts';

test('a list is made from the basket, shared, and put in another’s basket in one press', async ({
  page,
  browser,
  pageFaults,
}) => {
  await openPage(page, '/lists');
  await expect(page.getByRole('link', { name: /Sign In|Se connecter|Đăng nhập/i }).first()).toBeVisible();
  await openPage(page, '/auth/login?redirectTo=%2Fcart');
  await signIn(page, 'shopper@panier.example', 'Panier2024');
  await page.waitForURL('**/cart');
  const { id, name } = await chooseProduct(page, 'en');
  await openPage(page, `/products?search=${encodeURIComponent(name)}&lng=en`);
  await page.locator(`main article:has-text("${name}") button[aria-label^="Add"]`).first().click();
  await expect.poll(async () => (await cartOf(page)).map((line) => line.id)).toContain(id);
  await openPage(page, '/cart?lng=en');

  const listName = `Weekly ${Date.now()}`;
  await page.getByRole('button', { name: 'Save as list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await dialog.locator('[name=name]').fill(listName);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'View lists' }).click();
  await page.waitForURL('**/lists');

  const card = page.locator('main li', { has: page.getByRole('heading', { name: listName }) });
  await expect(card.getByText(name).first()).toBeVisible();
  await expect(card.getByText('€').first()).toBeVisible();
  await card.getByRole('button', { name: 'Put more on the list' }).first().click();
  await expect(card.getByRole('spinbutton').first()).toHaveValue('2');
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: `Share: ${listName}` }).click();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByLabel('Link to the list').inputValue();
  expect(link).toMatch(/\/lists\/shared\/[\w-]{32}$/);

  const visitor = await browser.newContext({ locale: 'en-GB' });
  const guest = await visitor.newPage();
  await openPage(guest, `${link}?lng=en`);
  await expect(guest.getByRole('heading', { level: 1, name: listName })).toBeVisible();
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessibleInBothThemes(guest);
  await guest.getByRole('button', { name: 'Add all to basket' }).click();
  await expect.poll(async () => (await cartOf(guest)).find((line) => line.id === id)?.quantity).toBe(2);

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByLabel('Link to the list')).toHaveCount(0);
  expect((await guest.goto(link))?.status()).toBe(404);
  await visitor.close();

  await dialog.getByRole('button', { name: /Close/ }).click();
  await card.getByRole('button', { name: `Delete: ${listName}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: listName })).toHaveCount(0);
  ignoreFaults(pageFaults, /status of 404/);
});

test('the goods of an order join a list that is there', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/auth/login?redirectTo=%2Flists&lng=en');
  await signIn(page, 'shopper@panier.example', 'Panier2024');
  await page.waitForURL('**/lists');
  const { id } = await chooseProduct(page, 'en');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: { id: number } }).data.id;
  };
  const name = `Monthly ${Date.now()}`;
  const order_items = [{ product_id: id, quantity: 2 }];
  const listId = await post('/shopping-lists', { name, order_items });
  const order = await placePickup(page, await tokenOf(page), [{ id, quantity: 2 }]);
  await openPage(page, `/orders/${order.id}`);
  await page.getByRole('button', { name: 'Save as list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: name });
  await expect(dialog.locator('[name=name]')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  type List = { id: number; items: { quantity: number }[] };
  const lists = await callApi<List[]>(page, '/shopping-lists', await tokenOf(page));
  expect(lists.find((list) => list.id === listId)?.items).toMatchObject([{ quantity: 4 }]);
  await page.request.delete(`/api/v1/shopping-lists/${listId}`, { headers });
});

test('a product is put on a list from its page, by who signs in on the way; two tabs that change a list show both', {
  tag: '@long',
}, async ({ page, pageFaults }) => {
  const person = makePerson('Lise Liste');
  const { name, email, phone: phone_number, password } = person;
  const data = { name, email, phone_number, password };
  expect((await page.request.post('/api/v1/authentication/customer/register', { data })).status()).toBe(200);
  const product = await chooseProduct(page, 'en');
  const { slug } = await callApi<{ slug: string }>(page, `/store/product/${product.id}?storeId=1`);
  await openPage(page, `/products/${slug}?lng=en`);
  await page.getByRole('link', { name: 'Add to a list' }).click();
  await page.waitForURL('**/lists?add=*');
  await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, email, password);
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await expect(dialog).toContainText(product.name);
  await dialog.locator('[name=name]').fill('Weekly');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/products/${slug}`));
  type List = { id: number; items: { productId: number; quantity: number }[] };
  const lists = async () => callApi<List[]>(page, '/shopping-lists', await tokenOf(page));
  await expect(page.locator('section[aria-live=polite]')).toContainText('Added to the list “Weekly”');
  expect((await lists()).map(({ items }) => items.length)).toEqual([1]);
  await page.locator('section[aria-live=polite]').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await lists()).length).toBe(0);

  // Put on it for good; another tab has read it before this one changes it.
  await page.getByRole('link', { name: 'Add to a list' }).click();
  await dialog.locator('[name=name]').fill('Weekly');
  await dialog.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${slug}`));
  const other = await page.context().newPage();
  await openPage(other, '/lists');
  await expect(other.getByRole('spinbutton')).toHaveValue('1');
  await openPage(page, '/lists');
  for (const count of ['2', '3']) {
    await page.getByRole('button', { name: 'Put more on the list' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue(count);
  }
  const quantity = async () => (await lists())[0]?.items[0]?.quantity;
  await expect.poll(quantity).toBe(3);
  await other.getByRole('button', { name: 'Put more on the list' }).click();
  const both = other.getByRole('status').filter({ hasText: 'changed elsewhere' });
  await expect(both).toContainText(/2 here, 3 elsewhere/);
  await expectAccessibleInBothThemes(other);
  expect(await quantity()).toBe(3);
  await both.getByRole('button', { name: 'Keep this version' }).click();
  await expect.poll(quantity).toBe(2);
  await expect(both).toHaveCount(0);
  await other.close();
  ignoreFaults(pageFaults, /status of 409/);
});
