import { endHeroBanners } from './banners.ts';
import { expect, openPage, test } from './journey.ts';
import { asStaff } from './staff-calls.ts';

test('the hero is asked for by the document itself, before any script, in the picture and size of its width', async ({
  page,
}) => {
  await endHeroBanners(await asStaff(page));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hero = page.locator('main section img').first();
  // Empty for a moment while the browser chooses.
  const shown = () => hero.evaluate(({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname);
  const chosen: string[] = [];
  for (const width of [390, 768, 1280]) {
    // A page that is resized asks for the picture of its new width: that would count as this page's.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 844 });
    asked.length = 0;
    await openPage(page, '/');
    await expect.poll(shown).toMatch(/^\/pictures\/[0-9a-f]{20}-\d+\.webp$/);
    const picture = await shown();
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    // Its natural width is in pixels of the page: as many as there is room for, or nearly.
    const [own = 0, room = 0] = await hero.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.clientWidth]);
    expect(own, `${width}`).toBeGreaterThan(0.8 * room);
    const id = picture.slice(0, '/pictures/'.length + 20);
    expect(asked.filter((path) => path.startsWith(id))).toEqual([picture]);
    const firstScript = asked.findIndex((path) => path.endsWith('.js'));
    expect(firstScript).toBeGreaterThan(asked.indexOf(picture));
    const bytes = (await (await page.request.get(picture)).body()).length;
    expect(bytes, picture).toBeLessThan(width < 400 ? 16_000 : 40_000);
    chosen.push(id);
  }
  // A phone and a tablet have a picture of their own.
  expect(chosen[0]).toBe(chosen[1]);
  expect(chosen[2]).not.toBe(chosen[0]);
});
