import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { pageTextKeys } from '#domain/pages/page-text.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { shop } from '#server/db/tables/shop.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { bundledText } from './bundled-text.ts';

const now = new Date('2026-12-01T10:00:00Z');
const path = '/page-texts/privacy-policy';
const t = await startSharedApp({ now });
await t.db.insert(shop).values({
  name: 'Panier',
  legalName: 'Panier SAS',
  foundedIn: 2024,
  email: 'ask@panier.example',
  phone: '01 02 03',
  mailSender: 'p@p.example',
});
const { token, customer } = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION']);
const staff = bearer(token);
const staffId = customer.id;
beforeEach(() =>
  t.write(async ({ tx, announce }) => {
    await tx.delete(pageTexts);
    announce('texts');
  }),
);

const read = async (language = 'fr') =>
  (await t.call('GET', path, undefined, { 'accept-language': language })).body.data;
const write = (sent: Record<string, unknown>, headers = {}) => t.call('PUT', path, sent, { ...staff, ...headers });
const versions = async (query = '') => (await t.call('GET', `${path}/versions${query}`, undefined, staff)).body.data;

describe('the program’s own texts', () => {
  test.each(languages)(
    'in %s: an intro, four sections, a note how to reach the shop, the day of the text',
    async (lng) => {
      for (const key of ['privacy-policy', 'terms-of-service', 'returns-refunds'] as const) {
        const { status, body } = await t.call('GET', `/page-texts/${key}`, undefined, { 'accept-language': lng });
        expect([status, body.data.key]).toEqual([200, key]);
        expect(body.data.html).toMatch(/^<p>/);
        expect(body.data.html.match(/<h2>/g)).toHaveLength(5);
        expect(body.data.html).toContain('Panier SAS');
        expect(body.data.html).not.toContain('{{');
        const [day] = readFileSync(new URL(`bundled/${lng}/${key}.md`, import.meta.url), 'utf8').split('\n');
        expect(body.data.updatedAt).toBe(`${day}T12:00:00.000Z`);
      }
    },
  );

  test.each(languages)('in %s: the story of the shop in three paragraphs, then its mission', async (language) => {
    const { body } = await t.call('GET', '/page-texts/about', undefined, { 'accept-language': language });
    expect(body.data.html).toMatch(/^(<p>[^<]+<\/p>\s*){3}<h2>[^<]+<\/h2>\s*<p>[^<]+<\/p>\s*$/);
    expect(body.data.html).toMatch(/^<p>Panier /);
    expect(body.data.html).not.toContain('{{');
  });

  test.each(languages)(
    'in %s: what was checked of accessibility, what was not, and where to complain',
    async (language) => {
      const { body } = await t.call('GET', '/page-texts/accessibility', undefined, { 'accept-language': language });
      expect(body.data.html.match(/<h2>/g)).toHaveLength(5);
      for (const said of ['WCAG 2.2', 'EN 301 549', 'RGAA', 'axe', '390', '1280'])
        expect(body.data.html).toContain(said);
      expect(body.data.html).toContain('href="/help-center"');
      expect(body.data.html).toContain('Libre réponse 71120, 75342 Paris CEDEX 07');
    },
  );

  const danger = Object.entries({
    fr: /L’abus d’alcool est dangereux pour la santé/,
    en: /Alcohol abuse is dangerous/,
    vi: /Lạm dụng rượu bia/,
  });
  test.each(danger)('in %s: no alcohol for minors, by which law, and that it is dangerous', async (language, says) => {
    const { body } = await t.call('GET', '/page-texts/terms-of-service', undefined, { 'accept-language': language });
    expect(body.data.html).toMatch(/L3342-1/);
    expect(body.data.html).toMatch(says);
  });

  test.each(languages)(
    'in %s: the rules of returns, with the form to copy and whom to send it to',
    async (language) => {
      const { body } = await t.call('GET', '/page-texts/returns', undefined, { 'accept-language': language });
      const { html } = body.data;
      expect(html).toMatch(/^<p>[^<]+<\/p>\s*(<h2>.*){4}$/s);
      for (const law of ['L221-18', 'L221-28', 'L217-3', '1641']) expect(html).toContain(law);
      expect(html.match(/<li>/g)).toHaveLength(2);
      const [, form = ''] = /<blockquote>(.*)<\/blockquote>\s*$/s.exec(html) ?? [];
      expect(form.match(/<p>/g)).toHaveLength(5);
      expect(form).toContain('Panier SAS, ask@panier.example, 01\u00a002\u00a003');
      expect(html).not.toContain('{{');
    },
  );

  test.each(languages)('in %s: delivery, disputes, and no question of the shop’s own', async (language) => {
    const htmlOf = async (key: string) =>
      (await t.call('GET', `/page-texts/${key}`, undefined, { 'accept-language': language })).body.data.html;
    expect(await htmlOf('shipping')).toMatch(/^<p>[^<]+<\/p>\s*<h2>[^<]+<\/h2>\s*<p>[^<]+<\/p>\s*$/);
    expect(await htmlOf('legal')).toMatch(/^<h2>[^<]+<\/h2>\s*<p>[^<]+L611-1[^<]+<\/p>\s*$/);
    expect(await htmlOf('faq')).toBe('');
  });

  test('are cut alike in the three languages', () => {
    const shapeOf = (text: string) =>
      text
        .split('\n')
        .map((line) => [/^[#>-]*/.exec(line)?.[0], line.match(/\{\{\w+\}\}|[LR]?\d+(-\d+)?|\]\([^)]*\)/g)?.sort()]);
    for (const key of ['returns', 'shipping', 'legal', 'faq'] as const) {
      const [french, ...others] = languages.map((language) => shapeOf(bundledText(key, language).text));
      for (const other of others) expect([key, other]).toEqual([key, french]);
    }
  });

  test('of a page that there is not are not found', async () => {
    expect((await t.call('GET', '/page-texts/nothing')).status).toBe(404);
    expect((await t.call('PUT', '/page-texts/nothing', { fr: 'Bonjour' }, staff)).status).toBe(404);
    expect((await t.call('GET', '/page-texts/toString/versions', undefined, staff)).status).toBe(404);
  });
});

describe('a text that staff write', () => {
  test('is what the page shows at once in that language, with the day it was written', async () => {
    const english = await read('en');
    expect((await read()).html).toContain('<h2>');
    const { status, body } = await write({ fr: 'Bonjour **à tous** de {{name}}.' });
    expect([status, body.data]).toEqual([
      200,
      {
        key: 'privacy-policy',
        version: 1,
        changedAt: now.toISOString(),
        bundled: ['en', 'vi'],
        fr: 'Bonjour **à tous** de {{name}}.',
        en: bundledText('privacy-policy', 'en').text,
        vi: bundledText('privacy-policy', 'vi').text,
      },
    ]);
    expect(await read()).toEqual({
      key: 'privacy-policy',
      html: '<p>Bonjour <strong>à tous</strong> de Panier SAS.</p>\n',
      picture: null,
      updatedAt: now.toISOString(),
    });
    expect(await read('en')).toEqual(english);
  });

  test('stays in the languages that are not sent, and keeps their day', async () => {
    await write({ fr: 'Un', en: 'One', vi: null });
    t.wait(600);
    await write({ en: 'Two' });
    expect((await read()).updatedAt).toBe(now.toISOString());
    expect(await read('en')).toMatchObject({ html: '<p>Two</p>\n', updatedAt: '2026-12-01T10:10:00.000Z' });
    t.setNow(now);
  });

  test('goes back to the program’s own by an empty text, or by that very text', async () => {
    const own = await read();
    for (const fr of ['', `${bundledText('privacy-policy', 'fr').text.replaceAll('\n', '\r\n')}\r\n`]) {
      await write({ fr: 'Bonjour' });
      expect((await write({ fr })).body.data.bundled).toEqual(languages);
      expect(await read()).toEqual(own);
    }
  });

  test('may have none of the program’s beneath: questions are written, told as none, taken away', async () => {
    const faq = (lng = 'fr') => t.call('GET', '/page-texts/faq', undefined, { 'accept-language': lng });
    const writeFaq = (sent: object) => t.call('PUT', '/page-texts/faq', sent, staff);
    expect((await writeFaq({ fr: '' })).body.data).toMatchObject({ version: 0, fr: '', bundled: languages });
    const written = await writeFaq({ fr: '## Un\u202f?\n\nOui.' });
    expect(written.body.data).toMatchObject({ version: 1, bundled: ['en', 'vi'], en: '' });
    expect((await faq()).body.data.html).toBe('<h2>Un\u202f?</h2>\n<p>Oui.</p>\n');
    expect((await faq('en')).body.data.html).toBe('');
    const expected = { version: 2, fr: '', bundled: languages };
    expect((await writeFaq({ fr: '', version: 1 })).body.data).toMatchObject(expected);
    expect((await faq()).body.data.html).toBe('');
    const { items } = (await t.call('GET', '/page-texts/faq/versions', undefined, staff)).body.data;
    expect(items.map((one: { fr: string }) => one.fr)).toEqual(['', '## Un\u202f?\n\nOui.']);
    const preview = await t.call('POST', '/page-texts/faq/preview', { text: '' }, staff);
    expect([preview.status, preview.body.data.html]).toEqual([200, '']);
  });

  test('has versions, the newest first, with who wrote them; what changes nothing is none', async () => {
    for (const fr of ['Un', 'Deux', 'Deux', 'Trois']) await write({ fr });
    const { items, total } = await versions('?per_page=2');
    expect(total).toBe(3);
    expect(items.map((one: { version: number; fr: string }) => [one.version, one.fr])).toEqual([
      [3, 'Trois'],
      [2, 'Deux'],
    ]);
    expect(items[0]).toMatchObject({
      changedBy: staffId,
      changedByName: customer.name || customer.email,
      changedAt: now.toISOString(),
    });
    expect((await versions('?per_page=2&page=2')).items).toHaveLength(1);
  });

  test('is not written over a version that its writer has not seen', async () => {
    await write({ fr: 'Un' });
    const { status, body } = await write({ fr: 'Deux', version: 0 });
    expect([status, body.code, body.data.version, body.data.fr]).toEqual([409, 'conflict', 1, 'Un']);
    expect((await write({ fr: 'Deux', version: 1 })).body.data.version).toBe(2);
    expect((await Promise.all(['a', 'b', 'c'].map((vi) => write({ vi })))).map((one) => one.status)).toEqual([
      200, 200, 200,
    ]);
    expect((await versions()).total).toBe(5);
  });

  test('is answered again, not written again, to the same key', async () => {
    for (let i = 0; i < 2; i++) expect((await write({ fr: 'Un' }, { 'idempotency-key': 'text' })).status).toBe(200);
    expect((await versions()).total).toBe(1);
  });

  test.each([
    [{ fr: 'a'.repeat(30_001) }, 'fr', 'validation.tooLong'],
    [{ en: 'a\u0000' }, 'en', 'validation.invalid'],
    [{ vi: 5 }, 'vi', 'validation.type'],
  ])('%# is refused where it is no text', async (sent, field, key) => {
    const { status, body } = await write(sent);
    expect([status, Object.keys(body.data.errors), body.data.errors[field]?.[0]?.message]).toEqual([422, [field], key]);
  });

  test('is listed for staff as Markdown', async () => {
    await write({ en: 'Hello <b>you</b>' });
    const { items, total } = (await t.call('GET', '/page-texts', undefined, staff)).body.data;
    expect([total, items.map((one: { key: string }) => one.key)]).toEqual([pageTextKeys.length, [...pageTextKeys]]);
    expect(items.find((one: { key: string }) => one.key === 'privacy-policy').en).toBe('Hello <b>you</b>');
  });
});
