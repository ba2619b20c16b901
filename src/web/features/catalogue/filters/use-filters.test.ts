import { expect, test } from 'vitest';
import { readFilters } from './product-filters.ts';
import { createFilterChanges, filtersToChange, ownChange } from './use-filters.ts';

const none = readFilters(new URLSearchParams(), 'name-asc');

/** A browser whose pages arrive when the test lets them. */
function makeWay() {
  const went: string[] = [];
  const arrivals: (() => void)[] = [];
  const go = (to: string) => {
    went.push(to);
    return new Promise<void>((arrive) => void arrivals.push(arrive));
  };
  return { went, arrivals, go };
}

test('what is chosen before the page shows the choice before it keeps both', async () => {
  const { went, go } = makeWay();
  const change = createFilterChanges();
  change({ ...none, page: 3 }, { sortBy: 'price-desc' }, go);
  change({ ...none, page: 3 }, { onlyDiscounted: true }, go);
  change(none, { search: 'riz' }, go);
  expect(went).toEqual([
    '/products?sortBy=price-desc',
    '/products?sortBy=price-desc&onlyDiscounted=true',
    '/products?search=riz&sortBy=price-desc&onlyDiscounted=true',
  ]);
});

test('ticks of one group within a moment are all kept, and one of them can be taken back', () => {
  const { went, go } = makeWay();
  const change = createFilterChanges();
  change(none, ({ without }) => ({ without: [...without, 'gluten'] }), go);
  change(none, ({ without }) => ({ without: [...without, 'milk'] }), go);
  change(none, ({ without }) => ({ without: without.filter((code) => code !== 'gluten') }), go);
  expect(went).toEqual(['/products?without=gluten', '/products?without=gluten,milk', '/products?without=milk']);
});

test('a choice that is on its way is not made again, and one that is taken back is', () => {
  const { went, go } = makeWay();
  const change = createFilterChanges();
  change(none, { category: 'FRUIT' }, go);
  change(none, { category: 'FRUIT' }, go);
  change(none, { category: '' }, go);
  expect(went).toEqual(['/products?category=FRUIT', '/products']);
});

test('a kind goes with its category, and stays with everything else', () => {
  const { went, go } = makeWay();
  const oranges = { ...none, category: 'FRUIT', kind: 'orange' };
  createFilterChanges()(oranges, { category: 'RIZ' }, go);
  createFilterChanges()(oranges, { category: 'RIZ', kind: 'jasmine' }, go);
  createFilterChanges()(oranges, { category: 'FRUIT', unit: 'KG' }, go);
  expect(went).toEqual([
    '/products?category=RIZ',
    '/products?category=RIZ&kind=jasmine',
    '/products?category=FRUIT&kind=orange&unit=KG',
  ]);
});

test('once a page is there, what it shows counts, wherever it came from', async () => {
  const { went, arrivals, go } = makeWay();
  const change = createFilterChanges();
  change(none, { category: 'FRUIT' }, go);
  arrivals[0]?.();
  await Promise.resolve();
  // By a link, or by going back.
  change({ ...none, category: 'RIZ' }, { unit: 'KG' }, go);
  expect(went.at(-1)).toBe('/products?category=RIZ&unit=KG');
});

test.each([
  ['nothing is on its way', undefined, ''],
  ['a link is on its way', { search: '?category=FRUIT', state: null }, 'FRUIT'],
  ['a change that is drawn as on its way was reached and left', { search: '?category=FRUIT', state: ownChange }, ''],
])('where %s', (_, pending, category) => {
  expect(filtersToChange(pending, '?unit=KG', 'name-asc')).toMatchObject(
    category ? { category, unit: '' } : { category: '', unit: 'KG' },
  );
});
