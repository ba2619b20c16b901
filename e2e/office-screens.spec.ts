import type { Page } from '@playwright/test';
import { officePaths } from '../src/web/office/paths.ts';
import { expectFits } from './fits.ts';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice, placeOrder } from './office.ts';
import { callApi, chooseProduct, makePerson, tokenOf } from './shopping.ts';

/** What staff have typed may be longer than its field. */
const longValue = /^INPUT .*is too narrow$/;

type Listed = { items: { id: number }[] };

// The journeys of the back office look at each screen once, in English; all the others are for `npm run test:long`.
if (process.env.EVERY_JOURNEY) {
  test.describe.configure({ mode: 'parallel' });
  for (const language of ['fr', 'en', 'vi'])
    test(`every screen of the back office fits and is accessible in both themes in ${language}`, async ({
      page,
      context,
      shop,
      pageFaults,
    }) => {
      test.setTimeout(1_200_000);
      await context.addCookies([{ name: 'lng', value: language, url: shop.url }]);
      await openOffice(page, '/admin/overview', 'admin');
      for (const path of await everyPath(page)) {
        await openPage(page, `/admin/${path}`);
        await look(page, path);
      }
      // Cells instead of rows.
      await openPage(page, '/admin/products');
      await expect(page.locator('main table')).toBeVisible();
      await page.keyboard.press('e');
      await expect(page.locator('#cell-0-price')).toBeVisible();
      await look(page, 'products, edited in the list');
      ignoreFaults(pageFaults, /api\/v1\/.*999999/);
    });
}

async function look(page: Page, path: string): Promise<void> {
  await expect(page.locator('main'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).toHaveCount(1);
  // What is still asked for stands as a grey box.
  await expect(page.locator('main .skeleton'), path).toHaveCount(0);
  await expectFits(page, path, longValue);
  await expectAccessibleInBothThemes(page);
}

/** The address of each screen, with something to show; and of one thing of each kind that is not there. */
async function everyPath(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const firstOf = async (path: string) => (await callApi<Listed>(page, path, token)).items[0]?.id ?? 0;
  const goods = await chooseProduct(page, 'fr');
  const order = await placeOrder(page, 'Gaspard Lunel', [goods.id]);
  const { name, email } = makePerson('Ysaline Question');
  const written = { from_name: name, from_email: email, subject: 'Pain de seigle', message: 'En avez-vous le lundi ?' };
  expect((await page.request.post('/api/v1/messenger/send', { data: written })).status()).toBe(200);
  const ids: Record<string, number | string> = {
    orders: order.id,
    products: goods.id,
    stores: 1,
    aisles: 1,
    texts: 'about',
    customers: await firstOf('/customers'),
    messages: await firstOf('/messenger/messages'),
  };
  const paths = officePaths.map((path) => path.replace(':id', String(ids[path.split('/')[0] ?? ''])));
  const missing = officePaths.filter((path) => path.endsWith(':id')).map((path) => path.replace(':id', '999999'));
  return [
    ...paths,
    `orders/print?what=packing&ids=${order.id}`,
    `orders/print?what=labels&ids=${order.id}`,
    `orders/print?what=addresses&ids=${order.id}`,
    ...missing,
  ];
}
