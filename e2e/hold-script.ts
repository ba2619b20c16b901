import type { Page } from '@playwright/test';

/** Holds the script of a page's part back; answers how to let it come, once the page has asked for it. */
export async function holdScript(page: Page, name: string): Promise<() => Promise<void>> {
  const script = new RegExp(`/${name}-[^/]*\\.js`);
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(script);
  return async () => {
    await asked;
    const loaded = page.waitForResponse(script);
    held.resolve();
    await (await loaded).finished();
  };
}
