import type { Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { chooseProduct } from './shopping.ts';

/** What stays in place over the middle of what has the focus, or ''. */
function findCover(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'nothing has the focus';
  const { left, top, width, height } = at.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, Math.min(Math.max(top + height / 2, 0), innerHeight - 1));
  for (let over = middle; over && !over.contains(at); over = over.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(over).position))
      return `${at.outerHTML.slice(0, 120)} is under ${over.outerHTML.slice(0, 60)}`;
  return '';
}

/** Presses a key some times; after each what has the focus is in sight. */
async function pressInSight(page: Page, key: string, times: number): Promise<void> {
  for (let presses = 0; presses < times; presses++) {
    await page.keyboard.press(key);
    expect(await page.evaluate(findCover), `${key} ${presses + 1}`).toBe('');
  }
}

// The wide screen has more fields within sight of the bar; a phone has the higher bars.
test('the bar of a form is never over the field that has the focus @phone', async ({ page }) => {
  await openOffice(page, '/admin/products');
  const { id } = await chooseProduct(page, await page.evaluate(() => document.documentElement.lang));
  await openPage(page, `/admin/products/${id}`);
  const price = page.locator('main [name="stores.0.originalPrice"]');
  await price.fill('');
  await price.press('Control+s');
  // What the server refuses gets the focus, above the bar.
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toBeFocused();
  await expect.poll(() => page.evaluate(findCover)).toBe('');
  await page.locator('main input').first().focus();
  await pressInSight(page, 'Tab', 60);
  await pressInSight(page, 'Shift+Tab', 60);
});

test('the bars above a list are never over what has the focus @long', async ({ page }) => {
  await openOffice(page, '/admin/orders');
  const goods = await chooseProduct(page, await page.evaluate(() => document.documentElement.lang));
  await placeOrder(page, 'Zoé Bandeau', [goods.id]);
  await openPage(page, '/admin/orders?per_page=20');
  const boxes = page.locator('tbody input[type=checkbox]');
  // The bar that comes with the first choice does not come over it.
  await boxes.nth(9).evaluate((box) => scrollTo(0, scrollY + box.getBoundingClientRect().top - 60));
  await boxes.nth(9).focus();
  await page.keyboard.press('Space');
  await expect(boxes.nth(9)).toBeChecked();
  await expect(page.locator('main .sticky p[aria-live]')).toBeVisible();
  await expect.poll(() => page.evaluate(findCover)).toBe('');
  await boxes.last().focus();
  await pressInSight(page, 'Shift+Tab', 40);

  await openPage(page, '/admin/products?per_page=50');
  await expect(page.locator('main table')).toBeVisible();
  await page.keyboard.press('e');
  // For all stores at once stock is not written.
  await page.getByLabel(/^(Pour quel magasin|For which store)$/).selectOption('1');
  await page.locator('#cell-0-quantityInStock').fill('55');
  await page.locator('#cell-30-quantityInStock').focus();
  await pressInSight(page, 'ArrowUp', 30);
  await pressInSight(page, 'Tab', 12);
  await pressInSight(page, 'Shift+Tab', 12);
});
