import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { callApi, chooseProduct, tokenOf } from './shopping.ts';

type Aisles = { aisles: { name: string; categories: string[] }[]; version: number };

const names = (page: Page) =>
  page.locator('main ol input').evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value));

test('staff put the aisles of a store in order; packing lists and labels of bags go by it @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/aisles/2', 'staff');
  const token = await tokenOf(page);
  const kept = () => callApi<Aisles>(page, '/stores/2/aisles', token);
  const rows = page.locator('main ol > li');

  await expect(rows).toHaveCount(11);
  // Emptied, a store is offered aisles for all its categories.
  for (let left = await rows.count(); left > 0; left--)
    await rows.first().getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Propose picking aisles' }).click();
  await expect(rows).toHaveCount(11);
  await expect(page.getByText('All aisles of the site are placed.')).toBeVisible();
  const proposed = await names(page);

  // By the button, by keys and by drag; whoever works by keys goes on where they were.
  await rows.nth(1).getByRole('button', { name: 'Move Rice, noodles and cereals up' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'place 1 of 11' })).toBeAttached();
  await page.getByLabel('Name of picking aisle 3').press('Alt+ArrowDown');
  await expect(page.getByLabel('Name of picking aisle 4')).toBeFocused();
  await rows.nth(4).locator('[draggable=true]').dragTo(rows.nth(0));
  const [drinks = '', rice = '', tins = '', sweets = '', ...rest] = proposed;
  const [household = '', ...after] = rest;
  await expect.poll(() => names(page)).toEqual([household, rice, drinks, sweets, tins, ...after]);

  // A category stands in one aisle: placed in another it leaves the first; taken out it is named.
  await page.getByLabel('Add an aisle of the site to Household').selectOption({ label: 'Drinks (in Drinks)' });
  await expect(page.getByRole('button', { name: 'Take Drinks out of Household' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Drinks out of Drinks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take Rice out of Rice, noodles and cereals' }).click();
  await expect(page.getByText('1 aisle of the site is in no picking aisle')).toBeVisible();

  // Two of one name are refused at their field.
  await page.getByLabel('Name of picking aisle 2').fill('HOUSEHOLD');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Another picking aisle already has this name.' }),
  ).toBeVisible();
  ignoreFaults(pageFaults, /status of 422/);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Name of picking aisle 2').fill('Dry goods');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await reloadPage(page);
  await expect.poll(() => names(page)).toEqual([household, 'Dry goods', drinks, sweets, tins, ...after]);
  const { aisles } = await kept();
  expect(aisles[0]).toEqual({ name: 'Household', categories: ['NONALIMENTAIRE', 'BOISSON'] });
  expect(aisles.some(({ categories }) => categories.includes('RIZ'))).toBe(false);

  await test.step('the packing list is sorted so, and opens as PDF', async () => {
    const goods = await chooseProduct(page, 'en');
    const order = await placeOrder(page, 'Perrine Parcours', [goods.id]);
    await openPage(page, `/admin/orders/${order.id}`);
    await page.getByRole('link', { name: 'Packing lists' }).click();
    await expect(page.getByRole('heading', { name: order.orderNumber })).toBeVisible();
    const sheets = page.waitForResponse('**/packing-lists/pdf');
    // The browser of the tests shows no PDFs: it saves them.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Open the PDF' }).click();
    const made = await sheets;
    expect([made.status(), made.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await saved).suggestedFilename()).toBe('Packing lists 1.pdf');
    await expectAccessibleInBothThemes(page);

    await openPage(page, `/admin/orders/print?what=labels&ids=${order.id}`);
    await page.getByLabel(`Bags: Ambient, order ${order.orderNumber}`).fill('3');
    await page.getByLabel(`Bags: Cold, order ${order.orderNumber}`).fill('1');
    await page.getByLabel(`Bags: Frozen, order ${order.orderNumber}`).fill('');
    await expect(page.getByText('4 labels')).toBeVisible();
    await page.getByLabel('A roll of 62 mm').check();
    const one = page.waitForRequest('**/bag-labels');
    await page.getByRole('button', { name: `Label 4/4, Cold, order ${order.orderNumber}` }).click();
    expect((await one).postDataJSON()).toMatchObject({
      form: 'roll',
      only: 4,
      bags: [{ order_id: order.id, ambient: 3, cold: 1, frozen: 0 }],
    });
    await page.getByLabel(`Bags: Cold, order ${order.orderNumber}`).fill('1,5');
    await expect(page.getByRole('button', { name: 'Open the PDF' })).toBeDisabled();
    await page.getByLabel(`Bags: Cold, order ${order.orderNumber}`).fill('1');
    await expectAccessibleInBothThemes(page);
    // The desk's printer is remembered.
    await reloadPage(page);
    await expect(page.getByLabel('A roll of 62 mm')).toBeChecked();
  });
});
