import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { listAllKinds, type StaffKind } from '#contract/catalogue/staff-search.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { KindField } from './kind-field.tsx';

const kinds: StaffKind[] = [
  { code: 'fruit', label: 'Fruit', category: 'FRUIT', parent: null },
  { code: 'apple', label: 'Apples', category: 'FRUIT', parent: 'fruit' },
  { code: 'rice', label: 'Rice', category: 'RIZ', parent: null },
];

function Form({ known = kinds, ...values }: { category: string; kind: string; known?: StaffKind[] | undefined }) {
  const queries = new QueryClient();
  if (known.length > 0) queries.setQueryData([listAllKinds.name, {}], known);
  const form = useForm({ defaultValues: values });
  return (
    <QueryClientProvider client={queries}>
      <FormProvider {...form}>
        <KindField />
      </FormProvider>
    </QueryClientProvider>
  );
}

const options = (html: string) =>
  (html.match(/<option[^>]*>[^<]*/g) ?? []).map((one) => readText(one.replace(/^[^>]*>/, '')));
const chosen = (html: string) => html.match(/<option value="([^"]*)" selected/)?.[1];

test('the kinds of the category are offered by their words', async () => {
  const html = await renderPart(<Form category="FRUIT" kind="apple" />);
  expect(options(html)).toEqual(['Not specified', 'Fruit', 'Apples']);
  expect(chosen(html)).toBe('apple');
});

test('what it is stays chosen while the kinds are on their way', async () => {
  const html = await renderPart(<Form category="FRUIT" kind="apple" known={[]} />);
  expect([options(html), chosen(html)]).toEqual([['Not specified', 'apple'], 'apple']);
});

test('before there is a category it says so', async () => {
  expect(options(await renderPart(<Form category="" kind="" />))).toEqual(['Choose the aisle first']);
});
