import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { type Placed, placeOrder } from './office.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await to.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    if (await to.evaluate((element) => element === document.activeElement)) return expectFocusShown(page);
  }
  throw new Error(`No way to ${to} by ${key}`);
}

/** Something has the focus, and it is to be seen which; the content as a whole has it after a change of page. */
async function expectFocusShown(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findFocusFault), { message: 'the focus', timeout: 5000 }).toBe('');
}

function findFocusFault(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'on nothing';
  if (at.matches('main')) return '';
  const isMarked = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  return isMarked(at) || isMarked(at.parentElement) ? '' : `not to be seen on ${at.outerHTML.slice(0, 100)}`;
}

/** From the select of an order: the next of its statuses, by the button beside it and the question. */
async function moveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: /^Apply the chosen status/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function goTo(page: Page, typed: string, found: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.locator('dialog [role=option][aria-selected=true]')).toContainText(found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusShown(page);
}

// A minute of keys, each waited for: for `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  test('a shift by keys alone: orders moved on, a product priced, cells edited and taken back, and out @wide', async ({
    page,
  }) => {
    const statusOf = async ({ id }: Placed) =>
      (await callApi<Placed>(page, `/orders/${id}`, await tokenOf(page))).status;
    await openPage(page, '/auth/login?redirectTo=/admin/orders');
    await tabTo(page, page.locator('[name=identifier]'));
    await page.keyboard.type('staff@panier.example');
    await tabTo(page, page.locator('main [name=password]'));
    await page.keyboard.type('Panier2024');
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/admin/orders');
    await expect(page.locator('main table')).toBeVisible();
    const goods = await chooseProduct(page, 'en');
    const place = () => placeOrder(page, 'Solène Clavier', [goods.id]);
    const [first, second] = [await place(), await place(), await place()];

    // To an order by its number; its status keeps the focus.
    await goTo(page, first.orderNumber, first.orderNumber);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first.orderNumber);
    const status = (order: Placed) => page.getByRole('combobox', { name: `Status of order ${order.orderNumber}` });
    await tabTo(page, status(first));
    await moveByKeys(page);
    await expect.poll(() => statusOf(first)).toBe('processing');
    await expect(status(first)).toHaveValue('processing');
    await expect(status(first)).toBeFocused();
    // A question about what is final comes and goes; the focus is where it was.
    await tabTo(page, page.getByRole('button', { name: 'Mark as paid' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove the payment mark' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Mark as refunded' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark as refunded' })).toBeFocused();

    // Of those that wait one is moved on: its row goes, the focus stays in the list.
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await tabTo(page, page.locator('main').getByRole('link', { name: 'Pending', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=pending/);
    await tabTo(page, status(second));
    await moveByKeys(page);
    await expect(status(second)).toHaveCount(0);
    await expect(page.locator('tbody a:focus')).toHaveCount(1);
    await expectFocusShown(page);
    expect(await statusOf(second)).toBe('processing');
    // The bar of what is chosen goes with the choice.
    await tabTo(page, page.locator('tbody input[type=checkbox]').nth(1));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Select none' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Select none' })).toHaveCount(0);
    await expectFocusShown(page);

    // A product by its name: the price, saved from within its field.
    await goTo(page, goods.name, goods.name);
    const price = page.locator('main [name="stores.0.originalPrice"]');
    await tabTo(page, price);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8,88');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(price).toBeFocused();

    // In the list: two cells, saved, then taken back.
    await goTo(page, 'products', 'Products');
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(page.locator('main table')).toBeVisible();
    await page.keyboard.press('e');
    // For all stores at once stock is not written.
    const store = page.getByLabel('For which store');
    await tabTo(page, store);
    await page.keyboard.press('ArrowDown');
    await expect(store).toHaveValue('1');
    const cell = page.locator('#cell-0-quantityInStock');
    await tabTo(page, cell);
    const before = await cell.inputValue();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`${Number(before) + 5}`);
    await page.keyboard.press('Enter');
    await expect(page.locator('#cell-1-quantityInStock')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('4321');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: '2 products saved' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Saved changes' });
    const undo = dialog.getByRole('button', { name: 'Undo', exact: true });
    await tabTo(page, undo.first());
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(1);
    await expectFocusShown(page);
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Nothing to undo.');
    await expectFocusShown(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectFocusShown(page);
    await expect(cell).toHaveValue(before);

    // Out by the menu on top.
    await tabTo(page, page.locator('header summary'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Keyboard shortcuts' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('header summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Sign out' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === '/');
    await openPage(page, '/admin/orders');
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /sign in/i })
        .first(),
    ).toBeVisible();
  });
