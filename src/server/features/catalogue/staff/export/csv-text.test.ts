import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+33 1 99', "'+33 1 99"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['bio;=1+1', `"bio;'=1+1"`],
  ['bio;  @SUM(A1)', `"bio;  '@SUM(A1)"`],
  ['bio;"=1+1', `"bio;""'=1+1"`],
  ['bio\t+1', `"bio\t'+1"`],
  ['a;=1;-2\t＝3', `"a;'=1;'-2\t'＝3"`],
  [';＋1', `";'＋1"`],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
])('%j is written as %j, which no spreadsheet runs', (field, written) => {
  expect(csvText([['a', field]])).toBe(`a,${written}\r\n`);
});

test.each([
  ['Crème 30 %', 'Crème 30 %'],
  ['a=b', 'a=b'],
  ['bánh, mì', '"bánh, mì"'],
  ['bio; local', '"bio; local"'],
  ['bio, -2 %', '"bio, -2 %"'],
  ['12" pizza', '"12"" pizza"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['', ''],
  [null, ''],
  [-1.5, '-1.5'],
  [0, '0'],
  ['0012', '0012'],
])('%j is written as %j', (field, written) => {
  expect(csvText([[field, 'z']])).toBe(`${written},z\r\n`);
});

test('no lines are no text', () => {
  expect(csvText([])).toBe('');
});
