import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readSetupState } from '#contract/shop/system.ts';
import type { Role } from '#domain/access/roles.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { createQueries } from '../data/queries.ts';
import { OfficeContext } from '../office-context.ts';
import { productsList } from './products-list.tsx';
import { ProductsScreen } from './products-screen.tsx';

const user = { id: 1, email: 'a@shop.example', roles: [], customerType: 'retail' as const };
const steps = [
  { step: 'identity', isDone: false, isOptional: false },
  { step: 'deliveryRules', isDone: false, isOptional: true },
];

/** The list of products without any, as somebody with this role alone sees it. */
function emptyList(role: Role, { isComplete = false, path = '/admin/products' } = {}) {
  const queries = createQueries();
  const none = { items: [], total: 0, totalPage: 0, page: 1, perPage: 10 };
  queries.setQueryDefaults([productsList.endpoint.name], { initialData: none });
  queries.setQueryDefaults([readSetupState.name], { initialData: { isComplete, steps } });
  return renderPart(
    <QueryClientProvider client={queries}>
      <OfficeContext value={{ user, may: (needed) => needed === role || needed === 'CAN_MANAGE_PRODUCTS' }}>
        <ProductsScreen />
      </OfficeContext>
    </QueryClientProvider>,
    { path },
  );
}
const leadsToGuide = (html: string) => tagsOf(html, 'a').some((tag) => tag.includes('href="/admin/setup"'));

test('an empty list of products leads whoever may configure to the guide, while the set-up is unfinished', async () => {
  const html = await emptyList('CAN_EDIT_FEATURES_CONFIGURATION');
  expect(readText(html)).toContain('1 step is missing before you can sell');
  expect(leadsToGuide(html)).toBe(true);
});

test.each<[string, Role, Parameters<typeof emptyList>[1]]>([
  ['who may not configure', 'CAN_MANAGE_ORDERS', {}],
  ['a shop that is set up', 'CAN_EDIT_FEATURES_CONFIGURATION', { isComplete: true }],
  ['a filter that finds nothing', 'CAN_EDIT_FEATURES_CONFIGURATION', { path: '/admin/products?search=riz' }],
])('%s: an empty list says nothing of the guide', async (_, role, more) => {
  const html = await emptyList(role, more);
  expect(readText(html)).toContain('0 products');
  expect(leadsToGuide(html)).toBe(false);
});
