import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { BarcodesField } from './barcodes-field.tsx';
import { blankProduct } from './blank-product.ts';
import { productInput } from './product-input.ts';
import { type ProductValues, productValues } from './product-values.ts';

const habits = { language: 'en', decimals: 2, zoneOf: () => 'Europe/Paris' } as const;
const coded = {
  ...blankProduct([1]),
  barcode: '0036000291452',
  barcodes: ['00036000291452', '00000040170725'],
  unreadBarcodes: ['3017620422004'],
};

function Fields({ product = coded, fault }: { product?: typeof coded; fault?: string }) {
  const form = useForm<ProductValues>({
    defaultValues: productValues(product, habits),
    ...(fault && { errors: { barcodes: [undefined, { type: 'server', message: fault }] } }),
  });
  return (
    <FormProvider {...form}>
      <BarcodesField />
    </FormProvider>
  );
}
const labels = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, text = '']) => readText(text));

test('each barcode has a field of its own, and one can be typed where there is none', async () => {
  expect(labels(await renderPart(<Fields />))).toEqual(['Barcode', 'Barcode 2']);
  expect(labels(await renderPart(<Fields product={{ ...coded, barcodes: [] }} />))).toEqual(['Barcode']);
});

test('they stand there as packs show them', () => {
  expect(productValues(coded, habits).barcodes).toEqual(['0036000291452', '40170725']);
});

test('what could not be read stands there with a way to remove it', async () => {
  const html = await renderPart(<Fields />);
  expect(readText(html)).toContain('3017620422004');
  expect(html).toContain('aria-label="Remove 3017620422004"');
  expect(html).toContain('aria-label="Remove barcode 2"');
});

test('a fault is at the field that it is of', async () => {
  const html = await renderPart(<Fields fault="Taken" />);
  const expected = [false, true];
  expect([...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag.includes('aria-invalid="true"'))).toEqual(expected);
});

test('they are sent as they stand, an empty one in its place', () => {
  const before = productValues(coded, habits);
  expect(
    productInput({ barcodes: ['', '5449000000996'], unreadBarcodes: [] }, before, { language: 'en', currency: 'EUR' }),
  ).toEqual({ barcodes: ['', '5449000000996'], unreadBarcodes: [] });
});
