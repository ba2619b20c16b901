import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test.each([
  ['plain', 'Pommes', 'Pommes'],
  ['a comma', 'Pommes, rouges', '"Pommes, rouges"'],
  ['quotes', 'dites "bio"', '"dites ""bio"""'],
  ['a line', 'un\ndeux', '"un\ndeux"'],
  ['nothing', null, ''],
  ['a number', 12.5, '12.5'],
  ['a negative number', -3, '-3'],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a call', '@SUM(A1)', "'@SUM(A1)"],
  ['a sign', '+33 1 99 00 00 01', "'+33 1 99 00 00 01"],
])('%s', (_, value, expected) => {
  expect(writeCsv(['Nom'], [[value]])).toBe(`\uFEFFNom\r\n${expected}\r\n`);
});
