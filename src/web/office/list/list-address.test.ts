import { describe, expect, test } from 'vitest';
import { changeList, type ListShape, readListAddress, writeListAddress } from './list-address.ts';

const shape: ListShape = { searchName: 'search', filterNames: ['status', 'storeId'], defaultSort: 'date-desc' };
const read = (query: string) => readListAddress(new URLSearchParams(query), shape);

describe('an address of a list', () => {
  test.each([
    ['', ''],
    ['page=2', '?page=2'],
    ['page=1&sortBy=date-desc', ''],
    ['per_page=10', '?per_page=10'],
    ['status=pending&storeId=3&search=a%20b', '?search=a+b&status=pending&storeId=3'],
    ['columns=number,total&per_page=50', '?columns=number%2Ctotal&per_page=50'],
    ['page=-4', ''],
    ['page=2.7', '?page=2'],
    ['page=x&per_page=11', ''],
    ['colour=red&status=', ''],
    ['columns=', ''],
  ])('%s is kept as %s', (query, expected) => expect(writeListAddress(read(query), shape)).toBe(expected));

  test('what it does not know is no filter', () => {
    expect(read('colour=red&status=pending').filters).toEqual({ status: 'pending' });
  });
});

describe('whoever works in one store', () => {
  const own = { ...shape, storeId: '3' };
  const readOwn = (query: string) => readListAddress(new URLSearchParams(query), own);

  test.each([
    ['', { storeId: '3' }],
    ['sortBy=date-desc', {}],
    ['status=late', { status: 'late' }],
    ['storeId=4', { storeId: '4' }],
    ['page=2', {}],
  ])('is shown by ?%s what is asked for', (query, filters) => expect(readOwn(query).filters).toEqual(filters));

  test('asks for all stores by an address of its own, and no list without stores is touched', () => {
    expect(writeListAddress(changeList(readOwn(''), { filters: {} }), own)).toBe('?sortBy=date-desc');
    expect(writeListAddress(readOwn(''), own)).toBe('?storeId=3');
    expect(readListAddress(new URLSearchParams(), { ...own, filterNames: ['status'] }).filters).toEqual({});
  });
});

test.each([
  [{ filters: { status: 'ready' } }, 1],
  [{ search: 'a' }, 1],
  [{ sortBy: 'total-asc' }, 1],
  [{ perPage: 50 }, 1],
  [{ columns: ['number'] }, 3],
  [{ page: 4 }, 4],
])('after %o it stands on page %i', (change, page) => {
  expect(changeList(read('page=3'), change).page).toBe(page);
});
