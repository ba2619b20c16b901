import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { blankProduct } from './blank-product.ts';
import { type ProductValues, productValues } from './product-values.ts';
import { ShelvesFields } from './shelves-fields.tsx';

const stores = [
  { id: 4, name: 'Lille' },
  { id: 5, name: 'Lyon' },
  { id: 6, name: 'Nice' },
] as never;

function Shelves({ soldIn }: { soldIn: readonly number[] }) {
  const blank = blankProduct([4, 5, 6]);
  const product = {
    ...blank,
    stores: blank.stores.map((one) => ({
      ...one,
      price: soldIn.includes(one.storeId) ? 2 : null,
      shelf: `A${one.storeId}`,
    })),
  };
  const form = useForm<ProductValues>({
    defaultValues: productValues(product, { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' }),
    errors: { stores: [{}, { shelf: { type: 'server', message: 'Too long' } }] },
  });
  return (
    <FormProvider {...form}>
      <ShelvesFields />
    </FormProvider>
  );
}
const shown = async (soldIn: readonly number[]) => {
  const html = await renderPart(<Shelves soldIn={soldIn} />, { shop: { stores } });
  return { html, text: readText(html) };
};

test('each store that sells a product has a field for its shelf, with what is wrong with it', async () => {
  const { html, text } = await shown([4, 5]);
  expect([...html.matchAll(/name="(stores\.\d\.shelf)"/g)].map(([, name]) => name)).toEqual([
    'stores.0.shelf',
    'stores.1.shelf',
  ]);
  expect(text).toContain('Lyon');
  expect(text).toContain('Too long');
  // A fault opens the part, and is named on it.
  expect(html).toMatch(/<details[^>]* open/);
  expect(text).toContain('Check this part');
  expect(text).not.toContain('Nice');
});

test('a product that no store sells has none', async () => expect((await shown([])).html).not.toContain('shelf'));
