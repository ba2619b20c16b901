import { expect, test } from 'vitest';
import { crawl } from './crawl.ts';
import { brokenIn } from './crawl-shop.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const pages: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {
  '/': {
    body: `<link rel="icon" href="/icon.svg"><a class="x" href="/a?x=1&amp;y=2">a</a><a href="https://elsewhere.example/">e</a>
      <a href="tel:+33">t</a><a href="#main">m</a><form method="post" action="/send"></form><form action="/found"></form>`,
  },
  '/a?x=1&y=2': { body: '<a href="/a?x=2&amp;y=3">next</a><a href="https://shop.example/moved">moved</a>' },
  '/a?x=2&y=3': { body: '<a href="/never-read">deeper</a>' },
  '/moved': { status: 301, headers: { location: '/gone' } },
  '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: '<loc>https://shop.example/listed</loc>' },
};
const get = async (path: string) => {
  const { status = 200, headers = html, body = '' } = pages[path] ?? { status: 404 };
  return { status, headers, body };
};

test('links of pages, sitemaps and redirects are followed, what leads elsewhere or writes is not, and what is broken is told', async () => {
  const visits = await crawl(get, { start: ['/', '/sitemap.xml'], origin: 'https://shop.example', most: 2 });
  expect([...visits.keys()].sort()).toEqual(
    ['/', '/a?x=1&y=2', '/a?x=2&y=3', '/found', '/gone', '/icon.svg', '/listed', '/moved', '/sitemap.xml'].sort(),
  );
  expect(brokenIn(visits)).toEqual([
    '/icon.svg: 404, from /',
    '/found: 404, from /',
    '/listed: 404, from /sitemap.xml',
    '/moved: 301, from /a?x=1&y=2',
    '/gone: 404, from /moved',
  ]);
  expect((await crawl(get, { start: ['/'], origin: 'https://shop.example', most: 1 })).has('/a?x=2&y=3')).toBe(false);
});
