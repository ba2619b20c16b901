import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { toast } from './own-account.ts';
import { callApi, tokenOf } from './shopping.ts';

type Product = {
  id: number;
  version: number;
  name: string;
  visible: boolean;
  category: string;
  stores: { price: number | null; discount: number; discountFrom: string | null; discountTo: string | null }[];
};
const listed = async (page: Page, query: string) =>
  (await callApi<{ items: Product[] }>(page, `/products?lng=en&${query}`, await tokenOf(page))).items;

/** Monday of the week after this one in Paris, and the Sunday that ends it, as `YYYY-MM-DD`. */
function nextWeek(): [string, string] {
  const today = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(new Date());
  const at = new Date(`${today}T00:00:00Z`);
  const monday = at.getTime() + ((8 - at.getUTCDay()) % 7 || 7) * 86_400_000;
  return [monday, monday + 6 * 86_400_000].map((ms) => new Date(ms).toISOString().slice(0, 10)) as [string, string];
}

test('twelve goods are on offer from Monday to Sunday by at most 15 presses @wide', async ({ page }) => {
  await openOffice(page, '/admin/products?per_page=25&category=LEGUME&sortBy=name-asc');
  const boxes = page.locator('main tbody').getByRole('checkbox');
  await expect(boxes.nth(11)).toBeVisible();
  let presses = 0;
  const press = async (act: Promise<void>) => {
    presses += 1;
    await act;
  };
  // One by one, as goods that do not stand beside each other are.
  for (let i = 0; i < 12; i++) await press(boxes.nth(i).click());
  await press(page.getByRole('button', { name: 'Offer…', exact: true }).click());
  const question = page.getByRole('dialog', { name: 'Offer on 12 products' });
  await expect(question.locator('[name=off]')).toBeFocused();
  await page.keyboard.type('20');
  await press(question.getByRole('button', { name: 'Next week' }).click());
  const summary = question.getByText(/^12 products, −20% from Mon .* 00:00 to Sun .* 23:59$/);
  await expect(summary).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(question.getByRole('button', { name: 'Put 12 products on offer' }).click());
  await expect(toast(page, '12 products changed')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(15);
  // They stay chosen for what comes next.
  await expect(page.getByText('12 rows selected')).toBeVisible();
  await expect(question).toBeHidden();
  const [monday, sunday] = nextWeek();
  const goods = (await listed(page, 'category=LEGUME&sortBy=name-asc&per_page=12')).flatMap(({ stores }) =>
    stores.filter(({ price }) => price !== null),
  );
  expect(goods.length).toBeGreaterThanOrEqual(12);
  for (const { discount, discountFrom, discountTo } of goods) {
    expect(discount).toBe(20);
    const by = (at: string | null) => new Date(at ?? 0).getTime();
    // Within the day of whichever store it is: the demo's are some hours apart.
    expect(Math.abs(by(discountFrom) - Date.parse(`${monday}T00:00:00Z`))).toBeLessThan(9 * 3_600_000);
    expect(Math.abs(by(discountTo) - Date.parse(`${sunday}T23:59:59Z`))).toBeLessThan(9 * 3_600_000);
  }
  await page.getByRole('button', { name: 'End offer…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '12 products changed')).toBeVisible();
  const ended = await listed(page, 'category=LEGUME&sortBy=name-asc&per_page=12');
  expect(ended.flatMap(({ stores }) => stores).every(({ discount }) => discount === 0)).toBe(true);
});

test('a row of goods chosen by its ends is hidden and put back; what somebody has saved meanwhile is named @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/products?category=FRUIT&visible=true');
  const query = 'category=FRUIT&visible=true&sortBy=name-asc&per_page=10';
  const before = await listed(page, query);
  const boxes = page.locator('main tbody').getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 rows selected')).toBeVisible();
  const other = page.getByRole('combobox', { name: 'Other action…' });
  const apply = page.getByRole('button', { name: 'Apply…', exact: true });
  await other.selectOption('hide');
  await apply.click();
  const question = page.getByRole('dialog', { name: 'Hide 4 products?' });
  for (const { name } of before.slice(1, 5)) await expect(question.getByText(name, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '4 products changed')).toBeVisible();
  const ids = before.slice(1, 5).map(({ id }) => id);
  const states = async () =>
    (await listed(page, 'category=FRUIT&sortBy=name-asc&per_page=100'))
      .filter(({ id }) => ids.includes(id))
      .map(({ visible }) => visible);
  expect(await states()).toEqual([false, false, false, false]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '4 products put back as before')).toBeVisible();
  expect(await states()).toEqual([true, true, true, true]);

  // A colleague renames one of them: that one is left, and said so.
  const [victim] = (await listed(page, query)).filter(({ id }) => id === ids[0]);
  await page.request.put(`/api/v1/products/${ids[0]}`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { version: victim?.version, brand: 'Verger voisin' },
  });
  await other.selectOption('feature');
  await apply.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const left = page.getByRole('dialog', { name: '1 product was not changed' });
  await expect(left).toContainText('changed by somebody else in the meantime');
  ignoreFaults(pageFaults, /409/);
  // What it is now has been read with the answer: tried again it is done.
  await left.getByRole('button', { name: 'Close' }).click();
  await apply.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, '1 product changed')).toBeVisible();
  await openPage(page, `/admin/products/${ids[0]}`);
  await expect(page.locator('main [name=featured]')).toBeChecked();
});
