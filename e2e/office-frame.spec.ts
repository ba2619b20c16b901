import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { callApi, chooseProduct, signIn, tokenOf } from './shopping.ts';

test('what is pressed while the overview loads is done when it has come @wide', async ({ page }) => {
  await openOffice(page, '/admin/orders');
  for (const part of ['office', 'overview-screen']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, '/admin/overview');
    await expect(page.locator('main .skeleton').first()).toBeVisible();
    await page.keyboard.press('?');
    release();
    // Not taken away by what comes after it.
    await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
    await page.unroute(`**/assets/${part}-*.js`);
  }
});

test('the back office is worked by keys: to any section, any product, and the list of the keys @wide', {
  tag: '@long',
}, async ({ page, pageFaults }) => {
  await openPage(page, '/auth/login?redirectTo=/admin');
  await signIn(page, 'staff@panier.example', 'Panier2024');
  await expect(page).toHaveURL(/\/admin\/overview$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Today');
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(heading).toHaveText('Customer orders');
  await expect(page.locator('main')).toBeFocused();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A letter that is typed in a field is a letter.
  await page.keyboard.press('/');
  const search = page.locator('main [name=search]');
  await expect(search).toBeFocused();
  await page.keyboard.type('go');
  await expect(search).toHaveValue('go');
  await expect(heading).toHaveText('Customer orders');

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Go to' });
  await expect(box).toBeFocused();
  await page.keyboard.type('riesling');
  await expect(dialog.getByRole('option').first()).toContainText('Riesling');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await expect(heading).toContainText('Riesling');

  // Enter before anything is found, as a scanner does: it waits for what was typed, whatever was found before.
  const goods = await chooseProduct(page, 'en');
  const { barcode } = await callApi<{ barcode: string | null }>(page, `/products/${goods.id}`, await tokenOf(page));
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('riesling');
  await expect(dialog.getByRole('option').first()).toContainText('Riesling');
  await box.fill(barcode ?? String(goods.id));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/products/${goods.id}$`));
  // A search that fails is not one that finds nothing.
  await page.route('**/api/v1/products?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('spinach');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog).not.toContainText('Nothing found');
  ignoreFaults(pageFaults, /ERR_FAILED/);
  await page.unroute('**/api/v1/products?*');
  await dialog.getByRole('button', { name: 'Close' }).click();

  // What the role does not open says which role does.
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.locator('main')).toContainText(
    "You don't have permission to manage customers. Contact your administrator to get the “Customers” role.",
  );
  await page.goto('/admin/no-such-page');
  await expect(heading).toContainText('Page not found');
  ignoreFaults(pageFaults, /404/);
});

test('a list is its address: filters, columns and pages are found again, and the way back @wide @long', async ({
  page,
}) => {
  await openPage(page, '/auth/login?redirectTo=/admin/products');
  await signIn(page, 'staff@panier.example', 'Panier2024');
  await page.getByRole('link', { name: 'Hidden', exact: true }).click();
  await expect(page).toHaveURL(/visible=false/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('true');
  await page.getByRole('combobox', { name: 'Aisle' }).selectOption('FRUIT');
  await page.locator('main [name=search]').fill('pomme');
  await page.locator('main [name=search]').press('Enter');
  await expect(page).toHaveURL(/search=pomme/);
  await page.locator('main summary', { hasText: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Supplier' }).click();
  await page.getByRole('checkbox', { name: 'Stock' }).click();
  await expect(page).toHaveURL(/columns=/);
  const heads = async () =>
    (await page.locator('main thead th').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  const shown = await heads();
  expect(shown).toContain('Supplier');
  expect(shown).not.toContain('Stock');
  const address = page.url();
  await page.goto(address);
  await expect(page.locator('main table')).toBeVisible();
  expect(await heads()).toEqual(shown);
  await expect(page.locator('main [name=search]')).toHaveValue('pomme');

  // What is chosen stays chosen on other pages of the list.
  await page.goto('/admin/products');
  await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('10 rows selected')).toBeVisible();
  // By keys: the menu, then each of its forms; the focus is back on the menu.
  const menu = page.locator('summary', { hasText: 'Save as file' });
  for (const [form, named] of [
    ['For spreadsheets', /^Products \d{4}-\d\d-\d\d \d\d\.\d\d\.csv$/],
    ['Excel workbook (.xlsx)', /^Products \d{4}-\d\d-\d\d \d\d\.\d\d\.xlsx$/],
    ['For programs', /^products\.csv$/],
  ] as const) {
    await menu.press('Enter');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: form }).press('Enter');
    expect((await file).suggestedFilename()).toMatch(named);
    await expect(menu).toBeFocused();
  }
});
