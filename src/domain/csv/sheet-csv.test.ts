import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountCell, type Cell, codeCell, momentCell } from './cell.ts';
import { sheetCsv } from './sheet-csv.ts';

const line = (language: 'fr' | 'en' | 'vi', cells: Cell[], decimals = 2) =>
  sheetCsv(['x'], [cells], { language, decimals }).split('\r\n')[1];
const evening = momentCell('2026-03-04T22:30:00Z', 'Europe/Paris');
const morning = momentCell('2026-03-04T22:30:00Z', 'Asia/Ho_Chi_Minh');

test.each([
  ['fr', '"12,5";"-0,25";3;"1234567,89";"12,50"'],
  ['vi', '"12,5";"-0,25";3;"1234567,89";"12,50"'],
  ['en', '12.5,-0.25,3,1234567.89,12.50'],
] as const)('numbers of %s have its decimal sign and no groups', (language, written) => {
  expect(line(language, [12.5, -0.25, 3, 1234567.89, amountCell(12.5)])).toBe(written);
});

test('an amount has the decimals of the currency', () => {
  expect(line('vi', [amountCell(28000), amountCell(-28000)], 0)).toBe('28000;-28000');
  expect(line('en', [amountCell(0), amountCell(1234.5), amountCell(null)])).toBe('0.00,1234.50,');
});

test.each([
  ['fr', '04/03/2026 23:30;05/03/2026 05:30;'],
  ['vi', '04/03/2026 23:30;05/03/2026 05:30;'],
  ['en', '04/03/2026 23:30,05/03/2026 05:30,'],
] as const)('a moment of %s is said by the clock of its place, the day first', (language, written) => {
  expect(line(language, [evening, morning, momentCell(null, 'UTC')])).toBe(written);
});

test.each<[string, Cell, string]>([
  ['a barcode', codeCell('0012345678905'), '"=""0012345678905"""'],
  ['a reference like an exponent', codeCell('1E5'), '"=""1E5"""'],
  ['a reference like a month', codeCell('MAR1'), '"=""MAR1"""'],
  ['a telephone number', codeCell('+33 1 99 00 00 01'), '"=""+33 1 99 00 00 01"""'],
  ['a reference like a formula', codeCell('=1+1'), '"=""=1+1"""'],
  ['a reference that would end its quotes', codeCell('A"&HYPERLINK("x")&"'), '"A""&HYPERLINK(""x"")&"""'],
  ['a formula that would end its quotes', codeCell('=1&"'), `"'=1&"""`],
  ['a formula behind a comma of a reference', codeCell('A,=1'), `"A,'=1"`],
  ['a long reference', codeCell('0'.repeat(256)), '0'.repeat(256)],
  ['no reference', codeCell(''), ''],
  ['a name that is a number', '1664', '"=""1664"""'],
  ['a name that is a date', '1/2', '"=""1/2"""'],
  ['a name that is a time', '10:30', '"=""10:30"""'],
  ['a name that is a decimal', '1,5', '"=""1,5"""'],
  ['a name that is a negative number', '-5', '"=""-5"""'],
  ['a name with a number', 'Bière 1664', 'Bière 1664'],
  ['quotes', 'dites "bio"', '"dites ""bio"""'],
  ['a semicolon', 'bio; local', '"bio; local"'],
  ['a comma', 'bio, local', '"bio, local"'],
  ['a sign behind a comma and a space', 'bio, -2 %', '"bio, -2 %"'],
  ['lines', 'un\r\ndeux\rtrois', '"un\ndeux\ntrois"'],
  ['spaces at its ends', ' riz ', '" riz "'],
  ['nothing', null, ''],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a call', '@SUM(A1)', "'@SUM(A1)"],
  ['a plus', '+A1', "'+A1"],
  ['a minus', '-A1', "'-A1"],
  ['a tab first', '\t=1+1', `"'\t'=1+1"`],
  ['a line first', '\r=1+1', `"'\n=1+1"`],
  ['a formula in full width', '＝1+1', "'＝1+1"],
  ['a formula behind a semicolon', 'bio;=1+1', `"bio;'=1+1"`],
  ['a formula behind a comma', 'bio,=1+1', `"bio,'=1+1"`],
  ['a formula behind a comma and spaces', 'bio,  =1+1', `"bio,  '=1+1"`],
  ['a sign right behind a comma', 'bio,-A1', `"bio,'-A1"`],
])('%s', (_, cell, written) => {
  expect(line('fr', ['a', cell, 'z'])).toBe(`a;${written};z`);
});

test('it is UTF-8 by its mark, its lines end as Windows has them, its headings are texts', () => {
  const file = sheetCsv(['Nom', 'Stock, =Centre', '2026'], [['a', 1, 'b']], { language: 'en', decimals: 2 });
  expect(file).toBe('\ufeffNom,"Stock, =Centre","=""2026"""\r\na,1,b\r\n');
});

const cellsOf = (row: string, separator: string) =>
  [...`${row}${separator}`.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${separator}"]*)${separator}`, 'g'))].map(
    ([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell),
  );

test.each([
  ['fr', ';', ','],
  ['en', ',', ';'],
] as const)('whatever texts hold, a file of %s runs no formula, wherever it is parted', (language, own, other) => {
  const hostile = ['=', '+', '-', '@', '\t', '"', ';', ',', "'", ' ', 'a', '1', '＝'];
  const text = fc.string({ unit: fc.constantFrom(...hostile) });
  fc.assert(
    fc.property(text, text, fc.boolean(), (first, second, isCode) => {
      const row = line(language, ['x', isCode ? codeCell(first) : first, second]) ?? '';
      const cells = cellsOf(row, own);
      expect(cells).toHaveLength(3);
      for (const [i, sent] of [first, second].entries()) {
        const cell = cells[i + 1] ?? 'lost';
        const bare = /^="([^"]*)"$/.exec(cell)?.[1];
        if (bare !== undefined) expect(bare).toBe(sent);
        else {
          expect(cell.replaceAll("'", '')).toBe(sent.replaceAll("'", ''));
          expect(cell).not.toMatch(/^[";,\s]*[=+\-@＝]|^\t/);
        }
      }
      // The spreadsheet of another language parts the line elsewhere: a piece begins as a number at most.
      for (const piece of row.split(other).slice(1))
        expect(piece).not.toMatch(/^"*(\s*[=@＝]|[+-](?![\d .,:/()%eE+-]*"*([;,]|$)))/);
    }),
  );
});
