import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { chooseProduct } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

type Product = { barcodes: string[]; stores: { storeId: number; originalPrice: number; price: number }[] };

test('a file of prices is mapped, tried, run and taken back; what is wrong in it is named by its row @wide', async ({
  page,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openOffice(page, '/admin/products');
  const { id } = await chooseProduct(page, 'en');
  const priceOf = async () => {
    const { barcodes, stores } = await staff<Product>('GET', `/products/${id}`);
    return { barcode: barcodes[0] ?? '', price: stores.find(({ storeId }) => storeId === 1)?.originalPrice ?? 0 };
  };
  const { barcode, price } = await priceOf();
  const dearer = Math.round(price * 100 + 50) / 100;
  const rows = [
    `${barcode};${dearer.toFixed(2).replace('.', ',')};x`,
    '96385074;1,50;y',
    `${barcode.slice(0, -1)};2,00;z`,
  ];
  const content = `code-barres;prix;note\n${rows.join('\n')}\n`;

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send the file' }).click();
  await expect(dialog.getByText('Required', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByLabel('File')).toHaveAttribute('aria-invalid', 'true');
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await dialog.getByLabel('Store').selectOption({ index: 1 });
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Send the file' }).click();

  await expect(page.getByRole('heading', { name: 'prices.csv' })).toBeVisible();
  await expect(page.getByText('Ready to be tried')).toBeVisible();
  await expect(page.getByLabel('What “prix” contains')).toHaveValue('price');
  await expect(page.getByLabel('What “note” contains')).toHaveValue('');
  await page.getByLabel('Keep these settings as a template').fill('Till');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Try', exact: true }).click();
  await expect(page.getByText('Tried', { exact: true })).toBeVisible();
  const counted = (name: string) =>
    page.getByRole('region', { name: 'What the import would change' }).locator('div', { hasText: name }).last();
  await expect(counted('Rows that change something')).toContainText('1');
  await expect(counted('Rows refused')).toContainText('2');
  expect((await priceOf()).price).toBe(price);
  const wrong = page.getByRole('table', { name: 'Rows to correct' });
  await expect(wrong.getByRole('row').filter({ hasText: '96385074' }).getByRole('rowheader')).toHaveText(/3$/);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Run the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run the import' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  expect((await priceOf()).price).toBe(dearer);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await priceOf()).price).toBe(price);
  await openPage(page, '/admin/imports');
  await expect(page.getByRole('link', { name: 'prices.csv' })).toBeVisible();
  ignoreFaults(pageFaults, /422/);
});
