import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { callApi, tokenOf } from './shopping.ts';

type Product = {
  id: number;
  version: number;
  price: number;
  wholesalePrice: number | null;
  discount: number;
  quantityInStock: number;
  visible: boolean;
};

const listed = async (page: Page, query: string) =>
  (await callApi<{ items: Product[] }>(page, `/products?${query}`, await tokenOf(page))).items;
const figuresOf = ({ id, price, wholesalePrice, discount, quantityInStock, visible }: Product) => {
  return { id, price, wholesalePrice, discount, quantityInStock, visible };
};

test('a new product is a draft until it says what the law asks, then the shop sells it @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/products');
  await expect(page.locator('main table')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('name.fr').fill('Confiture de coing du vendredi');
  await page.keyboard.press('Control+s');
  // The category and the price are missing: said at their fields, and nothing typed is lost.
  await expect(field('category')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('name.fr')).toHaveValue('Confiture de coing du vendredi');
  // VAT and storage are those of the category until they are set by hand, and what is shown is saved.
  await field('category').selectOption('ALCOOL');
  await expect(field('vatInPercent')).toHaveValue('20');
  await field('storageType').selectOption('refrigerated');
  await field('category').selectOption('EPICE');
  await expect(field('vatInPercent')).toHaveValue('5.5');
  await expect(field('storageType')).toHaveValue('refrigerated');
  await field('stores.0.isSold').check();
  await field('stores.0.originalPrice').fill('4,50');
  await field('stores.0.quantityInStock').fill('12');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await expect(page.getByText('Draft: not on sale yet')).toBeVisible();
  await expect(field('storageType')).toHaveValue('refrigerated');
  ignoreFaults(pageFaults, /422/);
  const id = Number(page.url().split('/').at(-1));
  expect((await page.request.get(`/api/v1/store/product/${id}`)).status()).toBe(404);

  await field('ingredients.fr').fill('Coings, sucre.');
  await field('allergensKnown').check();
  await field('visible').check();
  await expect(page.getByText('3 fields not saved')).toBeVisible();
  // Leaving asks first.
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();

  // Somebody else saves in between: nothing is lost, both are shown.
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const kept = async () =>
    (await callApi<{ stores: (Product & { storeId: number })[] }>(page, `/products/${id}`, token)).stores;
  const [{ storeId } = { storeId: 0 }] = await kept();
  const data = { brand: 'Maison Vendredi', stores: [{ storeId, wholesalePrice: 3.2, quantityInStock: 14 }] };
  await page.request.put(`/api/v1/products/${id}`, { headers, data });
  await field('supplier').fill('Vergers réunis');
  await field('stores.0.wholesalePrice').fill('3.10');
  // A store that begins to sell it takes the price of the others, until it has its own.
  await field('stores.1.isSold').check();
  await page.getByRole('button', { name: 'By store' }).click();
  await expect(field('stores.1.originalPrice')).toHaveValue('4.50');
  await field('stores.1.originalPrice').fill('4.80');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Somebody else has saved in the meantime')).toBeVisible();
  await expect(field('brand')).toHaveValue('Maison Vendredi');
  await expect(field('supplier')).toHaveValue('Vergers réunis');
  ignoreFaults(pageFaults, /409/);
  // Of the stores too, cell by cell; of one that both have changed, theirs can be taken.
  await expect(field('stores.0.quantityInStock')).toHaveValue('14');
  await expect(field('stores.1.originalPrice')).toHaveValue('4.80');
  await expect(field('stores.0.wholesalePrice')).toHaveValue('3.10');
  await expect(page.getByText(/· Wholesale price$/)).toBeVisible();
  await expect(page.getByText('saved: €3.20')).toBeVisible();
  await expect(page.getByText('yours: €3.10')).toBeVisible();
  await page.getByRole('button', { name: 'Take the saved value' }).click();
  await expect(field('stores.0.wholesalePrice')).toHaveValue('3.20');
  await expect(field('stores.1.originalPrice')).toHaveValue('4.80');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect((await kept()).slice(0, 2)).toMatchObject([{ wholesalePrice: 3.2, quantityInStock: 14 }, { price: 4.8 }]);

  // What the product cost in one store, where its price stands; the button has the focus again afterwards.
  const history = page
    .locator('tbody tr')
    .nth(1)
    .getByRole('button', { name: /^History · / });
  const title = (await history.getAttribute('aria-label')) ?? '';
  await history.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('Opening stock', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(history).toBeFocused();

  const sold = await callApi<object>(page, `/store/product/${id}?storeId=1`);
  expect(sold).toMatchObject({ quantityInStock: 14 });
  await page.getByRole('link', { name: 'See in the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confiture de coing du vendredi');
  await expect(page.locator('main')).toContainText('€4.50');
});

test('a price is typed once for all stores, and one that has its own keeps it @wide', async ({ page, pageFaults }) => {
  await openOffice(page, '/admin/products/new');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('name.fr').fill('Éponge du samedi');
  await field('category').selectOption('NONALIMENTAIRE');
  await page.getByRole('checkbox', { name: 'In all stores' }).check();
  await page.getByLabel('Price before discount · In all stores').fill('4.50');
  const count = await page.locator('main [name$=".quantityInStock"]').count();
  expect(count).toBeGreaterThan(3);
  for (let i = 0; i < count; i++) await field(`stores.${i}.quantityInStock`).fill(String(10 + i));
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/products\/\d+$/);
  // The form of the kept product has taken the place of that of the new one.
  await expect(page.getByRole('heading', { name: 'Éponge du samedi' })).toBeVisible();
  const id = page.url().split('/').at(-1);
  const kept = async () => {
    const { stores } = await callApi<{ stores: (Product & { originalPrice: number })[] }>(
      page,
      `/products/${id}`,
      await tokenOf(page),
    );
    return stores.map(({ originalPrice, discount, quantityInStock }) => [originalPrice, discount, quantityInStock]);
  };
  expect(await kept()).toEqual(Array.from({ length: count }, (_, i) => [4.5, 0, 10 + i]));

  // One store has its own price. On its way to another one, the price of all is for a moment the same.
  await page.getByRole('button', { name: 'By store' }).click();
  await field('stores.2.originalPrice').fill('6');
  await page.getByRole('button', { name: 'On one line' }).click();
  await expect(page.getByText('By store: €4.50\u00a0–\u00a0€6.00')).toBeVisible();
  await page.getByLabel('Price before discount · In all stores').fill('');
  await page.getByLabel('Price before discount · In all stores').pressSequentially('6.25');
  await page.getByLabel('Discount · In all stores', { exact: true }).fill('10');
  await expect(page.getByText('1 field not saved')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await kept()).toEqual(Array.from({ length: count }, (_, i) => [i === 2 ? 6 : 6.25, 10, 10 + i]));

  await page.getByRole('button', { name: 'Same in all stores' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await kept()).toEqual(Array.from({ length: count }, (_, i) => [6.25, 10, 10 + i]));

  // What is wrong in a part that is closed opens it.
  const weight = field('weight');
  await expect(weight).toBeHidden();
  await page.locator('summary', { hasText: 'Measures and VAT' }).click();
  await weight.fill('1,2,3');
  await page.locator('summary', { hasText: 'Measures and VAT' }).click();
  await page.keyboard.press('Control+s');
  await expect(weight).toBeFocused();
  await expectAccessibleInBothThemes(page);
  expect(pageFaults).toEqual([]);
});

test('staff say below how much stock is low, and that salt needs no list of ingredients @wide', {
  tag: '@long',
}, async ({ page }) => {
  await openOffice(page, '/admin/products?stock=low');
  await expect(page.locator('main table')).toBeVisible();
  const token = await tokenOf(page);
  const low = async () => (await callApi<{ total: number }>(page, '/products?stock=low', token)).total;
  const before = await low();
  await page.getByRole('button', { name: 'Low-stock threshold' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name=lowStock]')).toHaveValue('5');
  await dialog.locator('[name=lowStock]').fill('40');
  // Closed by a slip of the finger, and filtered meanwhile: what was typed stays.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Out of stock', exact: true }).click();
  await page.getByRole('button', { name: 'Low-stock threshold' }).click();
  await expect(dialog.locator('[name=lowStock]')).toHaveValue('40');
  await expectAccessibleInBothThemes(page);
  await dialog.locator('[name=lowStock]').press('Enter');
  await expect(page.getByText('Threshold saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await low()).toBeGreaterThan(before);
  await page.getByRole('navigation').getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('region', { name: /^Stock running low/ })).toBeVisible();

  await openPage(page, '/admin/products/new');
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('name.fr').fill('Sel de Guérande');
  await field('category').selectOption('EPICE');
  await field('stores.0.isSold').check();
  await field('stores.0.originalPrice').fill('2');
  await field('allergensKnown').check();
  await field('ingredientsExemption').selectOption('singleIngredient');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await expect(page.getByRole('link', { name: 'See in the shop' })).toBeVisible();
});

test('250 cells are pasted from a spreadsheet, saved at once and taken back @wide', { tag: '@long' }, async ({
  page,
}) => {
  // Outside food nothing is asked by law, so what was hidden can be shown again.
  const query = 'category=NONALIMENTAIRE&sortBy=name-desc&per_page=50&storeId=1';
  await openOffice(page, `/admin/products?${query}`);
  await expect(page.locator('main table')).toBeVisible();
  const before = await listed(page, `${query}&lng=en`);
  await page.keyboard.press('e');
  // For all stores at once stock is not written.
  await page.getByLabel('For which store').selectOption('1');
  await expect(page.locator('#cell-0-price')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const text = before
    .map(
      ({ price, visible }, i) =>
        `${[(price + 1).toFixed(2), (price + 0.5).toFixed(2), (i % 20) + 11, 500 + i].join('\t')}\t${visible ? 'no' : 'yes'}`,
    )
    .join('\n');
  const paste = (copied: string) =>
    page.locator('#cell-0-price').evaluate((cell, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, copied);
  await paste(`${text}\n1\n2`);
  await expect(page.getByText('50 of 52 rows pasted: the page ends here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show 100 rows a page' })).toBeVisible();
  await expect(page.getByText('250 cells not saved')).toBeVisible();

  // What is not saved outlives another page of the list.
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('250 cells not saved')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#cell-3-quantityInStock')).toHaveValue('503');
  await page.keyboard.press('Control+s');
  // A hundred products, one write each.
  await expect(page.getByText('Everything is saved')).toBeVisible({ timeout: 180_000 });
  const after = await listed(page, `${query}&lng=en`);
  expect(after.map(({ quantityInStock }) => quantityInStock)).toEqual(before.map((_, i) => 500 + i));
  expect(after.map(({ discount }) => discount)).toEqual(before.map((_, i) => (i % 20) + 11));
  expect(after.map(({ price }) => price)).toEqual(before.map(({ price }) => Number((price + 1).toFixed(2))));

  expect(after.map(({ wholesalePrice }) => wholesalePrice)).toEqual(
    before.map(({ price }) => Number((price + 0.5).toFixed(2))),
  );

  await page.getByRole('button', { name: '50 products saved' }).click();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByText('Nothing to undo.')).toBeVisible({ timeout: 180_000 });
  expect((await listed(page, `${query}&lng=en`)).map(figuresOf)).toEqual(before.map(figuresOf));
});
