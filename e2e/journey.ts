import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { type Shop, seededFolder, startShop } from './server.ts';

/** `settings`: of the worker's shop, where a journey needs others (`test.use`); it then has a shop of its own. */
type Options = { database: 'embedded' | 'postgres'; settings: Record<string, string> };
type Fixtures = { pageFaults: string[] };

/**
 * React takes a part of the page away while something that an update puts into it is on its way: a form jumps, and the
 * field that is typed in loses the focus and with it the next keys.
 */
function reportHiddenForms(): void {
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (
        target instanceof HTMLElement &&
        target.style.getPropertyPriority('display') === 'important' &&
        target.querySelector('form[method=post]')
      )
        console.error(`taken away while a part of it is on its way: ${target.outerHTML.slice(0, 160)}`);
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
}

/**
 * Playwright's `test` with a shop of the worker's own behind `page.goto('/…')`, and with the rule that no page may
 * write an error to the console. A journey that provokes one takes it out of `pageFaults`.
 */
export const test = base.extend<Fixtures, Options & { shop: Shop }>({
  database: ['embedded', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ database, settings: env }, use) => {
      const shop = await startShop(database, database === 'embedded' ? { from: seededFolder, env } : { env });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  pageFaults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await context.addInitScript(reportHiddenForms);
      context.on('weberror', (fault) => faults.push(`${fault.error()}`));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
      });
      await use(faults);
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Takes the errors out of `pageFaults` that a journey has provoked: those that match `what`. */
export function ignoreFaults(pageFaults: string[], what: RegExp): void {
  pageFaults.splice(0, pageFaults.length, ...pageFaults.filter((fault) => !what.test(fault)));
}

/** Waits until the page answers to presses itself, not only by links and forms. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyActions === undefined);
}

/** Opens a page of the shop and waits until it is hydrated: before that a link is a new document, not a step within this. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilAlive(page);
  return answer;
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

/** Lays out what stands far down too: it is looked at as well, and must not move in while it is. */
export async function layOutFar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const far of document.querySelectorAll<HTMLElement>('[data-far], .far-card'))
      far.style.contentVisibility = 'visible';
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe can see on the page as it stands, or on one of some `rules` alone.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await layOutFar(page);
  // Half a field beneath the header or the bar that stays in sight would be taken for one too small to press.
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky.bottom-0')) bar.style.position = 'static';
  });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags };
  // The "legacy" way sums up within the page; the other opens a second page for it, and only pages with frames need that.
  const { violations } = await new AxeBuilder({ page })
    // What is well is not told: to list it takes as long again.
    .options({ resultTypes: ['violations'], runOnly })
    .setLegacyMode()
    .analyze();
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky.bottom-0')) bar.style.position = '';
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Brings every colour that is on its way from one theme to the other to its end: a transition is not ended by wanting none.
 * They are not waited for: one in a part that is not laid out may never tell that it has finished.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    };
    // Frames first: transitions begin with the style that the new theme gives; one that inherits its colour, with the end
    // of that above it.
    for (let level = 0; level < 10; level++) {
      await twoFrames();
      const under = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (under.length === 0) return;
      for (const each of under) each.finish();
    }
  });
}

/** The same in the light theme, and the colours in the dark one too: nothing else differs. Leaves the page in the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    // Without motion, so that no colour is looked at half way from one theme to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await endTransitions(page);
    await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}
