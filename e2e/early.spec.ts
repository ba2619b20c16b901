import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { callApi, cartOf } from './shopping.ts';

/** Holds scripts back, all or those of one part, until the answer is called. */
async function holdScripts(page: Page, part = '*'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${part}.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the page is shown before any script is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // What the document itself asks for is on its way when its event comes.
  await page.addInitScript(() =>
    addEventListener('load', () => fetch('/api/v1/feature-config?loaded'), { capture: true }),
  );
  await page.goto('/products');
  await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true);
  const loaded = asked.indexOf('/api/v1/feature-config');
  expect(loaded).toBeGreaterThan(0);
  expect(asked.slice(0, loaded).filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('no script is asked for until the page is seen, however long its first frame takes to be drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = PerformanceObserver;
    const later: (() => void)[] = [];
    // What is seen is told when the test says so.
    window.PerformanceObserver = class extends real {
      constructor(told: PerformanceObserverCallback) {
        super((list, observer) => later.push(() => told(list, observer)));
      }
    };
    // A page that is never seen comes alive after three seconds all the same; here it waits on.
    const wait = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, delay?: number) =>
      delay === 3000 ? 0 : wait(work, delay)) as typeof setTimeout;
    Object.assign(window, { tell: () => later.splice(0).map((work) => work()).length });
  });
  await page.goto('/products');
  const started = () => page.locator('link[rel=modulepreload]').count();
  const tell = () => page.evaluate(() => (window as unknown as { tell: () => number }).tell());
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  expect(await started()).toBe(0);
  await expect.poll(tell).toBeGreaterThan(0);
  await expect.poll(started).toBeGreaterThan(3);
});

test('what is pressed before the scripts have come is done when they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/products');
  const cards = page.getByRole('article');
  const button = (index: number) => cards.nth(index).getByRole('button');
  const free = [];
  for (let index = 0; free.length < 2; index++) if (await button(index).isEnabled()) free.push(index);
  for (const index of free) await button(index).click();
  release();
  for (const index of free) await expect(cards.nth(index).getByRole('spinbutton')).toHaveValue(/^\d/);
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
});

test('what is typed before the scripts have come counts when they have', async ({ page, locale }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdScripts(page);
  await page.goto('/products');
  const term = locale?.startsWith('fr') ? 'pomme' : 'apple';
  await page.locator('main [name=search]:visible').fill(term);
  release();
  await expect(page).toHaveURL(new RegExp(`search=${term}`));
  await expect(page.locator('main [name=search]:visible')).toHaveValue(term);
});

test('a form that is sent before the scripts have come is sent when they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const form = page.locator('main form');
  await form.locator('[name=from_name]').fill('Ana Tôt');
  await form.locator('[name=from_email]').fill('no address');
  await form.locator('[name=from_email]').press('Enter');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=from_name]')).toHaveValue('Ana Tôt');
  release();
  await expect(form.locator('[name=from_email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name=from_name]')).toHaveValue('Ana Tôt');
});

test('a form that is sent while the script of its own part is awaited is sent when it has come', async ({ page }) => {
  const release = await holdScripts(page, 'new-password-*');
  const asked = page.waitForRequest('**/assets/new-password-*.js');
  await page.goto(`/auth/change-password/${'t'.repeat(43)}`);
  const form = page.locator('main form');
  await form.locator('[name=password]').fill('Panier-Neuf-2');
  await form.locator('[name=confirmPassword]').fill('Panier-Neuf-3');
  await asked;
  await form.locator('button[type=submit]').click();
  release();
  await expect(form.locator('[name=confirmPassword]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name=password]')).toHaveValue('Panier-Neuf-2');
});

test('a form whose scripts never come is answered with its page, and what was typed is kept when they do', async ({
  page,
}) => {
  await page.goto('/auth/login?form=signup');
  // As a browser does it without script.
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('Ana Lente');
  await form.evaluate((one) => HTMLFormElement.prototype.submit.call(one));
  const notice = page.locator('#unsent');
  await expect(notice).toBeVisible();
  await page.waitForFunction(() => window.earlyActions === undefined);
  await expect(form.locator('[name=name]')).toHaveValue('Ana Lente');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(notice).toHaveCount(0);
  await expect(form.locator('[name=name]')).toHaveValue('Ana Lente');
});

test('what is chosen before the scripts have come counts when they have', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdScripts(page);
  await page.goto('/products');
  await page.locator('main [name=sortBy]:visible').selectOption('price-asc');
  release();
  await expect(page).toHaveURL(/sortBy=price-asc/);
});

test('a quantity that is typed before the scripts have come is what a press then adds', async ({ page }) => {
  const { items } = await callApi<{ items: { slug: string; quantityStep: number; quantityInStock: number }[] }>(
    page,
    '/store/1/product-collection?category=CONSERVE&per_page=60',
  );
  const item = items.find(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 10);
  const release = await holdScripts(page);
  await page.goto(`/products/${item?.slug}`);
  const choose = page.locator('[data-foot-bar]');
  await choose.getByRole('spinbutton').fill('4');
  await choose.getByRole('button').last().click();
  release();
  await expect.poll(async () => (await cartOf(page)).map(({ quantity }) => quantity)).toEqual([4]);
});
