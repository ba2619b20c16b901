import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  ignoreFaults,
  openPage,
  reloadPage,
  test,
} from './journey.ts';
import { callApi, chooseProduct, contactOf, fillFields, homeAt, makePerson, signIn, tokenOf } from './shopping.ts';

/** Slots of deliveries that have no place left. */
async function countFull(page: Page): Promise<number> {
  const days = await callApi<{ slots: { left: number }[] }[]>(page, '/store/1/slot-list?type=delivery');
  return days.flatMap((day) => day.slots).filter(({ left }) => left === 0).length;
}

test('staff open time slots; a shopper keeps one, pays its fee and has it, and the next finds it full @wide', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  await openPage(page, '/auth/login?redirectTo=%2Fadmin%2Fstores%2F1');
  await signIn(page, 'admin@panier.example', 'Panier2024');
  await page.waitForURL('**/admin/stores/1');
  // The store as it is before its staff have opened any slot. The other journeys of this shop need those of the demo.
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { windows } = await callApi<{ windows: object[] }>(page, '/stores/1/slot-rules', await tokenOf(page));
  const writeWindows = (data: { windows: object[] }) =>
    page.request.put('/api/v1/stores/1/slot-rules', { data, headers });
  expect((await writeWindows({ windows: [] })).status()).toBe(200);
  await page.getByRole('link', { name: 'Time slots' }).click();
  await page.waitForURL('**/admin/stores/1/slots');
  await page.getByRole('button', { name: 'Add a window' }).click();
  await page.getByLabel('Orders 1', { exact: true }).fill('1');
  await page.getByLabel('Extra fee 1', { exact: true }).fill('2.50');
  await page.getByLabel('Last order (minutes before) 1', { exact: true }).fill('many');
  await page.getByRole('button', { name: 'Copy window 1 to the other days' }).click();
  await expect(page.getByLabel('Day 7', { exact: true })).toHaveValue('7');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').first()).toContainText('valid number');
  ignoreFaults(pageFaults, /status of 422/);
  for (let row = 1; row <= 7; row++)
    await page.getByLabel(`Last order (minutes before) ${row}`, { exact: true }).fill('60');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const guest = await (await browser.newContext({ locale: 'en-GB', baseURL: shop.url })).newPage();
  try {
    const person = makePerson('Sam Slot');
    const fullBefore = await countFull(guest);
    const product = await chooseProduct(guest, 'en');
    await openPage(guest, `/products?search=${encodeURIComponent(product.name)}`);
    await guest.getByRole('article').filter({ hasText: product.name }).first().getByRole('button').click();
    await openPage(guest, '/checkout');
    await guest.getByRole('button', { name: 'Continue as guest' }).click();
    await fillFields(guest, { ...contactOf(person), ...homeAt('75013') });
    const place = guest.locator('main form button[type=submit]');
    const slots = guest.getByRole('group', { name: 'When would you like your groceries?' });
    await place.click();
    await expect(slots.getByText('Choose a time slot.')).toBeVisible();
    // Of the fifth day: the demo's own orders are of today and of the next two days that the store is open.
    await slots.getByRole('button').nth(4).click();
    await slots.getByRole('radio').first().check();
    await expect(slots.getByText('Time slot held until').first()).toBeVisible();
    await expect(guest.getByText('Choose a time slot.')).toHaveCount(0);
    await expectAccessible(guest);
    const total = guest.getByRole('complementary').filter({ hasText: 'Total incl. VAT' });
    await expect(total).toContainText('€6.40');

    // Neither the guest's choice nor what was typed is asked for again.
    await reloadPage(guest);
    await expect(slots.getByText('Time slot held until').first()).toBeVisible();
    await slots.getByRole('button', { name: 'Keep it longer' }).click();
    await expect(slots.getByRole('button', { name: 'Keep it longer' })).toHaveCount(0);
    await expect(guest.locator('[name=shipping_address]')).toHaveValue('12 rue des Lilas');
    await place.click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Order Placed');
    // The demo has orders in slots to come: one of them more is full.
    expect(await countFull(guest)).toBe(fullBefore + 1);
  } finally {
    await guest.context().close();
    expect((await writeWindows({ windows })).status()).toBe(200);
  }
});
