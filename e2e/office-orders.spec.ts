import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, test } from './journey.ts';
import { markPaid, moveChosen, moveOrder, openOffice, placeOrder } from './office.ts';
import { callApi, chooseProduct, fillFields, readStock, tokenOf } from './shopping.ts';

type Order = {
  version: number;
  status: string;
  paymentStatus: string;
  customerName: string;
  totalAmount: number;
  items: { productId: number; quantity: number; substitution: string | null }[];
};

const readOrder = async (page: Page, id: number) => callApi<Order>(page, `/orders/${id}`, await tokenOf(page));

test('staff write an order for a guest, change it, and take it to delivered and paid @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/orders');
  await expect(page.locator('main table')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const goods = await chooseProduct(page, 'en');
  const stock = await readStock(page, goods.id);

  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await fillFields(page, {
    customer_name: 'Aurélie du Vendredi',
    customer_phone: '+33 6 39 98 55 10',
    customer_email: 'no address',
  });
  await page.locator('main [name=type]').selectOption('pickup');
  // Enter before anything is found, as a scanner does.
  const search = page.getByRole('combobox', { name: 'Add a product' });
  await search.pressSequentially(goods.name);
  await search.press('Enter');
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${goods.name}` });
  await expect(quantity).toHaveValue('1');
  await quantity.press('ArrowUp');
  await page.keyboard.press('Control+s');
  // What is wrong is said at its field, and nothing typed is lost.
  const email = page.locator('main [name=customer_email]');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  ignoreFaults(pageFaults, /422/);
  await email.fill('aurelie@example.org');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/orders\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await expect(page.getByText('Order created successfully')).toBeVisible();
  expect(await readOrder(page, id)).toMatchObject({ status: 'draft', customerName: 'Aurélie du Vendredi' });
  // The notice would lie half over the number of a line, and be looked at with it.
  await page.locator('section[aria-live=polite]').getByRole('button', { name: 'Close' }).click();

  await expectAccessibleInBothThemes(page);
  // A colleague who writes at the same draft: both are kept, and seen.
  const token = { authorization: `Bearer ${await tokenOf(page)}` };
  await page.locator('main [name=delivery_note]').fill('Second door');
  await page.request.put(`/api/v1/orders/${id}`, { headers: token, data: { customer_phone: '+33 6 39 98 55 19' } });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('saved: +33 6 39 98 55 19')).toBeVisible();
  await expect(page.locator('main [name=delivery_note]')).toHaveValue('Second door');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => readOrder(page, id))
    .toMatchObject({ deliveryNote: 'Second door', customerPhone: '+33 6 39 98 55 19' });
  await page.locator('section[aria-live=polite]').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order P\d/ })).toBeVisible();
  expect(await readStock(page, goods.id)).toBe(stock - 2);
  await expectAccessibleInBothThemes(page);

  // Changed: what it would be is shown first; somebody else who writes meanwhile loses nobody anything.
  await page.keyboard.press('e');
  await quantity.press('ArrowUp');
  await page.getByLabel(`If ${goods.name} has run out`).selectOption('refund');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  const meanwhile = page.getByText('Somebody else has saved in the meantime');
  await page.request.put(`/api/v1/orders/${id}`, { headers, data: { delivery_note: 'Elle passe à midi' } });
  await page.getByRole('button', { name: 'See the difference' }).click();
  await expect(meanwhile).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await expect(note).toHaveValue('Elle passe à midi');
  ignoreFaults(pageFaults, /409/);
  await page.getByRole('button', { name: 'See the difference' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await expect(meanwhile).toBeHidden();
  // Read again because the window was looked at, it comes in beside what is typed, and is told as well.
  const data = { delivery_note: 'Elle passe à deux heures', order_items: [{ product_id: goods.id, quantity: 5 }] };
  expect((await page.request.put(`/api/v1/orders/${id}`, { headers, data })).status()).toBe(200);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(meanwhile).toBeVisible();
  await expect(note).toHaveValue('Elle passe à deux heures');
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('saved: 5')).toBeVisible();
  await expect(page.getByText('yours: 3 · Do not replace')).toBeVisible();
  await page.getByRole('button', { name: 'See the difference' }).click();
  const question = page.getByRole('dialog', { name: 'Before and after' });
  await expect(question.getByRole('row', { name: goods.name })).toBeVisible();
  expect(await readStock(page, goods.id)).toBe(stock - 5);
  const reason = question.getByRole('textbox', { name: 'Reason (the customer reads it)' });
  await reason.fill('The rest is bruised');
  // What was typed is still there once the change that failed is looked at again.
  const json = { status: 503, title: 'Not now', message: 'Try again in a moment.', data: { errors: {} } };
  const refused = `**/api/v1/orders/${id}`;
  await page.route(refused, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json }) : route.fallback(),
  );
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await page.unroute(refused);
  ignoreFaults(pageFaults, /503/);
  await page.getByRole('button', { name: 'See the difference' }).click();
  await expect(reason).toHaveValue('The rest is bruised');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('“The rest is bruised”')).toBeVisible();
  await expect(page.getByText('Order changed')).toHaveCount(3);
  expect((await readOrder(page, id)).items).toMatchObject([{ quantity: 3, substitution: 'refund' }]);
  expect(await readStock(page, goods.id)).toBe(stock - 3);

  const status = page.getByRole('combobox', { name: /^Status of order/ });
  for (const next of ['processing', 'ready']) {
    await moveOrder(status, next);
    await expect.poll(async () => (await readOrder(page, id)).status).toBe(next);
    await expect(status).toHaveValue(next);
    await expect(status).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(page.getByRole('button', { name: 'Change the order' })).toBeDisabled();
  await expect(page.getByText('The goods are already packed.')).toBeVisible();
  // Pressed at once: it waits for the mark, and is no conflict with it.
  await page.route('**/payment', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await expectSumAsked(page);
  await markPaid(page);
  await moveOrder(status, 'delivered');
  await expect(page.getByRole('button', { name: 'Mark as refunded' })).toBeVisible();
  await expect.poll(async () => (await readOrder(page, id)).status).toBe('delivered');
  expect(await readOrder(page, id)).toMatchObject({ paymentStatus: 'paid' });

  await page.getByRole('link', { name: 'Packing lists' }).click();
  await expect(page.locator('.print-sheet')).toContainText('Aurélie du Vendredi');
  await expect(page.locator('.print-sheet')).toContainText(goods.name);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header, nav').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.print-sheet')).toHaveCSS('border-top-width', '0px');
});

/** A sum of thousands, typed for one of units, is not taken as paid by one press. */
async function expectSumAsked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=amount]').fill('12,345');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(dialog.getByRole('alert')).toContainText('€12,345.00 is more than');
  await expect(dialog.getByRole('button', { name: 'Mark €12,345.00 as paid' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

test('a draft is thrown away after a question; of many orders those that cannot go are named @wide', {
  tag: '@long',
}, async ({ page }) => {
  await openOffice(page, '/admin/orders?status=pending');
  await expect(page.locator('main table')).toBeVisible();
  const goods = await chooseProduct(page, 'en');
  const write = async (status: string) => (await placeOrder(page, 'Jacinthe Samedi', [goods.id], { status })).id;
  const [draft, ...placed] = [await write('draft'), await write('submitted'), await write('submitted')];
  await page.goto('/admin/orders?search=jacinthe');
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
  const question = await moveChosen(page, 'processing');
  await expect(question).toContainText('1 order stays as it is');
  await expect(question).toContainText('Jacinthe Samedi · Draft');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 orders: Processing')).toBeVisible();
  for (const id of placed) expect((await readOrder(page, id)).status).toBe('processing');

  await page.getByRole('rowheader', { name: 'Draft' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  const asked = page.getByRole('dialog', { name: 'Are you sure you want to delete this order?' });
  await asked.getByRole('button', { name: 'Delete the draft' }).click();
  await expect(page.getByText('Order deleted successfully')).toBeVisible();
  await callApi(page, `/orders/${draft}`, await tokenOf(page), 404);
});

test('orders chosen on two pages of the list are moved together @wide', { tag: '@long' }, async ({ page }) => {
  await openOffice(page, '/admin/orders');
  await expect(page.locator('main table')).toBeVisible();
  const goods = await chooseProduct(page, 'en');
  for (let i = 0; i < 13; i++) await placeOrder(page, 'Zéphyrin Mardi', [goods.id]);
  await page.goto('/admin/orders?search=zéphyrin');
  const chooseAll = page.getByRole('checkbox', { name: 'Select the whole page' });
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await chooseAll.check();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(3);
  await chooseAll.check();
  await expect(page.getByText('13 rows selected')).toBeVisible();
  // One of them moves on by itself meanwhile: it is chosen as it is now.
  const select = page.locator('tbody select').first();
  await moveOrder(select, 'processing');
  await expect(page.getByText('Order updated successfully')).toBeVisible();
  await expect(select).not.toHaveAttribute('aria-busy', 'true');
  await (await moveChosen(page, 'cancelled')).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('13 orders: Cancelled')).toBeVisible();
  const moved = '/orders?search=zéphyrin&status=cancelled';
  expect(await callApi<{ total: number }>(page, moved, await tokenOf(page))).toMatchObject({ total: 13 });
  // The list goes on: they stay chosen, and the first page shows where its orders stand.
  await page.getByRole('button', { name: 'Select none' }).click();
  await expect(page.getByText('rows selected')).toHaveCount(0);
  await page.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page.locator('tbody tr').first()).toContainText('Cancelled');
});
