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

/** Of a card. */
const price = '.tile-text > div > p:first-child';
const facts = '.tile-text > div > p:last-child';

/** What `part` of each of the first cards takes of the page's height. */
async function heights(page: Page, part: string, count: number): Promise<{ top: number; bottom: number }[]> {
  const all = page.locator('main section').getByRole('article').locator(part);
  const boxes = await all.evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect()));
  expect(boxes.length).toBeGreaterThanOrEqual(count);
  return boxes.slice(0, count).map(({ top, bottom }) => ({ top, bottom }));
}

test('six products are in sight above the bar at the foot: picture, name and price, in an aisle and a kind too', {
  tag: '@narrow',
}, async ({ page }) => {
  for (const path of ['/products', '/products?category=FRUIT', '/products?category=FRUIT&kind=citrus']) {
    await openPage(page, path);
    const foot = await barTop(page);
    for (const part of ['img', 'h2', price])
      for (const { bottom } of await heights(page, part, 6)) expect(bottom, `${part} of ${path}`).toBeLessThan(foot);
    // What is in sight at once is asked for at once.
    const loads = await page
      .locator('main section article img')
      .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.loading));
    expect(loads.slice(0, 6), path).not.toContain('lazy');
  }
});

test('the prices of a row stand in line, whatever is written beneath them', { tag: '@narrow' }, async ({ page }) => {
  for (const [width, inRow] of [
    [390, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/products?category=FRUIT&kind=citrus', '/products?onlyDiscounted=true&sortBy=name-desc']) {
      await openPage(page, path);
      const tops = (await heights(page, price, 6)).map(({ top }) => Math.round(top));
      expect(new Set(tops.slice(0, inRow)).size, `${path} at ${width} px: ${tops}`).toBe(1);
    }
  }
});

test('the cards of a row end alike, whatever they hold, and nothing lies on the goods', { tag: '@narrow' }, async ({
  page,
}) => {
  for (const [width, inRow] of [
    [390, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    // By the piece, by weight, few left, sold out (at the end) and reduced.
    for (const path of ['/products', '/products?category=FRUIT', '/products?onlyDiscounted=true&sortBy=name-desc']) {
      await openPage(page, path);
      const rounded = async (part: string) =>
        (await heights(page, part, 2 * inRow)).map(({ bottom }) => Math.round(bottom));
      for (const part of ['xpath=.', facts]) {
        const bottoms = await rounded(part);
        for (const row of [bottoms.slice(0, inRow), bottoms.slice(inRow, 2 * inRow)])
          expect(new Set(row).size, `${part} of ${path} at ${width} px: ${bottoms}`).toBe(1);
      }
      // Of the button what is seen: a finger's room is wider.
      const gaps = await page
        .locator('main section article')
        .locator('.add-button, .tile-cut span')
        .evaluateAll((all) =>
          all.map((one) => {
            const picture =
              one.closest('article')?.querySelector('.tile-picture')?.getBoundingClientRect().bottom ?? Number.NaN;
            const frame = one.matches('button') ? Number.parseFloat(getComputedStyle(one).paddingTop) : 0;
            return Math.round(one.getBoundingClientRect().top + frame - picture);
          }),
        );
      expect(gaps.length).toBeGreaterThanOrEqual(2 * inRow);
      expect(Math.min(...gaps), `${path} at ${width} px: ${gaps}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the plus shows its word to whoever points at it or comes to it by key, and moves nothing', {
  tag: '@narrow',
}, async ({ browser, baseURL }) => {
  const pointing = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
  const context = await browser.newContext({ ...pointing, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await openPage(page, '/products');
  const cards = page.locator('main section').getByRole('article');
  const button = cards.nth(1).locator('.add-button');
  const widthOf = async () => (await button.boundingBox())?.width ?? 0;
  const others = async () => ({
    cards: await heights(page, 'xpath=.', 8),
    prices: await heights(page, price, 8),
    right: await button.evaluate((one) => one.getBoundingClientRect().right),
  });
  const [round, before] = [await widthOf(), await others()];
  const { height = 0 } = (await button.boundingBox()) ?? {};
  expect([round, Math.min(round, height) >= 40]).toEqual([height, true]);
  await button.hover();
  await expect.poll(widthOf).toBeGreaterThan(round + 30);
  await expect(button.locator('span')).toBeVisible();
  expect(await others()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect.poll(widthOf).toBe(round);
  await cards.nth(1).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect.poll(widthOf).toBeGreaterThan(round + 30);
  expect(await others()).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(cards.nth(1).getByRole('spinbutton')).toBeVisible();
  expect(await heights(page, 'xpath=.', 8)).toEqual(before.cards);
  await context.close();
});

test('where nothing is found, what is near is in sight with the message', { tag: '@narrow' }, async ({ page }) => {
  await openPage(page, '/products?search=riz%20zzqqxx');
  const near = await page.locator('main section section').getByRole('article').first().boundingBox();
  expect(near).not.toBeNull();
  expect((near?.y ?? 0) + (near?.width ?? 0)).toBeLessThan(await barTop(page));
});
