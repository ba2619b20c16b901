import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { blankProduct } from './blank-product.ts';
import { type ProductValues, productValues } from './product-values.ts';
import { StoresFields } from './stores-fields.tsx';

function Refused() {
  const blank = blankProduct([4]);
  const fault = { type: 'server', message: 'Required' };
  const form = useForm<ProductValues>({
    defaultValues: productValues(blank, { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' }),
    errors: { stores: [{ originalPrice: fault, quantityInStock: fault }] },
  });
  return (
    <FormProvider {...form}>
      <StoresFields id={0} saved={blank.stores} />
    </FormProvider>
  );
}

test('faults of a store say which of its fields they are of', async () => {
  const html = await renderPart(<Refused />, { shop: { stores: [{ id: 4, name: 'Lille' }] as never } });
  const faults = [...html.matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, text = '']) => readText(text));
  expect(faults).toEqual(['Price before discount · Required', 'Available stock · Required']);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
});
