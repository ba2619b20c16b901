import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  filters: ['Filtres', 'Filters'],
  diet: ['Régimes', 'Diets'],
  vegan: ['Végan', 'Vegan'],
  price: ['Prix', 'Price'],
  low: ['Prix minimum', 'Lowest price'],
  avoid: ['Allergènes à éviter', 'Allergens to avoid'],
  milk: ['Lait', 'Milk'],
  show: [/^Afficher/, /^Show/],
  remove: [/^Retirer/, /^Remove/],
  clear: ['Effacer tous les filtres', 'Clear all filters'],
  clearAll: ['Tout effacer', 'Clear all'],
  failed: ['Les produits n’ont pas pu être chargés', 'Failed to fetch products'],
  retry: ['Réessayer', 'Try again'],
  category: ['Rayon', 'Aisle'],
  search: ['Rechercher', 'Search'],
  noAisles: ['Les rayons n’ont pas pu être chargés', 'Failed to fetch product categories'],
});
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const counted = async (page: Page) =>
  Number((await page.locator('main [role=status]').first().innerText()).replace(/\D/g, ' ').trim().split(' ')[0]);

test('filters by the keyboard: the address says them all, page 1 again, one step of history', async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
  await openPage(page, '/products?page=2');
  await expect(page.getByRole('article')).toHaveCount(12);
  const steps = await page.evaluate(() => history.length);
  const area = isPhone(page) ? page.getByRole('dialog') : page.locator('main');
  if (isPhone(page)) {
    await page.getByRole('button', { name: t.filters }).press('Enter');
    await expect(area).toBeVisible();
  }
  const category = area.getByRole('combobox', { name: t.category, exact: true });
  await category.selectOption('FRUIT');
  await expect.poll(() => query(page)).toEqual({ category: 'FRUIT' });
  await category.selectOption('');
  await expect.poll(() => query(page)).toEqual({});
  await area.locator('[name=unit]').selectOption('KG');
  await expect.poll(() => query(page)).toEqual({ unit: 'KG' });
  await area.locator('[name=unit]').selectOption('');
  await expect.poll(() => query(page)).toEqual({});
  const reduced = area.locator('[name=onlyDiscounted]');
  await reduced.press('Space');
  await expect.poll(() => query(page)).toEqual({ onlyDiscounted: 'true' });
  await reduced.press('Space');
  await expect.poll(() => query(page)).toEqual({});
  const order = area.locator('[name=sortBy]');
  // The demo's lists begin with what sells; no address names that.
  await expect(order).toHaveValue('popular');
  await order.selectOption('name-desc');
  await expect.poll(() => query(page)).toEqual({ sortBy: 'name-desc' });
  await order.selectOption('popular');
  await expect.poll(() => query(page)).toEqual({});

  // On a wide screen the last button of the row opens the others.
  if (!isPhone(page)) await area.locator('summary', { hasText: t.filters }).press('Enter');
  await area.getByRole('checkbox', { name: t.vegan }).press('Space');
  await expect.poll(() => query(page)).toEqual({ diet: 'vegan' });
  await area.getByRole('checkbox', { name: t.milk }).press('Space');
  await expect.poll(() => query(page)).toEqual({ diet: 'vegan', without: 'milk' });
  const low = area.getByRole('slider', { name: t.low });
  await low.press('ArrowRight');
  await low.press('ArrowRight');
  await expect.poll(() => query(page)).toEqual({ diet: 'vegan', without: 'milk', minPrice: '2' });
  await area.getByRole('textbox', { name: t.low }).fill('3.5');
  await expect.poll(() => query(page)).toEqual({ diet: 'vegan', without: 'milk', minPrice: '3.5' });
  await expectAccessible(page);

  if (isPhone(page)) {
    const count = await counted(page);
    const show = area.getByRole('button', { name: t.show });
    await expect.poll(async () => Number((await show.innerText()).replace(/\D/g, ''))).toBe(count);
    await show.press('Enter');
    await expect(area).toHaveCount(0);
    await page.getByRole('link', { name: t.clear }).press('Enter');
  } else await area.getByRole('button', { name: t.clear }).press('Enter');
  await expect.poll(() => query(page)).toEqual({});
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('on a wide screen the filters stand in one row, and two rows of goods begin in the first screen', {
  tag: '@narrow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/products');
  const names = ['search', 'category', 'unit', 'sortBy', 'onlyDiscounted'].map((name) => `main form [name=${name}]`);
  const controls = page.locator([...names, 'main form summary'].join());
  await expect(controls).toHaveCount(6);
  const middles = await controls.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  );
  expect(Math.max(...middles) - Math.min(...middles), `${middles}`).toBeLessThanOrEqual(2);
  const tops = await page
    .locator('main section article')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops.filter((top) => top < 700)).size).toBe(2);
});

