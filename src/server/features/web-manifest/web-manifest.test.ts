import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shop as shopTable } from '#server/db/tables/shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

const read = async () => {
  const { statusCode, headers, body } = await t.app.inject({ url: '/manifest.webmanifest' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  return JSON.parse(body) as { name: string; start_url: string; display: string; icons: Record<string, string>[] };
};

test('the manifest has the name of the shop, and every icon in the size that it says', async () => {
  expect(await read()).toMatchObject({ name: 'Panier', start_url: '/', display: 'minimal-ui' });
  const identity = {
    name: 'Chez Ana',
    legalName: 'Ana',
    foundedIn: 2024,
    email: '',
    phone: '',
    mailSender: 'a@b.example',
  };
  await t.db.insert(shopTable).values(identity);
  const { name, icons } = await read();
  expect(name).toBe('Chez Ana');
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, 'png']);
  }
});
