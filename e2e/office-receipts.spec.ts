import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { scan } from './picking-steps.ts';
import { chooseProduct } from './shopping.ts';
import { asStaff, deliver } from './staff-calls.ts';

type Product = {
  barcodes: string[];
  purchasePrice: number | null;
  stores: { storeId: number; quantityInStock: number }[];
};
type Recall = { items: { id: number; orders: number }[] };

test('a delivery is scanned, booked and taken back; the same note is booked once @wide', async ({
  page,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openOffice(page, '/admin/products');
  const { id, name } = await chooseProduct(page, 'en');
  const read = async () => {
    const { barcodes, purchasePrice, stores } = await staff<Product>('GET', `/products/${id}`);
    const stock = stores.find(({ storeId }) => storeId === 1)?.quantityInStock ?? 0;
    return { barcode: barcodes[0] ?? '', purchasePrice, stock };
  };
  const { barcode, stock } = await read();
  await page.getByRole('link', { name: 'Receipts', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Receipts', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Soon at their date' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'New receipt' }).click();
  await expect(page.getByRole('heading', { name: 'New receipt' })).toBeVisible();

  // As a keyboard scanner types it, wherever the focus is: the same again is one more.
  const note = page.getByLabel('Delivery note');
  await note.fill('BL-2026');
  for (let scans = 0; scans < 2; scans++) {
    await note.focus();
    await scan(page, barcode);
    await expect(page.getByLabel(`Quantity: ${name}`)).toHaveValue(String(scans + 1));
  }
  await expect(note).toHaveValue('BL-2026');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Refused without a supplier: nothing is lost.
  await expect(page.getByLabel('Supplier')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(`Quantity: ${name}`)).toHaveValue('2');
  await page.getByLabel('Supplier').fill('Moulin Vert');
  await page.getByLabel(`Best before: ${name}`).fill('2099-12-24');
  await page.getByLabel(`Purchase price: ${name}`).fill('0.05');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'BL-2026 · Moulin Vert' })).toBeVisible();
  expect((await read()).stock).toBe(stock);

  await page.getByRole('button', { name: 'Book into stock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book into stock' }).click();
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ stock: stock + 2, purchasePrice: 0.05 });
  await expectAccessibleInBothThemes(page);
  const again = {
    store_id: 1,
    supplier: 'MOULIN VERT',
    note_number: 'bl-2026',
    lines: [{ product_id: id, quantity: 1 }],
  };
  const twice = await staff<{ id: number }>('POST', '/receipts', again);
  await openPage(page, `/admin/receipts/${twice.id}`);
  await page.getByRole('button', { name: 'Book into stock' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Book into stock' }).click();
  await expect(question.getByText('already booked')).toBeVisible();
  await openPage(page, '/admin/receipts?state=booked');
  await page.getByRole('link', { name: /BL-2026/ }).click();
  await page.getByRole('button', { name: 'Cancel the receipt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the receipt' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect((await read()).stock).toBe(stock);
  ignoreFaults(pageFaults, /422|409/);
});

test('a product is recalled from its page: who got it is shown, and asked before anything is sent @wide', async ({
  page,
}) => {
  const staff = await asStaff(page);
  await openOffice(page, '/admin/products');
  const { id, name } = await chooseProduct(page, 'en');
  const { id: orderId, orderNumber } = await placeOrder(page, 'Gaspard Rappel', [id], {
    customer_email: 'rappel@example.org',
  });
  await deliver(staff, orderId);
  await openPage(page, `/admin/products/${id}`);
  await page.getByRole('link', { name: 'Recall', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recall a product' })).toBeVisible();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  await page.getByLabel('Batch').fill('L7');
  await page.getByRole('checkbox', { name: /Stop its sale/ }).uncheck();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Recall the product' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('It cannot be taken back');
  expect((await staff<Recall>('GET', '/recalls')).items.filter(({ orders }) => orders > 0)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Reason').selectOption('bacteria');
  await page.getByRole('button', { name: 'Recall the product' }).click();
  await question.getByRole('button', { name: 'Recall the product' }).click();
  await expect(page.getByRole('heading', { name: `Recall: ${name}` })).toBeVisible();
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'File of customers' }).click();
  expect((await saved).suggestedFilename()).toContain('.csv');
  await openPage(page, '/admin/recalls');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
