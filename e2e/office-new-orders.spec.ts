import { expect, expectAccessible, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { chooseProduct } from './shopping.ts';

test('orders that come in while one reads the list are told beneath it, and shown on a press @wide', async ({
  page,
}) => {
  const goods = await chooseProduct(page, 'en');
  await page.clock.install();
  const asked = /\/api\/v1\/orders\?per_page=20$/;
  const known = page.waitForResponse(asked);
  await openOffice(page, '/admin/orders');
  await (await known).finished();
  const rows = page.locator('main tbody tr');
  await expect(rows.first()).toBeVisible();
  const before = await rows.allInnerTexts();
  const place = await rows.first().boundingBox();
  await expect(page.getByText(/new orders?$/)).toHaveCount(0);

  const placed = await placeOrder(page, 'Nadia Neuve', [goods.id]);
  const answered = page.waitForResponse(asked);
  await page.clock.fastForward('00:21');
  await (await answered).finished();
  const notice = page.locator('main').getByRole('status').filter({ hasText: '1 new order' });
  await expect(notice).toBeVisible();
  // What one reads stays where it is, as it is.
  expect(await rows.allInnerTexts()).toEqual(before);
  expect(await rows.first().boundingBox()).toEqual(place);
  await expectAccessible(page);
  // Beside it the rows are pressed as before.
  const isCovered = await notice.evaluate((bar) => {
    const { left, top, height } = bar.getBoundingClientRect();
    return bar.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isCovered).toBe(false);
  await notice.getByRole('button', { name: 'Show' }).click();
  await expect(rows.first()).toContainText('Nadia Neuve');
  await expect(rows.first()).toContainText(placed.orderNumber);
  await expect(notice).toHaveCount(0);
});
