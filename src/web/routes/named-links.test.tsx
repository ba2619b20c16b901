import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { socialNetworks } from '#domain/pages/social-link.ts';
import { PopularQuestions } from '#web/features/help/popular-questions.tsx';
import { SupportOptions } from '#web/features/help/support-options.tsx';
import { BottomBar } from '#web/features/layout/bottom-bar/bottom-bar.tsx';
import { Footer } from '#web/features/layout/footer/footer.tsx';
import { Header } from '#web/features/layout/header/header.tsx';
import { MobileMenu } from '#web/features/layout/header/mobile-menu.tsx';
import { SignedInMenu } from '#web/features/layout/header/signed-in-menu.tsx';
import { NotFoundMessage } from '#web/features/layout/not-found-message.tsx';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';

const user = { id: 7, email: 'ana@shop.example', roles: [], customerType: 'retail' as const };
const menu = <SignedInMenu user={user} face="" />;

/** The links that the specification names, by where: the crawlers see only that those that are there lead somewhere. */
const named: [where: string, part: ReactElement, links: string[]][] = [
  ['the header', <Header key="header" />, ['/', '/about', '/contact', '/cart', '/auth/login']],
  ['the menu of a customer', menu, ['/profile', '/orders']],
  ['the phone’s menu', <MobileMenu key="menu" hoverClass="" />, ['/about', '/contact', '/profile']],
  ['the phone’s bar', <BottomBar key="bar" />, ['/', '/orders', '/cart']],
  [
    'the footer',
    <Footer key="footer" />,
    ['/', '/products', '/about', '/contact', '/faq', '/shipping', '/returns', '/help-center'],
  ],
  ['the page of what is missing', <NotFoundMessage key="missing" />, ['/']],
  ['the help center', <PopularQuestions key="help" topic={null} questions={[]} />, ['/faq']],
  [
    'its ways to the shop',
    <SupportOptions key="ways" phone="1" email="a@b.example" topic={null} />,
    ['/contact', 'tel:1', 'mailto:a@b.example'],
  ],
];
const byFlag = ['about', 'contact', 'cart', 'profile', 'products'] as const;
const linksOf = async (part: ReactElement, flags: object) => {
  const html = await renderPart(part, { path: '/legal', flags: { pages: flags } });
  return new Set(tagsOf(html, 'a').map((tag) => /href="([^"?]*)/.exec(tag)?.[1] ?? ''));
};

test.each(named)('%s has every link that the specification names', async (_, part, links) => {
  const found = await linksOf(part, Object.fromEntries(byFlag.map((flag) => [flag, true])));
  expect(links.filter((link) => !found.has(link))).toEqual([]);
});

test.each(named)('%s has no link to a page that is switched off', async (_, part) => {
  const found = await linksOf(part, Object.fromEntries(byFlag.map((flag) => [flag, false])));
  expect(byFlag.filter((flag) => found.has(`/${flag}`))).toEqual([]);
});

test('the header searches, changes the language and signs in; the menu signs out', async () => {
  const html = await renderPart(<Header />);
  // On a phone in its menu, on a wide screen in the band.
  expect(tagsOf(html, 'a').filter((tag) => / href="\/contact"/.test(tag))).toHaveLength(2);
  expect(tagsOf(html, 'form').filter((tag) => /action="\/products"/.test(tag))).toHaveLength(1);
  expect(tagsOf(html, 'input').filter((tag) => / name="search"/.test(tag))).toHaveLength(1);
  expect(new Set(tagsOf(html, 'a').flatMap((tag) => /[?&]lng=(\w\w)/.exec(tag)?.[1] ?? []))).toEqual(
    new Set(['fr', 'en', 'vi']),
  );
  expect(readText(await renderPart(menu))).toContain('Sign out');
});

test('the foot leads to the shop on the networks whose addresses staff have entered, each with a name and a drawing', async () => {
  expect(await renderPart(<Footer />)).not.toContain('<use');
  const socialLinks = { tiktok: 'https://www.tiktok.com/@ana', facebook: 'https://www.facebook.com/ana' };
  const html = await renderPart(<Footer />, { language: 'fr', shop: { name: 'Chez Ana', socialLinks } });
  const links = [
    ...html.matchAll(/<a [^>]*href="(https:[^"]*)" rel="noopener".*?<span class="sr-only">(.*?)<\/span>/g),
  ];
  expect(links.map(([, address, name]) => [address, name])).toEqual([
    [socialLinks.facebook, 'Chez Ana sur Facebook'],
    [socialLinks.tiktok, 'Chez Ana sur TikTok'],
  ]);
  const drawn = readFileSync('src/web/shared/shop/social-icons.svg', 'utf8');
  const icons = tagsOf(html, 'use').map((tag) => /#(\w+)"/.exec(tag)?.[1]);
  expect(icons).toEqual(['facebook', 'tiktok']);
  for (const network of socialNetworks) expect(drawn).toContain(`<symbol id="${network}"`);
});

test('the foot ends with the years and the name of the shop', async () => {
  expect(readText(await renderPart(<Footer />, { shop: { name: 'Chez Ana' } }))).toMatch(/© 2024 Chez Ana\./);
});
