import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compare } from './compare.mjs';
import { readTable, stateOf, testsIn, writeTable } from './proof-table.mjs';
import { splitDocument } from './split-document.mjs';

const tables = ['storefront', 'back-office'].map((name) => readFileSync(`docs/proofs/${name}.md`, 'utf8'));
// The list of what trusted systems promise: `| A4 | clause | proof | figure |`, of no document that could be split.
const clauses = readFileSync('docs/proofs/reliability.md', 'utf8')
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([id = '']) => /^\| ([ABGIS]\d+|issue \d+)$/.test(id))
  .map(([id = '', clause, proof = '']) => ({ id: id.slice(2), clause, proof }));
const proofs = [...tables.flatMap(readTable), ...clauses].map(({ proof }) => proof);
const named = [...new Set(proofs.flatMap(testsIn).map(({ file, title }) => `${file} “${title}”`))];

test('all tables are read', () => {
  expect(globSync('docs/proofs/*.md')).toHaveLength(3);
  expect(proofs.length).toBeGreaterThan(450);
});

test('each clause of the reliability list about accounts, orders and what people write has a proof', () => {
  const sizes = { A: 12, B: 13, G: 3 };
  const ids = Object.entries(sizes).flatMap(([area, length]) => Array.from({ length }, (_, i) => `${area}${i + 1}`));
  expect([...new Set(clauses.map(({ id }) => id))].sort()).toEqual(
    [...ids, 'I2', 'I3', 'I4', 'I6', 'I7', 'S2', 'S3', 'issue 11', 'issue 14'].sort(),
  );
  expect(clauses.filter(({ proof }) => /later: /.test(proof))).toEqual([]);
  const isSettled = (proof: string) => testsIn(proof).length > 0 || /no test: /.test(proof);
  expect(clauses.filter(({ proof }) => !isSettled(proof))).toEqual([]);
});

test.each(named)('%s is a test', (one) => {
  const [{ file, title }] = testsIn(`\`${one.replace(' “', '` “')}`) as [{ file: string; title: string }];
  expect(file).toMatch(/\.(test|spec|setup)\.tsx?$/);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(title);
});

test.each([
  ['', 'open'],
  ['`a.test.ts` “adds”', 'proven'],
  ['`a.test.ts` “adds”; later: the mail', 'later'],
  ['`a.test.ts` “adds”; open: the title', 'open'],
  ['decision 12', 'settled'],
  ['none: what the document is about', 'settled'],
  ['some words', 'open'],
])('a proof %j is %s', (proof, state) => {
  expect(stateOf({ proof })).toBe(state);
});

const lines = splitDocument('## 1. A\nOne. Two.\n### B\nThree.');
const whole = compare(lines, []).rows.map((row, i) => ({ ...row, proof: `decision ${i}` }));

test('a table that is written is read again as it was', () => {
  const text = writeTable('# Head\n', whole);
  expect(text.startsWith('# Head\n\n## 1\n')).toBe(true);
  expect(readTable(text)).toEqual(whole);
  expect(compare(lines, readTable(text))).toEqual({ rows: whole, faults: [] });
});

test('a line that is new, changed or gone is a fault; one that has moved keeps its proof', () => {
  const changed = splitDocument('## 1. A\nNew. One.\n### B\nThree, at last.');
  const { rows, faults } = compare(changed, whole);
  expect(rows.map(({ section, number, proof }) => [section, number, proof])).toEqual([
    ['1', 1, ''],
    ['1', 2, 'decision 0'],
    ['1 b', 1, ''],
  ]);
  expect(faults).toEqual([
    '1 · 1 is not in the table: New.',
    '1 · 2 stands in the table at 1 · 1',
    '1 b · 1 is not in the table: Three, at last.',
    '1 · 2 of the table is no line of the document: decision 1',
    '1 b · 1 of the table is no line of the document: decision 2',
  ]);
});
