import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { languages } from '#domain/language/language.ts';
import { storeClosedDays } from '#server/db/tables/stores.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { addBuiltPages } from '#server/testing/built-pages.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { htmlFaults } from '#server/testing/html-faults.ts';
import { bearer, makeOrderShop, nameShop } from '#server/testing/order-shop.ts';
import { missingPaths, pagePaths } from '#server/testing/page-paths.ts';
import { schemaFaults } from '#server/testing/schema-faults.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const paths = pagePaths('pain');
const { pages } = defaultFeatureConfig;

const t = await startSharedApp();
await addBuiltPages(t);
const identity = { name: 'Panier', legalName: 'Panier', foundedIn: 2024, email: '', phone: '' };
await nameShop(t, { ...identity, mailSender: 'Panier <bonjour@panier.example>' });
const { storeId, wine } = await makeOrderShop(t);
await makeStore(t.db);
const reason = { fr: 'Inventaire', en: 'Stocktaking', vi: 'Kiểm kê' };
await t.db.insert(storeClosedDays).values({ storeId, day: '2099-12-24', reason });
await setPages({ about: true, admin: true });
const product = (await t.call('GET', `/store/product/${wine}?storeId=${storeId}`)).body.data.slug;

async function setPages(changes: Partial<typeof pages>): Promise<void> {
  const features = { ...defaultFeatureConfig.features, orderTracking: true };
  const config = { ...defaultFeatureConfig, versions: { v2: true }, features, pages: { ...pages, ...changes } };
  const answer = await t.call('PUT', '/feature-config', config, bearer((await makeStaff(t)).token));
  expect(answer.status).toBe(200);
}
const get = async (url: string, cookie = '') => {
  const { statusCode: status, body, headers } = await t.app.inject({ url, headers: { cookie } });
  return { status, body, headers };
};
const textOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));
const typesOf = async (path: string) => structuredData((await get(path)).body).map((data) => data['@type']);

