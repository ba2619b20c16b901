import { expectFits } from './fits.ts';
import { expect, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { chooseProduct } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

test('receipts and recalls are used on a phone: nothing is cut, each field can be reached @narrow', async ({
  page,
}) => {
  const staff = await asStaff(page);
  await openOffice(page, '/admin/receipts');
  const { id, name } = await chooseProduct(page, 'fr');
  await expectFits(page, 'receipts');
  const lines = [{ product_id: id, quantity: 6, best_before: '2026-12-24', purchase_price: 0.8 }];
  const note = { store_id: 1, supplier: 'Vergers du Val de Loire', note_number: 'BL-2026-000123' };
  const receipt = await staff<{ id: number }>('POST', '/receipts', { ...note, lines });
  await openPage(page, `/admin/receipts/${receipt.id}`);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expectFits(page, 'a receipt');
  await staff('POST', `/receipts/${receipt.id}/book`, {});
  await page.reload();
  await expect(page.getByText('En stock', { exact: true })).toBeVisible();
  await expectFits(page, 'a booked receipt');
  await openPage(page, `/admin/recalls/new?product=${id}`);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expectFits(page, 'a new recall');
  await openPage(page, '/admin/recalls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page, 'recalls');
});
