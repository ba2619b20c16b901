import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { blankStore } from './blank-store.ts';
import { DataFields } from './data-fields.tsx';
import { type StoreValues, storeValues } from './store-values.ts';

function Fields({ country }: { country: string }) {
  const address = { ...blankStore.address, country };
  const defaultValues = storeValues({ ...blankStore, address }, { language: 'en', decimals: 2 });
  return (
    <FormProvider {...useForm<StoreValues>({ defaultValues })}>
      <DataFields />
    </FormProvider>
  );
}
const countries = async (country: string) => {
  const [select = ''] = (await renderPart(<Fields country={country} />)).match(/<select.*?<\/select>/s) ?? [];
  return [...select.matchAll(/value="([A-Z]{2})"/g)].map(([, code]) => code);
};

test('the country is chosen among those whose postal codes a store may have', async () => {
  const offered = await countries('FR');
  expect(offered).toEqual(expect.arrayContaining(['CA', 'DE', 'ES', 'FR', 'IT', 'US', 'VN']));
  for (const refused of ['BE', 'CH', 'LU', 'NL', 'PT']) expect(offered).not.toContain(refused);
});

test('one that was entered before it was refused is still shown', async () => {
  expect(await countries('BE')).toContain('BE');
});
