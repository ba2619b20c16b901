import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { listAllKinds, type StaffKind } from '#contract/catalogue/staff-search.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { KindList, KindsField } from './kinds-field.tsx';

const kinds: StaffKind[] = [
  { code: 'cola', label: 'Colas', category: 'BOISSON', parent: null },
  { code: 'toilet-paper', label: 'Toilet paper', category: 'NONALIMENTAIRE', parent: null },
];

function Form({ value }: { value: string }) {
  const queries = new QueryClient();
  queries.setQueryData([listAllKinds.name, {}], kinds);
  const form = useForm({ defaultValues: { kinds: value } });
  return (
    <QueryClientProvider client={queries}>
      <FormProvider {...form}>
        <KindsField name="kinds" label="Kinds" />
        <KindList />
      </FormProvider>
    </QueryClientProvider>
  );
}

test('the chosen kinds stand there by their words, each to be taken out', async () => {
  const html = await renderPart(<Form value="toilet-paper, gone" />);
  expect(readText(html)).toBe('Kinds Toilet paper gone');
  const labels = tagsOf(html, 'button').map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1]);
  expect(labels).toEqual(['Remove the kind Toilet paper', 'Remove the kind gone']);
});

test('all kinds are suggested by their words', async () => {
  const html = await renderPart(<Form value="" />);
  const [, id] = /<input[^>]* list="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(`<datalist id="${id}">`);
  const expected = ['Colas', 'Toilet paper'];
  expect(tagsOf(html, 'option').map((tag) => /value="([^" ]* ?[^" ]*) ·/.exec(tag)?.[1])).toEqual(expected);
});
