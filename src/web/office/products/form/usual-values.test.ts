import { createFormControl } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { blankProduct } from './blank-product.ts';
import { productValues } from './product-values.ts';
import { followUsual, shownValues, usualValues } from './usual-values.ts';

const blank = productValues(blankProduct([1]), { language: 'fr', decimals: 2, zoneOf: () => 'Europe/Paris' });

describe('what a category and a unit usually bring', () => {
  test.each([
    ['POISSONNERIE', 'KG', ['refrigerated', '5,5', '0,1', '0,5']],
    ['ALCOOL', 'BOUTEILLE', ['dry', '20', '1', '1']],
    ['', 'P', ['dry', '5,5', '1', '1']],
  ])('%s by %s', (category, unit, expected) => {
    expect(Object.values(usualValues({ category, unit }, 'fr'))).toEqual(expected);
  });

  test('a new form begins with it', () => expect(shownValues(blank)).toEqual(usualValues(blank, 'fr')));
});

/** A form as somebody fills it in. */
function openForm() {
  const { formControl: form } = createFormControl({ defaultValues: blank });
  const end = followUsual(form as unknown as Parameters<typeof followUsual>[0], 'fr');
  const choose = (name: 'category' | 'unit' | 'vatInPercent' | 'storageType' | 'firstQuantity', value: string) =>
    form.register(name).onChange({ target: { name, value }, type: 'change' });
  return { form, end, choose, shown: () => Object.values(shownValues(form.getValues())) };
}

test('VAT and storage follow the category, quantities the unit', async () => {
  const { choose, shown, end } = openForm();
  await choose('category', 'ALCOOL');
  expect(shown()).toEqual(['dry', '20', '1', '1']);
  await choose('category', 'POISSONNERIE');
  await choose('unit', 'KG');
  expect(shown()).toEqual(['refrigerated', '5,5', '0,1', '0,5']);
  end();
  await choose('category', 'ALCOOL');
  expect(shown()).toEqual(['refrigerated', '5,5', '0,1', '0,5']);
});

test('what was set by hand stays, be it what is usual; a form that is begun anew follows again', async () => {
  const { form, choose, shown } = openForm();
  await choose('vatInPercent', '5,5');
  await choose('storageType', 'dry');
  await choose('firstQuantity', '2');
  await choose('category', 'ALCOOL');
  await choose('unit', 'KG');
  expect(shown()).toEqual(['dry', '5,5', '0,1', '2']);
  form.reset(blank);
  await choose('category', 'ALCOOL');
  expect(shown()).toEqual(['dry', '20', '1', '1']);
});
