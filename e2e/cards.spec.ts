import type { Page } from '@playwright/test';
import { expectFits } from './fits.ts';
import { expect, openPage, test } from './journey.ts';

const barTop = async (page: Page) => (await page.locator('nav.fixed').boundingBox())?.y ?? 0;

/** How many cards stand in the first row of the page's grid. */
async function firstRow(page: Page): Promise<number> {
  const tops = await page
    .locator('main section')
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('three cards stand in a row, two on the narrowest phone; a press keeps their size and fits', {
  tag: '@narrow',
}, async ({ page }) => {
  await openPage(page, '/products');
  const cards = page.locator('main section').getByRole('article');
  for (const [width, count] of [
    [320, 2],
    [360, 3],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await firstRow(page), `at ${width} px`).toBe(count);
    await expectFits(page, `the list at ${width} px`);
  }
  // Six are in sight above the bar at the foot: their names and pictures, and the way to add them.
  const sixth = await cards.nth(5).getByRole('heading').boundingBox();
  expect((sixth?.y ?? Number.POSITIVE_INFINITY) + (sixth?.height ?? 0)).toBeLessThan(await barTop(page));

  const button = cards.first().getByRole('button');
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const before = await cards.first().boundingBox();
  await button.tap();
  const quantity = cards.first().getByRole('spinbutton');
  await quantity.fill('12');
  await quantity.press('Enter');
  for (const narrow of [320, 360, 390]) {
    await page.setViewportSize({ width: narrow, height: 844 });
    await expectFits(page, `a stepper at ${narrow} px`);
    const room = await quantity.evaluate((field: HTMLInputElement) => field.clientWidth - field.scrollWidth);
    expect(room, `the number at ${narrow} px`).toBeGreaterThanOrEqual(0);
  }
  expect(await cards.first().boundingBox()).toEqual(before);
});

test('where nothing is found, what is near is in sight with the message', { tag: '@narrow' }, async ({ page }) => {
  await openPage(page, '/products?search=riz%20zzqqxx');
  const near = await page.locator('main section section').getByRole('article').first().boundingBox();
  expect(near).not.toBeNull();
  expect((near?.y ?? 0) + (near?.width ?? 0)).toBeLessThan(await barTop(page));
});
