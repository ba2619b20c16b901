import type { Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { cartOf } from './shopping.ts';

type Flight = { hidden: string | null; end: { x: number; y: number }; isGone: boolean };
type Seen = { flights: Flight[]; animated: number; shifts: { value: number; moved: string[] }[] };

/** Writes down from now on each flight, where it ends, how often anything is animated by script, and what shifts. */
async function watchMotion(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { flights: [], animated: 0, shifts: [] };
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      seen.animated++;
      return animate.apply(this, given);
    };
    const flown = new Map<Node, Flight>();
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLImageElement) || node.dataset.flight === undefined) continue;
          const [flight] = node.getAnimations();
          if (!flight) continue;
          flight.currentTime = 449.9;
          const { left, top, width, height } = node.getBoundingClientRect();
          flight.currentTime = 0;
          const end = { x: left + width / 2, y: top + height / 2 };
          flown.set(node, { hidden: node.getAttribute('aria-hidden'), end, isGone: false });
          seen.flights = [...flown.values()];
        }
        for (const node of removedNodes) {
          const flight = flown.get(node);
          if (flight) flight.isGone = true;
        }
      }
    }).observe(document, { subtree: true, childList: true });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const isInBasket = (node: Node | null) =>
      node instanceof Element && node.closest('a[aria-haspopup=dialog]') !== null;
    // Also what shifts right after a press; but the basket's own words come with the server's answer, whenever that is.
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        if (sources.every(({ node }) => isInBasket(node))) continue;
        seen.shifts.push({
          value,
          moved: sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : `${node?.textContent}`).slice(0, 120),
          ),
        });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Opens the list and waits for what comes when a page is at rest. */
async function openAtRest(page: Page, path = '/products'): Promise<void> {
  const file = page.waitForResponse(/\/assets\/ahead-[^/]*\.js$/);
  await openPage(page, path);
  const answer = await file;
  await page.evaluate(async (address) => {
    await import(address);
    await new Promise(requestAnimationFrame);
  }, answer.url());
}

/** Presses the plus of the first card that still has one, with its picture there. */
async function addNext(page: Page): Promise<void> {
  const card = page.locator('.product-tile', { has: page.locator('.add-button:enabled') }).first();
  await card.scrollIntoViewIfNeeded();
  const isHere = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
  await expect.poll(() => card.locator('img').evaluate(isHere)).toBe(true);
  await card.locator('.add-button').click();
}

const basketOf = (page: Page) => page.locator('a[aria-haspopup=dialog]:visible');
const countOf = (page: Page) => basketOf(page).locator('.bg-offer [aria-hidden]').first();

test('what is added flies to the basket and is gone; nothing shifts for it', { tag: '@phone' }, async ({ page }) => {
  const read = await watchMotion(page);
  await openAtRest(page);
  // The first one turns the basket's name into a sum, which is not the flight's doing.
  await addNext(page);
  await expect.poll(async () => (await read()).flights.map(({ isGone }) => isGone)).toEqual([true]);
  await expect(countOf(page)).toHaveText('1');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.shifts = [];
  });
  await addNext(page);
  await expect.poll(async () => (await read()).flights.map(({ isGone }) => isGone)).toEqual([true, true]);
  await expect(page.locator('[data-flight]')).toHaveCount(0);
  await expect.poll(async () => (await cartOf(page)).length).toBe(2);
  await expect(countOf(page)).toHaveText('2');
  const { flights, shifts } = await read();
  const box = await basketOf(page).boundingBox();
  for (const { hidden, end } of flights) {
    expect(hidden).toBe('true');
    expect(Math.abs(end.y - ((box?.y ?? 0) + (box?.height ?? 0) / 2))).toBeLessThan(3);
    expect(end.x).toBeGreaterThan(box?.x ?? 0);
    expect(end.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
  }
  expect(shifts).toEqual([]);
});

test('of four pressed at once three fly, and the next one again', { tag: '@phone' }, async ({ page }) => {
  const read = await watchMotion(page);
  await openAtRest(page);
  await page.waitForLoadState('networkidle');
  const buttons = page.locator('.product-tile .add-button:enabled');
  await buttons.evaluateAll((all: HTMLElement[]) => {
    for (const button of all.slice(0, 4)) button.click();
  });
  await expect(countOf(page)).toHaveText('4');
  await expect.poll(async () => (await read()).flights.map(({ isGone }) => isGone)).toEqual([true, true, true]);
  await addNext(page);
  await expect.poll(async () => (await read()).flights.length).toBe(4);
});

test('a line that leaves the cart fades, and those below come up', {
  tag: '@phone',
}, async ({ page }) => {
  const read = await watchMotion(page);
  await openAtRest(page);
  for (const count of ['1', '2', '3']) {
    await addNext(page);
    await expect(countOf(page)).toHaveText(count);
  }
  await openAtRest(page, '/cart');
  // Those that have no name for assistive technology: the strip beneath the cart has one.
  const lines = page.locator('main ul:not([aria-label]) > li', { has: page.locator('img') });
  await expect(lines).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.animated = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.dataset.leaving !== undefined)
          document.body.dataset.left = `${node.inert}`;
    }).observe(document.body, { subtree: true, childList: true });
  });
  const second = await lines.nth(1).locator('a').first().textContent();
  await lines.first().getByRole('button').last().click();
  await expect(lines).toHaveCount(2);
  await expect(page.locator('body')).toHaveAttribute('data-left', 'true');
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  await expect(lines.first().locator('a').first()).toHaveText(second ?? '');
  // What fades, and the two that come up.
  expect((await read()).animated).toBe(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lines.first().getByRole('button').last().click();
  await expect(lines).toHaveCount(1);
  expect((await read()).animated).toBe(3);
});

test('who wants no motion gets none', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const read = await watchMotion(page);
  await openAtRest(page);
  await addNext(page);
  await expect(countOf(page)).toHaveText('1');
  await page.waitForTimeout(600);
  expect(await read()).toMatchObject({ flights: [], animated: 0 });
  // The same page, asked again at the next press.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await addNext(page);
  await expect.poll(async () => (await read()).flights.length).toBe(1);
});