test('a search is made 400 ms after the last key, and a blank one is none', async ({ page, locale }) => {
  const t = wordsFor(locale);
  await page.clock.install();
  await openPage(page, '/products');
  const area = isPhone(page) ? page.getByRole('dialog') : page.locator('main');
  if (isPhone(page)) await page.getByRole('button', { name: t.filters }).click();
  const box = area.locator('[name=search]');
  // The sheet shows what stands in it a moment after it has opened: a clock that stands still would keep that back.
  await expect(box).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('products.data')) asked.push(new URL(request.url()).searchParams.get('search') ?? '');
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await box.fill('  ');
  for (const key of 'riz') {
    await page.clock.runFor(399);
    await box.press(key);
  }
  await page.clock.runFor(399);
  expect([asked, query(page)]).toEqual([[], {}]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect.poll(() => query(page)).toEqual({ search: 'riz' });
  expect(asked).toEqual(['riz']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('riz');
  await box.fill('');
  await expect.poll(() => query(page)).toEqual({});
});

test('the sheet of filters opens at once, what stands in it comes later, and once it closes it takes no press', {
  tag: '@narrow',
}, async ({ page, locale }) => {
  await openPage(page, '/products');
  // What stands in the sheet each time that something in it has changed.
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const sheet = document.querySelector('dialog[open]');
      if (sheet) seen.push(['category', 'without'].filter((name) => sheet.querySelector(`[name=${name}]`)).join());
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { seen });
  });
  await page.getByRole('button', { name: wordsFor(locale).filters }).click();
  await expect(page.locator('dialog[open] [name=without]')).toHaveCount(14);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen[0]).toBe('');
  expect(seen.at(-1)).toBe('category,without');
  const closing = await page.locator('dialog[open]').evaluate((sheet) => {
    sheet.querySelector<HTMLButtonElement>('header button')?.click();
    return { isOpen: sheet.matches('[open]'), isVisible: sheet.checkVisibility({ visibilityProperty: true }) };
  });
  expect(closing).toEqual({ isOpen: true, isVisible: false });
});

test('two ticks of one group within one moment both count', { tag: '@narrow' }, async ({ page, locale }) => {
  const t = wordsFor(locale);
  await openPage(page, '/products');
  const area = page.getByRole('dialog');
  await page.getByRole('button', { name: t.filters }).click();
  await area.locator('[name=without]').first().waitFor();
  // In one task of the page, which real input cannot be relied on to be: what is drawn is still what was there before.
  await area.evaluate((dialog) => {
    for (const value of ['milk', 'gluten']) dialog.querySelector<HTMLElement>(`[value=${value}]`)?.click();
  });
  await expect.poll(() => query(page)).toEqual({ without: 'gluten,milk' });
  await expect(area.locator('[name=without]:checked')).toHaveCount(2);
});

test('two filters that are taken back within one moment are both gone @long', async ({ page, locale }) => {
  const t = wordsFor(locale);
  await openPage(page, '/products?category=FRUIT&diet=vegan&without=gluten,milk');
  const chips = page.locator('main').getByRole('link', { name: t.remove });
  // The aisle is said by the heading.
  await expect(chips).toHaveCount(3);
  // Their script comes after that of the page; until then each is a link like any other, and the last one pressed counts.
  const isAlive = (link: Element) => Object.keys(link).some((name) => name.startsWith('__reactProps'));
  await expect.poll(() => chips.first().evaluate(isAlive)).toBe(true);
  await chips.evaluateAll((links: HTMLElement[]) => {
    for (const link of links.slice(0, 2)) link.click();
  });
  await expect.poll(() => query(page)).toEqual({ category: 'FRUIT', without: 'milk' });
  await expect(chips).toHaveCount(1);
});

test('what a search asks of the goods is shown as filters and taken away', async ({ page, locale }) => {
  const t = wordsFor(locale);
  await openPage(page, '/products?search=riz%20bio');
  const chips = page.locator('main').getByRole('link', { name: t.remove });
  // What was searched for, and the label that was read out of it.
  await expect(chips).toHaveCount(2);
  await chips.nth(1).click();
  await expect.poll(() => query(page)).toEqual({ search: 'riz' });
  await expect(chips).toHaveCount(1);
});

test('the link that clears all stands in line with the chips above it @long', async ({ page, locale }) => {
  const t = wordsFor(locale);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/products?category=FRUIT&diet=vegan&without=milk');
  const leftOf = (link: Locator) =>
    link.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [text.getBoundingClientRect().left, element.getBoundingClientRect().left];
    });
  const [, chip] = await leftOf(page.getByRole('link', { name: t.remove }).first());
  const [words] = await leftOf(page.getByRole('link', { name: t.clear, exact: true }));
  expect(words).toBe(chip);
  // One filter alone is taken back by its own chip.
  await page.getByRole('link', { name: t.remove }).first().click();
  await expect(page.getByRole('link', { name: t.remove })).toHaveCount(1);
  await expect(page.getByRole('link', { name: t.clear, exact: true })).toHaveCount(0);
});

