import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, mergeValues, type Sides, takePart } from './merge-values.ts';

const rowKeys = { rows: 'id' };
const at = (id: number, price: string, stock = '10') => ({ id, price, stock });

describe('of a field', () => {
  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['changed by nobody', 1, 1, 1, 1],
    ['changed by them', 1, 1, 2, 2],
    ['changed by me', 1, 3, 1, 3],
    ['changed by both', 1, 3, 2, 3],
    ['changed back to what they have made it', 1, 2, 2, 2],
    ['languages, one by each', { fr: 'a', en: 'b' }, { fr: 'A', en: 'b' }, { fr: 'a', en: 'B' }, { fr: 'A', en: 'B' }],
    ['a nested record', { a: { b: 1, c: 1 } }, { a: { b: 2, c: 1 } }, { a: { b: 1, c: 3 } }, { a: { b: 2, c: 3 } }],
    ['a list without a key that I changed', [1, 2], [2, 1], [1, 2, 3], [2, 1]],
    ['a list without a key that they changed', [1, 2], [1, 2], [1, 2, 3], [1, 2, 3]],
    ['a logo that was none', null, null, '/a.webp', '/a.webp'],
  ])('%s', (_, base, mine, fresh, expected) => {
    const [first, second, third] = [{ it: base }, { it: mine }, { it: fresh }];
    expect(mergeValues({ base: first, mine: second, fresh: third }, rowKeys)).toEqual({ it: expected });
  });
});

type Row = ReturnType<typeof at>;
describe('of rows', () => {
  test.each<[string, Row[], Row[], Row[], Row[]]>([
    [
      'a price of one by them, of another by me, and what was sold of both',
      [at(1, '3'), at(2, '4')],
      [at(1, '3'), at(2, '5')],
      [at(1, '6', '7'), at(2, '4', '8')],
      [at(1, '6', '7'), at(2, '5', '8')],
    ],
    ['one added by each', [at(1, '3')], [at(1, '3'), at(8, '1')], [at(1, '3'), at(9, '2')], [1, 8, 9].map(newRow)],
    ['one taken out by me', [at(1, '3'), at(2, '4')], [at(2, '4')], [at(1, '3'), at(2, '9')], [at(2, '9')]],
    ['one taken out by them', [at(1, '3'), at(2, '4')], [at(1, '9'), at(2, '4')], [at(1, '3')], [at(1, '9')]],
    ['one taken out by them that I changed', [at(1, '3')], [at(1, '9')], [], [at(1, '9')]],
    [
      'my order',
      [at(1, '3'), at(2, '4')],
      [at(2, '4'), at(1, '3')],
      [at(1, '3'), at(2, '9')],
      [at(2, '9'), at(1, '3')],
    ],
    [
      'their order',
      [at(1, '3'), at(2, '4')],
      [at(1, '9'), at(2, '4')],
      [at(2, '4'), at(1, '3')],
      [at(2, '4'), at(1, '9')],
    ],
    [
      'several of a key, as one part',
      [at(1, '3'), at(1, '4'), at(2, '5')],
      [at(1, '3'), at(1, '6'), at(2, '5')],
      [at(1, '7'), at(1, '4'), at(2, '8')],
      [at(1, '3'), at(1, '6'), at(2, '8')],
    ],
  ])('%s', (_, base, mine, fresh, expected) =>
    expect(mergeValues({ base: { rows: base }, mine: { rows: mine }, fresh: { rows: fresh } }, rowKeys)).toEqual({
      rows: expected,
    }),
  );
  function newRow(id: number) {
    return at(id, { 1: '3', 8: '1', 9: '2' }[id] ?? '');
  }
});

const sides = {
  base: { name: 'a', rows: [at(1, '3'), at(2, '4')] },
  mine: { name: 'b', rows: [at(1, '5'), at(2, '4')] },
  fresh: { name: 'c', rows: [at(1, '6', '7'), at(2, '4')] },
};

test('what they have changed is told, each part with mine and theirs', () => {
  expect(conflictsOf(sides, rowKeys)).toEqual([
    { path: ['name'], base: 'a', mine: 'b', fresh: 'c', isMine: true },
    { path: ['rows', '1', 'price'], base: '3', mine: '5', fresh: '6', isMine: true },
    { path: ['rows', '1', 'stock'], base: '10', mine: '10', fresh: '7', isMine: false },
  ]);
  const merged = mergeValues(sides, rowKeys);
  // Once merged, the form has theirs where it had nothing of its own; it is reported all the same.
  expect(conflictsOf({ ...sides, mine: merged }, rowKeys).map(({ isMine }) => isMine)).toEqual([true, true, false]);
  expect(conflictsOf({ ...sides, fresh: sides.base }, rowKeys)).toEqual([]);
});

test('a part of theirs is taken alone', () => {
  expect(takePart(sides, ['rows', '1', 'price'], rowKeys)).toEqual({ ...sides.mine, rows: [at(1, '6'), at(2, '4')] });
});

/** Each value of a thing by its path; rows by their id. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, JSON.stringify(value)]]);
  const inner = Array.isArray(value)
    ? value.map((row: Row) => [String(row.id), row] as const)
    : Object.entries(value).filter(([name]) => name !== 'id');
  return new Map(inner.flatMap(([name, one]) => [...leavesOf(one, `${path}/${name}`)]));
}

test('a leaf is mine where I changed it, else theirs, and nothing else comes of it', () => {
  const text = fc.constantFrom('1', '2', '3');
  const values = fc.record({
    name: text,
    each: fc.record({ fr: text, en: text, vi: text }),
    rows: fc.tuple(text, text, text, text).map(([a, b, c, d]) => [at(1, a, b), at(2, c, d)]),
  });
  type Values = { name: string; each: object; rows: Row[] };
  fc.assert(
    fc.property(values, values, values, (base, mine, fresh) => {
      const all: Sides<Values> = { base, mine, fresh };
      const [was, typed, saved] = [leavesOf(base), leavesOf(mine), leavesOf(fresh)];
      const expected = [...was].map(([path, leaf]) => [
        path,
        typed.get(path) === leaf ? saved.get(path) : typed.get(path),
      ]);
      expect(leavesOf(mergeValues(all, rowKeys))).toEqual(new Map(expected as [string, string][]));
    }),
  );
});
