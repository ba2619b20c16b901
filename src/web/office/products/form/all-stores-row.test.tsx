import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { blankProduct } from './blank-product.ts';
import { type ProductValues, productValues, type StoreValues } from './product-values.ts';
import { StoresFields } from './stores-fields.tsx';

const stores = ['Lille', 'Lyon', 'Metz', 'Nice'].map((name, i) => ({ id: i + 1, name })) as never;
const sold = { isSold: true, originalPrice: '4.50', wholesalePrice: '3.20' };

function Fields({ own, fault }: { own: Partial<StoreValues>[]; fault?: { place: number; field: keyof StoreValues } }) {
  const blank = blankProduct(own.map((_, i) => i + 1));
  const values = productValues(blank, { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' });
  const errors: unknown[] = [];
  if (fault) errors[fault.place] = { [fault.field]: { type: 'server', message: 'Required' } };
  const form = useForm<ProductValues>({
    defaultValues: { ...values, stores: values.stores.map((row, i) => ({ ...row, ...own[i] })) },
    errors: { stores: errors as never },
  });
  return (
    <FormProvider {...form}>
      <StoresFields id={0} saved={blank.stores} />
    </FormProvider>
  );
}

const shown = async (...given: Parameters<typeof Fields>) => {
  const html = await renderPart(<Fields {...given[0]} />, { shop: { stores } });
  const fields = tagsOf(html, 'input').flatMap(
    (tag) => /aria-label="Price before discount · ([^"]*)"/.exec(tag)?.[1] ?? [],
  );
  return { html, text: readText(html), fields };
};

test('four stores have one field of the price, and a stock each', async () => {
  const { html, text, fields } = await shown({ own: Array(4).fill(sold) });
  expect(fields).toEqual(['In all stores']);
  expect(html.match(/aria-label="Available stock · /g)).toHaveLength(4);
  expect(text).not.toContain('By store:');
  expect(text).not.toContain('Same in all stores');
});

test('where a store has its own price, the range says so, and the store says its own', async () => {
  const { text, fields } = await shown({ own: [sold, sold, { ...sold, originalPrice: '4.80' }, { isSold: false }] });
  expect(fields).toEqual(['In all stores']);
  expect(text).toContain('By store: €4.50 – €4.80');
  expect(text).toContain('Same in all stores');
});

test('a fault of another store has its field in sight', async () => {
  const { fields } = await shown({ own: Array(4).fill(sold), fault: { place: 2, field: 'originalPrice' } });
  expect(fields).toEqual(['Lille', 'Lyon', 'Metz', 'Nice']);
});

test('one store has its own fields alone', async () => {
  const { text, fields } = await shown({ own: [sold] });
  expect(fields).toEqual(['Lille']);
  expect(text).not.toContain('In all stores');
});
