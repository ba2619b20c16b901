import { expectFits } from './fits.ts';
import { expect, expectAccessibleInBothThemes, openPage, test } from './journey.ts';
import { moveOrder, openOffice, type Placed, placeOrder } from './office.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

type Priced = { stores: { storeId: number; originalPrice: number; quantityInStock: number }[] };

test('on a phone the filters are folded, an order is moved on and a product is priced @narrow', async ({ page }) => {
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, 'fr');
  const { id, orderNumber } = await placeOrder(page, 'Maëlle du Quai', [goods.id]);
  await page.reload();
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText(orderNumber);
  // The first order stands in the first screen.
  await expect(rows.first().getByRole('link', { name: orderNumber })).toBeInViewport();
  await expectFits(page, 'the list of orders');

  const filters = page.getByRole('button', { name: 'Filtres' });
  const state = page.getByRole('combobox', { name: 'État', exact: true });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(state).toBeHidden();
  await filters.tap();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await state.selectOption('pending');
  await expect(page).toHaveURL(/status=pending/);
  await expect(filters).toHaveText('Filtres (1)');
  await expectFits(page, 'the filters');
  await expectAccessibleInBothThemes(page);
  await filters.tap();
  await expect(state).toBeHidden();

  // What is moved on leaves the list of those that wait.
  await moveOrder(page.getByRole('combobox', { name: new RegExp(orderNumber) }), 'processing');
  await expect(rows.filter({ hasText: orderNumber })).toHaveCount(0);
  expect((await callApi<Placed>(page, `/orders/${id}`, await tokenOf(page))).status).toBe('processing');

  await openPage(page, `/admin/products?search=${encodeURIComponent(goods.name)}`);
  await expectFits(page, 'the list of products');
  // A search is never folded away.
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await page.getByText('Colonnes', { exact: true }).tap();
  await expect(page.getByRole('checkbox', { name: 'Rayon', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Toujours visible\u202f: elle nomme la ligne')).toBeInViewport({ ratio: 1 });
  await page.getByText('Colonnes', { exact: true }).tap();
  await page.getByRole('link', { name: goods.name, exact: true }).tap();
  await page.waitForURL(/\/admin\/products\/\d+$/);
  await page.locator('main [name="stores.0.originalPrice"]').fill('7,77');
  await page.locator('main [name="stores.0.quantityInStock"]').fill('66');
  await expectFits(page, 'the form of a product');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).tap();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  const { stores } = await callApi<Priced>(page, `/products/${goods.id}`, await tokenOf(page));
  expect(stores.find(({ storeId }) => storeId === 1)).toMatchObject({ originalPrice: 7.77, quantityInStock: 66 });
});
