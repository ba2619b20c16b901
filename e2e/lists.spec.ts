import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { cartOf, chooseProduct, signIn } from './shopping.ts';

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
  const { items } = { items: [{ id, quantity: 2 }] };
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
  await expect(card.getByRole('spinbutton').first()).toHaveValue(String(items[0]?.quantity));
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
