import { expect, test } from 'vitest';
import { type Role, roles } from '#domain/access/roles.ts';
import { sections } from '#web/office/paths.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SignedInMenu } from './signed-in-menu.tsx';

const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
const menuOf = (more: { customerType?: 'wholesale'; roles?: string[] } = {}, flags: object = {}) => {
  const user = { id: 7, email: 'ana@shop.example', roles: [], customerType: 'retail' as const, ...more };
  return renderPart(<SignedInMenu user={user} face="" />, { flags: { pages: flags } });
};

test('the menu of a customer has the email, under it the customer type, then profile, orders, lists and the way out', async () => {
  const html = await menuOf();
  expect(readText(html)).toMatch(/ana@shop\.example Retail customer My account Orders Lists Sign out$/);
  expect(linksOf(html)).toEqual(['/profile', '/orders', '/lists']);
  expect(readText(await menuOf({ customerType: 'wholesale' }))).toContain('ana@shop.example Wholesale customer');
  expect(linksOf(await menuOf({}, { profile: false }))).toEqual(['/orders', '/lists']);
});

const landings: Partial<Record<Role, string>> = {
  CAN_PICK_ORDERS: '/admin/picking',
  CAN_DELIVER_ORDERS: '/admin/rounds',
};

test.each(roles)('whoever has %s alone is led to the back office, to a screen that they may open', async (role) => {
  const office = async (held: string[], flags: object = {}) =>
    linksOf(await menuOf({ roles: held }, { admin: true, ...flags })).filter((link) => link.startsWith('/admin'));
  expect(await office([role])).toEqual([landings[role] ?? '/admin/overview']);
  expect(await office(['CAN_FLY'])).toEqual([]);
  expect(sections.overview).toMatchObject({ role: 'any', paths: ['overview'] });
  expect(sections.picking).toMatchObject({
    role: 'CAN_PICK_ORDERS',
    paths: ['picking', 'picking/desk', 'picking/:id'],
  });
  const rounds = ['rounds', 'rounds/:id', 'rounds/:id/stops'];
  expect(sections.rounds).toMatchObject({ role: 'CAN_DELIVER_ORDERS', paths: rounds });
  // Only the configuration is open then.
  const whileClosed = role === sections.config.role ? ['/admin/config'] : [];
  expect(await office([role], { admin: false })).toEqual(whileClosed);
});

test('the phone’s menu leads to offers, profile and help, and changes the language', async () => {
  const links = linksOf(await renderPart(<MobileMenu hoverClass="" />));
  expect(links.slice(0, 5)).toEqual(['/offers', '/profile', '/shipping', '/faq', '/contact']);
  expect(links.slice(5).map((link) => /lng=(\w\w)/.exec(link)?.[1])).toEqual(['fr', 'en', 'vi']);
});