test('what was typed a moment before the sheet of filters closes counts', { tag: '@narrow' }, async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
  const ways = {
    button: () => page.getByRole('dialog').getByRole('button', { name: t.show }).click(),
    escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(150, 12),
  };
  await page.clock.install();
  for (const [way, close] of Object.entries(ways)) {
    await openPage(page, '/products');
    await page.getByRole('button', { name: t.filters }).click();
    const area = page.getByRole('dialog');
    await area.locator('[name=minPrice]').waitFor();
    // Only at once is soon enough: time stands still until it is closed.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
    await area.locator('[name=search]').fill('riz');
    await area.locator('[name=minPrice]').fill('2.5');
    await close();
    await page.clock.resume();
    await expect(area).toBeHidden();
    await expect.poll(() => query(page), way).toEqual({ search: 'riz', minPrice: '2.5' });
  }
});

test('clearing gives up a price and a search that were typed a moment before', { tag: '@long' }, async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
  // By the button of the sheet, by the link above the list and by the one where nothing was found.
  const ways = [
    { from: '/products?category=FRUIT', width: 390, clear: t.clearAll },
    { from: '/products?category=FRUIT', width: 1280, clear: t.clear },
    { from: '/products?search=zzzzqqqq', width: 1280, clear: t.clear },
  ];
  for (const { from, width, clear } of ways) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, from);
    const isSheet = width < 1024;
    if (isSheet) await page.getByRole('button', { name: t.filters }).click();
    else await page.locator('main summary', { hasText: t.filters }).click();
    const area = isSheet ? page.getByRole('dialog') : page.locator('main');
    const way = area.locator('a:visible, button:visible').filter({ hasText: clear }).last();
    await expect(way).toBeVisible();
    await area.locator('[name=minPrice]:visible').evaluate((field: HTMLInputElement) => field.focus());
    await way.evaluate((pressed: HTMLElement) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const [name, value] of Object.entries({ search: 'riz', minPrice: '3' }))
        for (const field of pressed.closest('dialog, main')?.querySelectorAll(`[name=${name}]`) ?? []) {
          write?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      pressed.focus();
      pressed.click();
    });
    await expect.poll(() => query(page), from).toEqual({});
    await page.waitForTimeout(900);
    expect(query(page), `${from} at ${width}`).toEqual({});
    await expect(area.locator('[name=minPrice]').first()).toHaveValue('');
    await expect(area.locator('[name=search]').first()).toHaveValue('');
  }
});

test('back from a product, the list stands where it was left', async ({ page }) => {
  await openPage(page, '/products?onlyDiscounted=true');
  const link = page.getByRole('article').nth(10).getByRole('link');
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  await link.focus();
  // What comes into sight is laid out, and the page moves with it.
  await page.waitForTimeout(500);
  const left = await top();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/[^?]+$/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(12);
  // The rows above are taken for as high as most are until they are seen: a line of text more or less.
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(30);
});

test('a page past the last one says so, numbers nothing, and leads to the first @long', async ({ page, locale }) => {
  const isFrench = locale?.startsWith('fr');
  for (const path of ['/products', '/offers']) {
    await openPage(page, `${path}?page=999`);
    const main = page.locator('main');
    await expect(main).not.toContainText('999');
    await main.getByRole('link', { name: isFrench ? 'Revenir à la première page' : 'Back to the first page' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(main.getByRole('article').first()).toBeVisible();
  }
});

test('slow, it shows what is to come; refused, it keeps what it had and asks again', async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  await openPage(page, '/products');
  await expect(page.getByRole('article')).toHaveCount(12);
  let mode: 'slow' | 'down' | 'up' = 'slow';
  await page.route('**/products.data*', async (route) => {
    if (mode === 'down') return route.abort();
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    return route.continue().catch(() => undefined);
  });
  const next = page.locator('main nav a[rel=next]');
  await next.click();
  const shapes = page.locator('section[aria-busy=true] ul[aria-hidden=true] > li');
  await expect(shapes).toHaveCount(8);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page).toHaveURL(/page=2/);

  mode = 'down';
  await next.click();
  const alert = page.getByRole('alert').filter({ hasText: t.failed });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.locator('header')).toBeVisible();
  mode = 'up';
  await alert.getByRole('link', { name: t.retry }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('main nav [aria-current=page]')).toHaveText('3');
  ignoreFaults(pageFaults, /ERR_FAILED|Failed to fetch/);
});
