import { expect, test } from 'vitest';
import { showsView, viewHref, viewOf } from './view-address.ts';

const path = '/admin/orders';

test.each([
  ['', { query: '', columns: [] }],
  ['?page=3', { query: '', columns: [] }],
  ['?columns=total,date', { query: '', columns: ['total', 'date'] }],
  [
    '?search=Lill%C3%A9&status=pending&sortBy=total&columns=date,total&per_page=50&page=2',
    { query: 'search=Lill%C3%A9&status=pending&sortBy=total&per_page=50', columns: ['date', 'total'] },
  ],
])('%s is kept without its page, and comes back', (address, view) => {
  expect(viewOf(path + address)).toEqual(view);
  expect(viewOf(viewHref(path, view))).toEqual(view);
  expect(showsView(path + address, view)).toBe(true);
  expect(showsView(viewHref(path, view), view)).toBe(true);
});

test.each([
  ['?sortBy=total&status=pending&columns=date', true],
  ['?status=pending&sortBy=total&columns=date&page=4', true],
  ['?status=pending&sortBy=total', false],
  ['?status=pending&sortBy=total&columns=date,total', false],
  ['?status=pending&columns=date', false],
  ['', false],
])('%s shows it: %s', (address, expected) =>
  expect(showsView(path + address, { query: 'status=pending&sortBy=total', columns: ['date'] })).toBe(expected),
);

test('a view of nothing is the list as it begins', () => expect(viewHref(path, { query: '', columns: [] })).toBe(path));
