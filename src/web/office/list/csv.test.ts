import fc from 'fast-check';
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
  ['a formula behind a semicolon', 'bio;=1+1', `"bio;'=1+1"`],
  ['a formula behind a semicolon and spaces', 'bio;  @SUM(A1)', `"bio;  '@SUM(A1)"`],
  ['a formula behind a semicolon and a quote', 'bio;"=1+1', `"bio;""'=1+1"`],
  ['a formula behind a tab', 'bio\t+1', `"bio\t'+1"`],
  ['formulas behind several', 'a;=1;-2\t\uff1d3', `"a;'=1;'-2\t'\uff1d3"`],
  ['a sign behind a comma', 'bio, -2', '"bio, -2"'],
  ['a semicolon', 'bio; local', '"bio; local"'],
  ['a formula behind quotes', '"=1+1', `"'""=1+1"`],
  ['a formula behind a semicolon at the start', ';=1+1', `"';'=1+1"`],
  ['a formula behind a space', ' =1+1', "' =1+1"],
  ['a formula in full width', '\uff1d1+1', "'\uff1d1+1"],
  ['a sum in full width', '\uff20SUM(A1)', "'\uff20SUM(A1)"],
  ['a tab first', '\t=1+1', `"'\t'=1+1"`],
  ['a line first', '\r=1+1', `"'\r=1+1"`],
  ['nothing first', '\u0000=1+1', "'\u0000=1+1"],
  ['a call', '@SUM(A1)', "'@SUM(A1)"],
  ['a sign', '+33 1 99 00 00 01', "'+33 1 99 00 00 01"],
])('%s', (_, value, expected) => {
  expect(writeCsv(['Nom'], [[value]])).toBe(`\uFEFFNom\r\n${expected}\r\n`);
});

/** A file read as RFC 4180 says: cells of rows, quotes undone. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  let row: string[] = [];
  for (const [, sent = '', end] of text.slice(1).matchAll(cell)) {
    row.push(sent.startsWith('"') ? sent.slice(1, -1).replaceAll('""', '"') : sent);
    if (end !== '\r\n') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('whatever the cells hold, each is read again, and none begins as a formula does', () => {
  const hostile = ['=', '+', '-', '@', '\t', '\r', '\n', '"', ';', ',', "'", ' ', 'a', '\uff1d', '\u0000'];
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: fc.constantFrom(...hostile) }), { minLength: 2, maxLength: 2 })),
      (rows) => {
        const read = readCsv(writeCsv(['one', 'two'], rows));
        expect(read.length).toBe(rows.length + 1);
        for (const [i, row] of rows.entries())
          for (const [j, sent] of row.entries()) {
            const cell = read[i + 1]?.[j] ?? 'lost';
            // What was sent, with marks and nothing else added.
            expect(cell.replaceAll("'", '')).toBe(sent.replaceAll("'", ''));
            expect(cell).not.toMatch(/(^|[;\t])["; ]*[=+\-@\uff1d]|^[\t\r\n\0]/);
          }
      },
    ),
  );
});
