import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { type ProductHistory as History, readProductHistory } from '#contract/catalogue/staff-products.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { inOffice } from '../testing/in-office.tsx';
import { blankProduct } from './form/blank-product.ts';
import { productValues } from './form/product-values.ts';
import { StoresFields } from './form/stores-fields.tsx';
import { ProductHistory } from './product-history.tsx';

const stores = [
  { id: 4, name: 'Lille' },
  { id: 5, name: 'Lyon' },
] as never;

function Stores({ id }: { id: number }) {
  const blank = blankProduct([4, 5]);
  const form = useForm({
    defaultValues: productValues(blank, { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' }),
  });
  return (
    <FormProvider {...form}>
      <StoresFields id={id} saved={blank.stores} />
    </FormProvider>
  );
}

const buttons = (html: string) =>
  tagsOf(html, 'button').flatMap((tag) => /aria-label="([^"]*)"/.exec(tag)?.slice(1) ?? []);

test('each store has a button for its own history', async () => {
  const html = await renderPart(<Stores id={7} />, { shop: { stores } });
  expect(buttons(html)).toEqual(['History · Lille', 'History · Lyon']);
  expect(html.match(/role="columnheader"/g)).toHaveLength(9);
});

test('a new product has none yet', async () => {
  const html = await renderPart(<Stores id={0} />, { shop: { stores } });
  expect(buttons(html)).toEqual([]);
  expect(html.match(/role="columnheader"/g)).toHaveLength(8);
});

const part = (queries: QueryClient, storeId?: number) => (
  <QueryClientProvider client={queries}>
    <ProductHistory id={7} storeId={storeId} />
  </QueryClientProvider>
);

test.each([
  ['one store', 5, 'Lyon'],
  ['all of them', undefined, 'Lille'],
])('the history of %s is asked for', async (_, storeId, name) => {
  const queries = new QueryClient();
  const priced = (id: number): History => ({
    prices: [{ storeId: id, since: '2026-11-20T08:00:00Z', discount: 0, originalPrice: 4, wholesalePrice: 3 }],
    stock: [],
  });
  queries.setQueryData([readProductHistory.name, { id: 7 }], priced(4));
  queries.setQueryData([readProductHistory.name, { id: 7, storeId: 5 }], priced(5));
  const html = await renderPart(inOffice(part(queries, storeId), []), { shop: { stores } });
  expect(readText(html)).toContain(`20 November 2026 at 09:00 · ${name} €4.00`);
});

test.each([
  ['leads to', ['CAN_MANAGE_ORDERS'] as const, ['See the order']],
  ['does not lead to', ['CAN_MANAGE_PRODUCTS'] as const, []],
])('a movement %s its order with %s', async (_, roles, links) => {
  const queries = new QueryClient();
  const move = { id: 1, storeId: 4, at: '2026-11-20T08:00:00Z', reason: 'sale', change: -2, reserved: 0, orderId: 9 };
  queries.setQueryData([readProductHistory.name, { id: 7 }], { prices: [], stock: [move] });
  const html = await renderPart(inOffice(part(queries), roles), { shop: { stores } });
  expect(tagsOf(html, 'a')).toHaveLength(links.length);
  expect(readText(html)).toMatch(new RegExp(`${['Sale -2', ...links].join(' ')}$`));
});
