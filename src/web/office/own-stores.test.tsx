import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { readOwnProfile } from '#contract/accounts/profile.ts';
import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import type { Role } from '#domain/access/roles.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { CustomerForm } from './customers/customer-form.tsx';
import { useAccountLimits } from './customers/state-switch.tsx';
import { OfficeNav } from './frame/office-nav.tsx';
import { OwnStores, ScreenOfStores } from './frame/screen-of-stores.tsx';
import { StoreSelect } from './frame/store-select.tsx';
import { useOwnSections } from './open-sections.ts';
import { blankProduct } from './products/form/blank-product.ts';
import { ProductForm } from './products/form/product-form.tsx';
import { ProductsScreen } from './products/products-screen.tsx';
import { inOffice } from './testing/in-office.tsx';

const stores = ['Nord', 'Sud', 'Est'].map((name, i) => ({ id: i + 1, name, timeZone: 'Europe/Paris' }) as ShopStore);
const staff: Role[] = ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'];
const sections = { flags: { pages: { admin: true } } };

/** A part as somebody sees it whose account answers these stores; `undefined`: it has not answered yet. */
function shownTo(storeIds: StaffStores | undefined, part: ReactElement, roles: readonly Role[] = staff) {
  const queries = new QueryClient();
  if (storeIds !== undefined) queries.setQueryData([readOwnProfile.name, {}], { storeIds });
  const user = { id: 1, email: 'ines@shop.example', roles: [...roles], customerType: 'retail' as const };
  const around = inOffice(<OwnStores user={user}>{part}</OwnStores>, roles);
  return renderPart(<QueryClientProvider client={queries}>{around}</QueryClientProvider>, {
    ...sections,
    shop: { stores },
  });
}

test.each<[string, StaffStores, Role[], string[]]>([
  ['who has all', null, staff, ['Nord', 'Sud', 'Est']],
  ['who has some', [3, 2], staff, ['Sud', 'Est']],
  ['who has none', [], staff, ['Store 1']],
  // Whose role is for all stores alone is not even asked.
  ['a role of all stores', [2], ['CAN_MANAGE_CUSTOMERS'], ['Nord', 'Sud', 'Est']],
])('%s chooses among their own stores', async (_, storeIds, roles, names) => {
  const id = storeIds?.length ? 2 : 1;
  const html = await shownTo(storeIds, <StoreSelect id={id} label="" path="/admin/today" />, roles);
  const options = [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(options).toHaveLength(names.length);
  if (storeIds?.length !== 0) expect(options).toEqual(names);
});

const Own = () => useOwnSections().join();

test('what is of the whole shop is no section of who has some stores, and says so at its address', async () => {
  const nav = async (storeIds: StaffStores) =>
    tagsOf(await shownTo(storeIds, <OfficeNav current={undefined} />), 'a').map(
      (tag) => /href="([^"]*)"/.exec(tag)?.[1],
    );
  expect(await nav(null)).toEqual(expect.arrayContaining(['/admin/search', '/admin/reviews']));
  expect(await nav([2])).toEqual((await nav(null)).filter((href) => !/search|reviews/.test(href ?? '')));
  expect(readText(await shownTo([2], <Own />))).not.toMatch(/search|reviews/);
  for (const [section, path] of [
    ['reviews', 'reviews'],
    ['products', 'products/new'],
    ['products', 'products/7'],
  ] as const) {
    const screen = (
      <ScreenOfStores section={section} path={path} waits>
        Screen
      </ScreenOfStores>
    );
    const isClosed = path !== 'products/7';
    expect(readText(await shownTo([2], screen)).endsWith('Screen')).toBe(!isClosed);
    expect(readText(await shownTo(null, screen))).toBe('Screen');
    // Nothing is shown that may have to be taken back; who picks may have no network to wait for.
    expect(readText(await shownTo(undefined, screen))).not.toContain('Screen');
  }
  const atOnce = (
    <ScreenOfStores section="picking" path="picking" waits={false}>
      Screen
    </ScreenOfStores>
  );
  expect(readText(await shownTo(undefined, atOnce, ['CAN_PICK_ORDERS']))).toBe('Screen');
});

test.each<[StaffStores, number]>([
  [null, 0],
  [[2], 2],
])(
  'for %j the facts of a product are %i parts that can only be read, and the figures are fields',
  async (ids, parts) => {
    const product = { ...blankProduct(ids ? [...ids] : [1, 2, 3]), id: 7, name: 'Riz' };
    const form = <ProductForm product={product} saved="" failed="" save={async () => product} />;
    const html = await shownTo(ids, form);
    const closed = [
      ...html.matchAll(/<fieldset disabled=""[^>]*class="contents"|<fieldset[^>]*class="contents"[^>]*disabled=""/g),
    ];
    expect(closed).toHaveLength(parts);
    expect(readText(html).includes('You work for some of the stores')).toBe(ids !== null);
    const [before = ''] = html.split('name="stores.0.originalPrice"');
    const opened = (before.match(/<fieldset/g) ?? []).length - (before.match(/<\/fieldset>/g) ?? []).length;
    expect(opened).toBe(0);
  },
);

test('the list of products has no new one for who has some stores', async () => {
  const leads = async (storeIds: StaffStores) =>
    tagsOf(await shownTo(storeIds, <ProductsScreen />), 'a').some((tag) => tag.includes('/admin/products/new'));
  expect([await leads(null), await leads([2])]).toEqual([true, false]);
});

const customer = {
  id: 2,
  version: 1,
  name: 'Ana',
  email: 'ana@shop.example',
  phone: '',
  address: '',
  zipCode: '',
  city: '',
  customerType: 'retail',
  taxNumber: null,
} as unknown as StaffCustomer;
function Form({ one }: { one: StaffCustomer }) {
  return <CustomerForm customer={one} limits={useAccountLimits(one)} saved="" save={async () => one} />;
}

test.each<[string, Role[], StaffStores, (string | null)[]]>([
  ['all, and might be some', ['CAN_PICK_ORDERS'], null, ['all', null]],
  ['some', ['CAN_PICK_ORDERS'], [3], ['some', '3']],
  ['none', ['CAN_PICK_ORDERS'], [], ['some', '']],
  ['all, by a role that is for all alone', ['CAN_MANAGE_CUSTOMERS'], null, ['all only', null]],
])('the form of an account says its stores: %s', async (_, roles, storeIds, [choice, ticked]) => {
  const one = { ...customer, roles, storeIds: storeIds && [...storeIds] };
  const html = await shownTo(null, <Form one={one} />, [...staff, 'CAN_MANAGE_CUSTOMERS']);
  const radios = tagsOf(html, 'input').filter((tag) => tag.includes('type="radio"'));
  expect(radios.map((tag) => [tag.includes('checked'), tag.includes('disabled')])).toEqual([
    [choice !== 'some', false],
    [choice === 'some', choice === 'all only'],
  ]);
  const boxes = tagsOf(html, 'input').filter((tag) => /name="store-\d/.test(tag));
  const ids = boxes.filter((tag) => tag.includes('checked')).map((tag) => /name="store-(\d)/.exec(tag)?.[1]);
  expect(boxes.length > 0 ? ids.join() : null).toBe(ticked);
});
