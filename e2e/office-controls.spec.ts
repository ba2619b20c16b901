import type { Locator, Page } from '@playwright/test';
import { isGrave } from '../src/server/testing/grave-writes.ts';
import { sectionIds, sectionOf } from '../src/web/office/paths.ts';
import { expect, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { everyPath } from './office-paths.ts';

/** Of the rows of a list the first stands for all. */
const controls = [
  'main :is(button, summary, [role=switch]):not(:disabled):not(tbody tr + tr *)',
  'main :is(select, input[type=checkbox], input[type=radio], [role=slider]):not(:disabled):not(tbody tr + tr *)',
].join(', ');
/** What a key does to who goes through a page: chooses, presses, moves on. */
const keysFor = (tag: string) => (tag === 'SELECT' ? ['ArrowDown', 'ArrowUp', 'Enter'] : ['Enter']);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

// It presses every control of every screen, a section a test: for `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  for (const section of sectionIds)
    test(`no key and no press in ${section} mails, numbers or ends anything before a question has been answered @wide`, async ({
      page,
      pageFaults,
    }) => {
      test.setTimeout(1_200_000);
      await openOffice(page, '/admin/overview', 'admin');
      const paths = (await everyPath(page)).filter((path) => sectionOf(path) === section);
      const sent: string[] = [];
      // Nothing is written: each control is met by the shop as the demo has it.
      await page.route('**/api/v1/**', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (request.method() === 'GET' || /authentication/.test(pathname)) return route.fallback();
        // Neither what would be nor a draft of the staff is told to anybody; an account is closed and opened by one switch.
        const isSilent = /"preview":true|"status":"(draft|active|inactive)"/.test(request.postData() ?? '');
        if (isGrave(request.method(), pathname) && !isSilent) sent.push(`${request.method()} ${pathname}`);
        const json = { status: 503, title: 'Not now', message: 'Not now', data: { errors: {} } };
        return route.fulfill({ status: 503, json });
      });
      for (const path of paths) {
        await openScreen(page, path);
        const count = await page.locator(controls).count();
        for (let i = 0; i < count; i++) {
          const control = page.locator(controls).nth(i);
          if (!(await control.isVisible())) continue;
          const what = `${path}: ${await nameOf(control)}`;
          for (const key of keysFor(await control.evaluate(({ tagName }) => tagName))) {
            if ((await control.count()) === 0) break;
            await control.press(key);
            await look(`${key} on ${what}`, path);
          }
        }
        for (const letter of letters) {
          await page.locator('main').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          await page.keyboard.press(letter);
          await look(`${letter} on ${path}`, path);
        }
      }
      ignoreFaults(pageFaults, /503/);

      /** What a press asks for is asked for within the same turn of the page, or the next. */
      async function look(what: string, path: string): Promise<void> {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        expect(sent, what).toEqual([]);
        await page.keyboard.press('Escape');
        if (!new URL(page.url()).pathname.endsWith(path.split('?')[0] ?? '')) await openScreen(page, path);
      }
    });

async function openScreen(page: Page, path: string): Promise<void> {
  await openPage(page, `/admin/${path}`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
}

const nameOf = (control: Locator) =>
  control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? one.tagName);
