import { beforeAll, expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { auditList } from '#web/office/audit/audit-screen.tsx';
import { customersList } from '../customers/customers-list.tsx';
import { ordersList } from '../orders/orders-list.tsx';
import { productsList } from '../products/products-list.tsx';
import { sortOptions } from './sort-options.ts';

const t = () => translatorOf<BaseArea | 'admin' | 'orders'>('en');
beforeAll(() => loadAllWords('en'));

test.each([
  [
    productsList,
    [
      ['name-asc', 'Product, ascending'],
      ['name-desc', 'Product, descending'],
      ['updated', 'Changed, descending'],
      ['newest', 'Newest first'],
    ],
  ],
  [
    customersList,
    [
      ['name-asc', 'Name, ascending'],
      ['name-desc', 'Name, descending'],
      ['oldest', 'Joined, ascending'],
      ['newest', 'Joined, descending'],
    ],
  ],
  [
    ordersList,
    [
      ['slot-asc', 'Time slot, ascending'],
      ['slot-desc', 'Time slot, descending'],
      ['date-asc', 'Date, ascending'],
      ['date-desc', 'Date, descending'],
      ['total-asc', 'Total, ascending'],
      ['total-desc', 'Total, descending'],
    ],
  ],
  [auditList, []],
] as const)('the orders of %#', (definition, expected) => {
  const { columns, moreSorts = [] } = definition as typeof productsList;
  expect(sortOptions({ columns, moreSorts }, t()).map(({ value, label }) => [value, label])).toEqual(expected);
});

test('the order in which a list begins is among those that can be chosen', () => {
  for (const list of [productsList, customersList, ordersList]) {
    const { columns, moreSorts = [] } = list as typeof productsList;
    expect(sortOptions({ columns, moreSorts }, t()).map(({ value }) => value)).toContain(list.defaultSort);
  }
});
