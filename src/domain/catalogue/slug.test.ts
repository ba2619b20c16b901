import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idFromSlug, slugOf } from './slug.ts';

test.each([
  ['Cà phê sữa đá', 12, 'ca-phe-sua-da-12'],
  ['Đậu phụ', 3, 'dau-phu-3'],
  ['Œufs de plein air (x6)', 7, 'oeufs-de-plein-air-x6-7'],
  ['L’huile d’olive — 75 cl', 8, 'l-huile-d-olive-75-cl-8'],
  ['  Crème  brûlée  ', 9, 'creme-brulee-9'],
  ['抹茶', 10, '10'],
  ['', 11, '11'],
  [`${'riz '.repeat(30)}`, 4, `${'riz-'.repeat(20)}4`],
  ['x'.repeat(100), 5, `${'x'.repeat(80)}-5`],
])('%j with id %d is %s', (name, id, expected) => {
  expect(slugOf(name, id)).toBe(expected);
});

test.each([
  ['riz-12', 12],
  ['riz-a-sushi-1-kg-345', 345],
  ['12', 12],
  ['riz', null],
  ['riz-', null],
  ['riz12', null],
  ['riz-012', null],
  ['riz-12-', null],
  ['riz-1.5', null],
  ['riz-2147483647', 2_147_483_647],
  ['riz-2147483648', null],
  ['riz-99999999999999999999', null],
  ['', null],
])('the id in %j is %s', (slug, expected) => {
  expect(idFromSlug(slug)).toBe(expected);
});

test('every slug is plain ASCII and gives its id back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      (name, id) => {
        const slug = slugOf(name, id);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(idFromSlug(slug)).toBe(id);
        expect(slug.length).toBeLessThanOrEqual(80 + 11);
      },
    ),
  );
});
