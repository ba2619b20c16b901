import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { seededFolder, startShop } from './server.ts';

/** A server of tiles on this machine, all of them alike; `fail` has it answer nothing good any more. */
async function startTiles() {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cfe3d2' } })
    .png()
    .toBuffer();
  let isBroken = false;
  const asked: string[] = [];
  const server = createServer(({ url = '' }, reply) => {
    asked.push(url);
    if (isBroken) reply.writeHead(500).end();
    else reply.writeHead(200, { 'content-type': 'image/png' }).end(tile);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fail = () => {
    isBroken = true;
  };
  return { origin, asked, fail, stop: () => server.close() };
}

test('the stores stand on a map of tiles that are set, open by the keyboard, and stay drawn where the tiles fail', {
  tag: '@long',
}, async ({ page, pageFaults }) => {
  const tiles = await startTiles();
  const env = { MAP_TILES_URL: `${tiles.origin}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: '© OpenStreetMap contributors' };
  const mapped = await startShop('embedded', { from: seededFolder, env });
  try {
    const answer = await openPage(page, `${mapped.url}/contact`);
    expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: blob: ${tiles.origin};`);
    expect(tiles.asked).toEqual([]);
    const map = page.locator('main section.leaflet-container');
    await page.locator('main [role=img]').scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
    expect(tiles.asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();

    const pins = map.getByRole('button');
    const cards = page.locator('main li:has(> h3)');
    await expect(pins).toHaveCount(await cards.count());
    const name = (await cards.first().locator('h3').innerText()).replace(/^1\s*/, '');
    await pins.first().focus();
    await page.keyboard.press('Enter');
    const popup = map.locator('.leaflet-popup');
    await expect(popup).toContainText(name);
    await expect(popup).toContainText('75013');
    await expect(popup).toContainText('08:30');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    // Two stores of one quarter are one target until one looks closer.
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: /Agrandir|Zoom in/ }).click();
    await expectAccessible(page);

    tiles.fail();
    await openPage(page, `${mapped.url}/contact`);
    const before = tiles.asked.length;
    await page.locator('main [role=img]').scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(before);
    await expect(page.locator('main [role=img]')).toBeVisible();
    await expect(map).toBeHidden();
    ignoreFaults(pageFaults, /500/);
  } finally {
    await page.goto('about:blank');
    await mapped.stop();
    tiles.stop();
  }
});

test('without tiles the stores are drawn, and no other host may serve a picture', async ({ page }) => {
  const answer = await openPage(page, '/contact');
  expect(answer?.headers()['content-security-policy']).toContain("img-src 'self' data: blob:;");
  await expect(page.locator('main [role=img]')).toBeVisible();
  await expect(page.locator('main .leaflet-container')).toHaveCount(0);
});
