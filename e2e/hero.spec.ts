import { expect, openPage, test } from './journey.ts';

test('the hero is asked for by the document itself, before any script, and comes as AVIF of the right size', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hero = page.locator('main section img').first();
  // Empty for a moment while the browser chooses.
  const shown = () => hero.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.replace(location.origin, ''));
  for (const [width, name] of [
    [390, 'hero-phone'],
    [768, 'hero-tablet'],
    [1280, 'hero'],
  ] as const) {
    // A page that is resized asks for the picture of its new width: that would count as this page's.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 844 });
    asked.length = 0;
    await openPage(page, '/');
    await expect.poll(shown).toBe(`/site/${name}.avif`);
    await expect.poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(width);
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    const pictures = asked.filter((path) => path.startsWith('/site/hero'));
    expect(pictures).toEqual([`/site/${name}.avif`]);
    const firstScript = asked.findIndex((path) => path.endsWith('.js'));
    expect(firstScript).toBeGreaterThan(asked.indexOf(pictures[0] ?? ''));

    const [avif, webp] = await Promise.all(
      ['avif', 'webp'].map((format) => page.request.get(`/site/${name}.${format}`)),
    );
    expect(avif?.headers()['content-type']).toBe('image/avif');
    expect(webp?.headers()['content-type']).toBe('image/webp');
    expect((await avif?.body())?.length).toBeLessThan((await webp?.body())?.length ?? 0);
  }
  // A browser that reads no AVIF passes over what is told to be that.
  await page.evaluate(() => {
    for (const source of document.querySelectorAll('source[type="image/avif"]')) source.remove();
  });
  await expect.poll(shown).toBe('/site/hero.webp');
});
