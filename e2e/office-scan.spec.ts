import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { scan } from './picking-steps.ts';
import { chooseProduct, readStock } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

type Product = { id: number; name: string; barcodes: string[]; unit: string };
type Scanned = { product: Product; onHand: number; lots: { id: number; name: string }[] };

test('whoever stands at a shelf scans, counts, and puts a short date on sale, which a shopper buys @wide', async ({
  page,
  pageFaults,
}) => {
  const staff = await asStaff(page, 'en');
  const { id } = await chooseProduct(page, 'en', 'LAITIER');
  const scanned = () => staff<Scanned>('GET', `/products/scan?product_id=${id}&store_id=1`);
  const { product, onHand } = await scanned();
  await openOffice(page, '/admin/products');
  await page.goto('/admin/scan');
  await expect(page.getByRole('heading', { name: 'Scan a product', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Barcode or name')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // A keyboard scanner types its digits at once, wherever the focus is; the next scan needs no press.
  await scan(page, '4006381333931');
  await expect(page.getByRole('link', { name: 'Make a draft' })).toBeVisible();
  await expect(page.getByText('No product has the code 4006381333931')).toBeVisible();
  await scan(page, product.barcodes[0] ?? '');
  await expect(page.getByRole('heading', { name: product.name, level: 2 })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await page.getByLabel('How many are in the store?').fill(String(onHand - 1));
  await page.getByLabel('Reason').selectOption('damaged');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stock corrected')).toBeVisible();
  expect((await scanned()).onHand).toBe(onHand - 1);

  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const price = page.getByLabel('Price before discount, VAT included');
  await price.fill('999');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Yes, keep this price' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Short date' }).click();
  await page.getByLabel('How many').fill('2');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Last day').fill(tomorrow);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Put on sale' }).click();
  await expect(page.getByText('The short-date lot is on sale')).toBeVisible();
  const [lot] = (await scanned()).lots;
  expect(lot?.name).toContain(`${product.name} – best before`);
  expect((await scanned()).onHand).toBe(onHand - 3);

  await page.goto('/admin/counts');
  await expect(page.getByRole('table', { name: 'All counts' })).toContainText(product.name);
  await expectAccessibleInBothThemes(page);

  // Its date is near: the overview says so.
  await openPage(page, '/admin');
  await expect(page.getByRole('link', { name: lot?.name ?? '' }).first()).toBeVisible();

  // Among the offers goods of short date are a list of their own.
  await openPage(page, '/offers');
  await page.getByRole('link', { name: /^Short dates/ }).press('Enter');
  await expect(page).toHaveURL(/\/offers\?shortDate=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Short dates' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: lot?.name ?? '' })).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  // A shopper finds it with its date in its name, and puts it into the basket.
  await openPage(page, `/products?search=${encodeURIComponent(product.name)}`);
  const card = page.getByRole('article').filter({ hasText: 'best before' }).first();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /add/i }).first().click();
  await openPage(page, '/cart');
  await expect(page.getByText(`${product.name} – best before`).first()).toBeVisible();
  expect(await readStock(page, lot?.id ?? 0)).toBe(2);
  ignoreFaults(pageFaults, /404/);
});
