import { expect, test } from '@playwright/test';
import { renderText } from '../src/server/features/page-texts/render-text.ts';
import { cleanHtml } from '../src/server/services/product/clean-html.ts';
import { scriptVectors } from '../src/server/testing/script-vectors.ts';

// What a cleaner lets through is decided by the browser that parses it: here without the policy that stands behind it.
test('no description or page text runs a script in the browser, not even when it is parsed again', async ({ page }) => {
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }));
  await page.goto('http://shop.example/');
  const run = (descriptions: readonly string[]) =>
    page.evaluate(async (list) => {
      const ran: string[] = [];
      const main = document.querySelector('main') as HTMLElement;
      // A link may lead on; what is asked here is whether it runs.
      main.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (link?.protocol.startsWith('http')) event.preventDefault();
      });
      for (const html of list) {
        Object.assign(window, { xss: () => ran.push(html) });
        main.innerHTML = html;
        // What is written by one parser may be read otherwise by the next.
        main.innerHTML = String(main.innerHTML);
        for (const each of main.querySelectorAll<HTMLElement>('*')) {
          for (const type of ['click', 'mouseenter', 'mouseover', 'focus'])
            each.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
        await new Promise((done) => setTimeout(done, 5));
      }
      await new Promise((done) => setTimeout(done, 300));
      return ran;
    }, descriptions);

  expect(await run(scriptVectors.map(cleanHtml))).toEqual([]);
  const texts = scriptVectors.flatMap((vector) => [vector, `[text](<${vector}>)`, `[text](${vector})`]);
  expect(await run(texts.map((text) => renderText(text, {})))).toEqual([]);
  // The vectors are worth something: uncleaned, they run.
  const loud = scriptVectors.filter((vector) => vector.startsWith('<img'));
  expect((await run(loud)).length).toBeGreaterThan(3);
});
