import { expect, test } from 'vitest';
import { goodOfBarcode } from './good-of-barcode.ts';

const good = (slug: string, barcode: string | null) => ({ slug, product: { barcode } });
const of = (search: string, ...items: ReturnType<typeof good>[]) =>
  goodOfBarcode({ items, total: items.length }, search)?.slug;

test.each(['036000291452', '0036000291452', '36000291452', '0 36000 29145 2', '00036000291452'])(
  '%s opens the product that has it',
  (search) => {
    expect(of(search, good('riz', '5449000000996'), good('lait', '036000291452'))).toBe('lait');
  },
);

test('another barcode than the one that is shown opens the only product that is found by it', () => {
  expect(of('5449000000996', good('lait', '036000291452'))).toBe('lait');
  expect(of('5449000000996', good('lait', null), good('riz', null))).toBeUndefined();
});

test.each(['lait', '54490000', '5449000000997', ''])('%j opens nothing', (search) => {
  expect(of(search, good('riz', '5449000000996'))).toBeUndefined();
});
