import { expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const path = '/page-texts/about/preview';
const t = await startSharedApp();
await t.db.insert(shop).values({ ...unnamedShop, legalName: 'Panier & fils', mailSender: '' });
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);

const preview = (text: unknown, as = staff) => t.call('POST', path, { text }, as);

test('is for those who edit the configuration', async () => {
  const customer = await makeSignedIn(t);
  const others = await makeStaff(
    t,
    roles.filter((role) => role !== 'CAN_EDIT_FEATURES_CONFIGURATION'),
  );
  expect((await t.call('POST', path, { text: 'x' })).status).toBe(401);
  expect((await preview('x', bearer(customer.token))).status).toBe(403);
  expect((await preview('x', bearer(others.token))).status).toBe(403);
  expect((await preview('x')).status).toBe(200);
});

test('shows what the page will show, values and all, with nothing in it that could run', async () => {
  const text = [
    '## Chez {{name}}',
    'Un [lien](/contact), un [piège](javascript:alert(1)).',
    '<script>alert(1)</script><img src=x onerror="alert(1)"><b onclick="alert(1)">gras</b>',
  ].join('\n\n');
  const { html } = (await preview(text)).body.data;
  expect(html).toContain('Chez Panier &amp; fils');
  expect(html).toContain('href="/contact"');
  expect(html).not.toMatch(/<script|<img|<b\b|javascript:\S*"/i);
  expect(html).not.toMatch(/<[^>]+\son\w+=/i);
  expect((await t.call('PUT', '/page-texts/about', { fr: text }, staff)).status).toBe(200);
  expect((await t.call('GET', '/page-texts/about?lng=fr')).body.data.html).toBe(html);
});

test('stores nothing, and leaves no entry in the audit', async () => {
  const kept = async () => [await t.db.select().from(pageTexts), await t.db.$count(auditEntries)];
  const before = await kept();
  const page = (await t.call('GET', '/page-texts/about?lng=fr')).body.data;
  expect((await preview('Autre chose')).body.data.html).toContain('Autre chose');
  expect(await kept()).toEqual(before);
  expect((await t.call('GET', '/page-texts/about?lng=fr')).body.data).toEqual(page);
});

test.each([
  ['no text', undefined],
  ['a number', 7],
  ['too long a text', 'x'.repeat(1_000_000)],
])('%s is refused', async (_, text) => {
  const { status, body } = await preview(text);
  expect([413, 422]).toContain(status);
  if (status === 422) expect(Object.keys(body.data.errors)).toEqual(['text']);
});

test('an unknown page has no preview', async () => {
  expect((await t.call('POST', '/page-texts/unknown/preview', { text: 'x' }, staff)).status).toBe(404);
});
