import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { FactsSource } from './facts-source.tsx';

function Notice({ product }: { product: Pick<StaffProduct, 'factsSource' | 'allergensUnseen'> }) {
  return (
    <FormProvider {...useForm()}>
      <FactsSource product={product} />
    </FormProvider>
  );
}

test('facts of staff need no notice; those of an import name their source and its licence', async () => {
  expect(await renderPart(<Notice product={{ factsSource: null, allergensUnseen: false }} />)).not.toContain(
    'Open Food',
  );
  const html = await renderPart(<Notice product={{ factsSource: 'openFoodFacts', allergensUnseen: false }} />);
  expect(readText(html)).toContain('Some of the facts come from Open Food Facts (licence ODbL 1.0).');
  expect(html).toContain('https://opendatacommons.org/licenses/odbl/1-0/');
  expect(tagsOf(html, 'input')).toEqual([]);
});

test('what nobody has seen asks to be compared with the pack, and confirmed', async () => {
  const html = await renderPart(<Notice product={{ factsSource: 'openFoodFacts', allergensUnseen: true }} />);
  expect(readText(html)).toContain('Allergens to be confirmed');
  expect(tagsOf(html, 'input').some((tag) => tag.includes('name="allergensConfirmed"'))).toBe(true);
});