describe.each(languages)('in %s', (language) => {
  const links = new Set<string>();

  test('every page is there, and tells its language, one heading, a title and a description', async () => {
    const titles = new Set<string>();
    for (const path of [...paths, `/products/${product}`, ...missingPaths]) {
      const { status, body, headers } = await get(path, `lng=${language}`);
      expect(status, path).toBe(missingPaths.includes(path) ? 404 : 200);
      expect(body, path).toContain(`<html lang="${language}"`);
      expect(textOf(body, 'h1'), path).toEqual([expect.stringMatching(/\S/)]);
      expect(textOf(body, 'title'), path).toEqual([expect.stringMatching(/^\S.+ · Panier$/)]);
      expect(body, path).toMatch(/<meta name="description" content="[^"]*[^"\s]{3}/);
      const [, scripts] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]{44}')+$/);
      titles.add(textOf(body, 'title')[0] ?? '');
      for (const data of structuredData(body)) expect(schemaFaults(data), path).toEqual([]);
      // The elements are the same in every language.
      if (language === 'fr') expect(htmlFaults(body), path).toEqual([]);
      for (const [, href = ''] of body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) links.add(href.replaceAll('&amp;', '&'));
    }
    expect(titles.size).toBeGreaterThan(8);
  });

  test('every link leads to something', async () => {
    // From the root: only then the server and the browser mean the same (docs/decisions/page-rendering.md).
    expect([...links].filter((link) => !/^(\/|#.|tel:|mailto:|https?:)/.test(link))).toEqual([]);
    const own = [...links].filter((link) => link.startsWith('/')).map((link) => link.replace(/#.+$/, ''));
    expect(own.length).toBeGreaterThan(20);
    for (const link of new Set(own)) {
      if (missingPaths.some((path) => decodeURIComponent(link).includes(path))) continue;
      expect((await get(link, `lng=${language}`)).status, link).toBeLessThan(400);
    }
  });
});

test('a planted fault of HTML is seen', () => {
  const page = (main: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${main}</body></html>`;
  const bare = '<section><p>B</p></section>';
  for (const main of [
    '<span><div>A</div></span>',
    '<i id="a"></i><i id="a"></i>',
    `<section><h2>A</h2>${bare}</section>`,
  ])
    expect(htmlFaults(page(main)), main).toHaveLength(1);
  expect(htmlFaults(page('<section><h2>A</h2></section><section aria-label="B"></section>'))).toEqual([]);
});

test('around the checkout stand the way back, the logo, help and the law, and nothing that leads elsewhere', async () => {
  const { body } = await get('/checkout');
  const links = [...body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
  const own = links.filter((link) => !/^(#|tel:|\/preferences)/.test(link) && !link.includes('lng='));
  expect(new Set(own)).toEqual(
    new Set(['/cart', '/', '/legal', '/terms-of-service', '/privacy-policy', '/accessibility']),
  );
  expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
  expect(body).not.toMatch(/<nav\b|role="search"|name="search"/);
});

test('the link of an account made by staff leads on to the choice of a password', async () => {
  const { status, headers } = await get('/auth/forgot-password/to%2Fken');
  expect([status, headers.location]).toEqual([302, '/auth/change-password/to%2Fken']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const without = await get('/auth/forgot-password');
  expect([without.status, without.headers.location]).toEqual([302, '/auth/login?form=forgot']);
});

test('older addresses lead to the pages for good, with what was asked of them', async () => {
  for (const [older, page] of [
    ['/support', '/help-center'],
    ['/privacy', '/privacy-policy'],
  ] as const)
    expect(await get(`${older}?lng=en`)).toMatchObject({ status: 301, headers: { location: `${page}?lng=en` } });
});

test('the help center answers a search before any script, with an accent missing and a wrong letter', async () => {
  const { body } = await get('/help-center?q=rembourssement', 'lng=fr');
  expect(body).toContain('Puis-je retourner un produit ou être remboursé');
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
  expect(body).toMatch(/<a [^>]*href="\/returns"/);
  expect(body).not.toContain('Comment payer');
});

test('the pages of the law show the texts of the program, then at once what staff write over them, with its day', async () => {
  for (const page of ['/privacy-policy', '/terms-of-service', '/returns-refunds']) {
    const { body } = await get(page, 'lng=fr');
    const [, article = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(body) ?? [];
    // The privacy policy goes on with the table of what is kept in the browser.
    expect(textOf(article, 'h2')).toHaveLength(page === '/privacy-policy' ? 6 : 5);
    expect(article).toMatch(/Dernière mise à jour\u202f: \d{1,2} \p{L}+ \d{4}</u);
  }
  const { body: accessible } = await get('/accessibility', 'lng=fr');
  expect(textOf(accessible, 'h1')).toEqual(['Accessibilité']);
  expect(accessible).toMatch(/Dernière mise à jour\u202f: \d{1,2} \p{L}+ \d{4}</u);
  const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  const fr = 'Rien **du tout**.\n\n## <img src=x onerror=xss()>';
  expect((await t.call('PUT', '/page-texts/privacy-policy', { fr }, staff)).status).toBe(200);
  const { body } = await get('/privacy-policy', 'lng=fr');
  expect(body).toContain('<p>Rien <strong>du tout</strong>.</p>\n<h2>&lt;img src=x onerror=xss()&gt;</h2>');
  const today = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date());
  expect(body).toContain(`Dernière mise à jour\u202f: ${today}<`);
  expect((await get('/privacy-policy', 'lng=en')).body).toContain('What stays in your browser');
  expect((await get('/help-center?q=cookies', 'lng=en')).body).toMatch(/<a [^>]*href="\/privacy-policy"/);
});

test('what staff write of returns, delivery, disputes and questions is on its page at once', async () => {
  const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  const write = async (key: string, en: string) =>
    expect((await t.call('PUT', `/page-texts/${key}`, { en }, staff)).status).toBe(200);
  const mainOf = async (path: string) => /<main[^>]*>(.*?)<\/main>/s.exec((await get(path, 'lng=en')).body)?.[1] ?? '';
  for (const key of ['returns', 'shipping', 'legal']) {
    const before = await mainOf(`/${key}`);
    expect(before).toContain('</h2>');
    await write(key, `## Title of ${key}\n\nText **of it**, trottinette.`);
    const after = await mainOf(`/${key}`);
    expect(after).toContain(`<h2>Title of ${key}</h2>\n<p>Text <strong>of it</strong>, trottinette.</p>`);
    expect((await get(`/${key}`, 'lng=fr')).body).not.toContain(`Title of ${key}`);
    expect(await mainOf('/help-center?q=trottinette')).toContain(`href="/${key}"`);
    await write(key, '');
    expect(await mainOf(`/${key}`)).toBe(before);
  }
  const before = await mainOf('/faq');
  expect(await mainOf('/help-center?q=monocycle')).not.toContain('<details');
  await write('faq', '## Un </script><script>xss()</script> monocycle & co?\n\nSee [returns](/returns).');
  const after = await mainOf('/faq');
  expect(textOf(after, 'summary').length).toBe(textOf(before, 'summary').length + 1);
  expect(after).toContain('<p>See <a href="/returns">returns</a>.</p>');
  const { body } = await get('/faq', 'lng=en');
  expect(body).not.toContain('<script>xss()');
  expect(structuredData(body).flatMap(schemaFaults)).toEqual([]);
  expect(JSON.stringify(structuredData(body))).toContain(
    JSON.stringify({
      '@type': 'Question',
      name: 'Un </script><script>xss()</script> monocycle & co?',
      acceptedAnswer: { '@type': 'Answer', text: 'See returns.' },
    }),
  );
  expect(await mainOf('/help-center?q=monocycle')).toContain('monocycle &amp; co?');
  expect(await mainOf('/help-center')).not.toContain('monocycle');
  await write('faq', '');
  expect(await mainOf('/faq')).toBe(before);
});

test('search engines are told the stores with their hours, the questions, the goods and the way to them', async () => {
  expect(await typesOf('/')).toEqual(['GroceryStore', 'GroceryStore']);
  expect(await typesOf('/faq')).toEqual(['FAQPage']);
  expect(await typesOf('/about')).toEqual(['AboutPage']);
  expect(await typesOf(`/products/${product}`)).toEqual(['Product', 'BreadcrumbList']);
});

test('what search engines are told of goods stays data, whatever the goods are called', async () => {
  const name = '</script><script>xss()</script> & <!-- "riz"';
  const id = await makeProduct(t.db, { name, description: name }, new Date());
  const { slug } = (await t.call('GET', `/store/product/${id}`)).body.data;
  const { body } = await get(`/products/${slug}`);
  expect(body).not.toContain('<script>xss()');
  const [told] = structuredData(body);
  expect([told?.['@type'], told?.name]).toEqual(['Product', name]);
  expect(structuredData(body).flatMap(schemaFaults)).toEqual([]);
});

test('a page asked for in a language is a page of its own, and names itself in each other one', async () => {
  for (const path of [
    '/',
    '/products?page=2',
    '/offers',
    '/aisles',
    '/faq',
    '/contact',
    '/help-center',
    '/privacy-policy',
  ]) {
    const address = `${t.deps.config.publicUrl}${path}`;
    const inVietnamese = `${address}${path.includes('?') ? '&' : '?'}lng=vi`;
    const { body } = await get(inVietnamese.replace(/^http:..[^/]+/, ''));
    expect(body, path).toContain('<html lang="vi"');
    const linkOf = (rel: string) =>
      [...body.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`, 'g'))].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
    expect(linkOf('canonical'), path).toEqual([inVietnamese]);
    expect(linkOf('alternate'), path).toEqual([address, ...languages.map((lng) => inVietnamese.replace(/vi$/, lng))]);
  }
});

test('the page about the shop tells its story, its figures, its hours and four things it cares about', async () => {
  const { body } = await get('/about', 'lng=en');
  const main = /<main[^>]*>(.*?)<\/main>/s.exec(body)?.[1] ?? '';
  expect(textOf(main, 'h1')).toEqual(['About Panier']);
  const expected = ['Our story', 'Our mission', 'Our opening hours', 'What we care about', 'A question?'];
  expect(textOf(main, 'h2')).toEqual(expected);
  expect(textOf(main, 'h3').slice(-4)).toEqual(['Freshness', 'Community', 'Quality', 'Service']);
  const figures = textOf(main, 'dd').slice(0, 3);
  // Nobody has ordered, and no product names a supplier: neither is shown.
  expect([figures, textOf(main, 'dt').slice(0, 3)]).toEqual([
    ['4', '2', `${new Date().getFullYear() - 2024}`],
    ['products', 'stores', 'years of service'],
  ]);
  expect(main).toContain('href="/faq"');
  const [, story = ''] = /Our story(.*?)Our mission/s.exec(main) ?? [];
  expect(textOf(story, 'p')).toHaveLength(3);
});

test('the back office opens on the overview of the day', async () => {
  expect(await get('/admin')).toMatchObject({ status: 302, headers: { location: '/admin/overview' } });
});

test('the address of a product that was taken out of the shop answers 410, to be forgotten by search engines', async () => {
  const id = Number(/\d+$/.exec(product)?.[0]);
  await changeProduct(t, id, { visible: false });
  await expect.poll(async () => (await get(`/products/${product}?lng=fr`)).status).toBe(410);
  const { body } = await get(`/products/${product}?lng=fr`);
  expect(body).toContain('Ce produit n’est plus vendu ici.');
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
  // Back with what the law asks, without which it is not listed.
  await changeProduct(t, id, { visible: true, ingredients: { fr: 'Lait' }, allergens: ['milk'] });
  await expect.poll(async () => (await get(`/products/${product}?lng=vi`)).status).toBe(200);
});

test('what only a store that is not the first sells has a page of its own for who has chosen none', async () => {
  const { body: list } = await t.call('GET', '/store/list');
  const other = list.data.at(-1).id;
  const id = await makeProduct(t.db, { name: 'Mangue verte', stores: [other] }, new Date());
  const at = `/products/mangue-verte-${id}`;
  const { status, body, headers } = await get(at);
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${t.deps.config.publicUrl}${at}"`);
  expect(textOf(body, 'h1')).toEqual(['Mangue verte']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(String(headers['set-cookie'])).toContain(`selectedStoreId=${other};`);
  const chosen = await get(at, `selectedStoreId=${list.data[0].id}`);
  expect([chosen.status, chosen.headers.location, chosen.headers['set-cookie']]).toEqual([302, '/products', undefined]);
  expect(await get('/products/rien-99999')).toMatchObject({ status: 302, headers: { location: '/products' } });
});

test('a page is kept out of search engines in one way: it says so, or robots.txt closes it', async () => {
  const { body } = await get('/robots.txt');
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start);
  expect(closed).toEqual(['/api/', '/admin', '/preferences']);
  const hidden: string[] = [];
  for (const path of paths) {
    const isHidden = /<meta name="robots" content="noindex"/.test((await get(path)).body);
    if (isHidden) hidden.push(path);
    expect(isHidden && closed.some((start) => path.startsWith(start)), path).toBe(false);
  }
  for (const path of ['/auth/login', '/cart', '/checkout', '/orders', '/orders/1', '/lists', '/profile'])
    expect(hidden).toContain(path);
});

test('while the pages of products are off, no page leads to one', async () => {
  await setPages({ products: false });
  await expect.poll(async () => (await get('/products')).status).toBe(404);
  for (const path of paths) {
    const { status, body } = await get(path);
    const links = [...body.matchAll(/<(?:a|form)\b[^>]*\b(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href);
    if (status === 200)
      expect(
        links.filter((link) => /^\/(products|offers)\b/.test(link)),
        path,
      ).toEqual([]);
  }
  await setPages({ about: true, admin: true });
});

test('the steps of a return are numbered and lead to what the law says, under versions.v2', async () => {
  const { body } = await get('/returns-refunds', 'lng=fr');
  const [, article = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(body) ?? [];
  expect(article).toMatch(/<p>.*<ol>\s*(<li>.*?<\/li>\s*){4}<\/ol>\s*<h2>/s);
  expect(article).toContain('href="/returns"');
  const token = (await makeStaff(t)).token;
  expect((await t.call('PUT', '/feature-config', defaultFeatureConfig, bearer(token))).status).toBe(200);
  await expect.poll(async () => (await get('/returns-refunds')).status).toBe(404);
  expect((await get('/returns')).status).toBe(200);
});

test('a closed day of a store is told on the contact page, and to search engines', async () => {
  expect((await get('/contact', 'lng=en')).body).toContain('Closed on 24 December 2099: Stocktaking');
  const [told] = structuredData((await get('/')).body).filter((one) => one['@type'] === 'GroceryStore');
  expect(told?.specialOpeningHoursSpecification).toMatchObject([{ validFrom: '2099-12-24', closes: '00:00' }]);
});

test('a page whose flag is off is not there', async () => {
  await setPages({ about: false, checkout: false, admin: false, contact: false, profile: false });
  for (const path of ['/about', '/checkout', '/admin/orders', '/contact', '/profile', '/profile/settings']) {
    await expect.poll(async () => (await get(path)).status).toBe(404);
    expect((await get(path)).body).toContain('404');
  }
});

test('no page of the shop names a script or a style of the back office, nor does the list of its routes', async () => {
  const { body } = await get('/');
  const manifest = /[/]assets[/]manifest-[\w-]+[.]js/.exec(body)?.[0] ?? '';
  const routes = readFileSync(`build/client${manifest}`, 'utf8');
  expect(routes).toContain('routes/products');
  for (const text of [routes, ...(await Promise.all(paths.map(async (path) => (await get(path)).body))).flat()])
    expect(text).not.toMatch(/assets[/][\w-]*office/);
});
