import { expect, test } from 'vitest';
import { importLimits } from '#domain/import/import-failure.ts';
import type { ImportCell } from '#domain/import/import-field.ts';
import { openTable } from './read-table.ts';
import { ReadingFailure } from './reading-failure.ts';

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const latin = (text: string) => Buffer.from(text, 'latin1');
const invalid = { fault: 'invalid' } as const;

/** In small pieces, so that every boundary is met. */
async function read(bytes: Buffer | string, limits = {}, piece = 7) {
  const file = Buffer.from(bytes);
  const source = {
    bytes: file.length,
    read: async function* () {
      for (let at = 0; at < file.length; at += piece) yield file.subarray(at, at + piece);
    },
  };
  try {
    const { head, parts } = await openTable(source, undefined, { ...importLimits, ...limits });
    const rows: [number, ...ImportCell[]][] = [];
    for await (const part of parts) for (const { row, cells } of part.rows) rows.push([row, ...cells]);
    const { encoding, separator, headers } = head;
    return { encoding, separator, headers, rows };
  } catch (error) {
    if (error instanceof ReadingFailure) return error.fault;
    throw error;
  }
}

const pair = 'ean;prix\n96385074;1,50';
const asPair = { headers: ['ean', 'prix'], rows: [[2, '96385074', '1,50']] };

test.each<[string, Buffer | string, object]>([
  [
    'UTF-8',
    'ean;désignation\n1;Crème brûlée',
    { encoding: 'UTF-8', headers: ['ean', 'désignation'], rows: [[2, '1', 'Crème brûlée']] },
  ],
  ['UTF-8 with its mark', `\ufeff${pair}`, { encoding: 'UTF-8', separator: ';', ...asPair }],
  ['UTF-8 with two marks', `\ufeff\ufeff${pair}`, asPair],
  [
    'Windows-1252',
    latin('ean;libell\xe9\n1;\x80 \x9cuf\x92'),
    { encoding: '1252', headers: ['ean', 'libellé'], rows: [[2, '1', '€ œuf’']] },
  ],
  ['1252 whose only accent comes late', latin(`ean;nom\n${'1;a\n'.repeat(5000)}2;caf\xe9`), { encoding: '1252' }],
  ['UTF-16 LE', Buffer.from(`\ufeff${pair}`, 'utf16le'), { encoding: 'UTF-16', ...asPair }],
  ['UTF-16 BE', utf16be(`\ufeff${pair}`), { encoding: 'UTF-16', ...asPair }],
  ['UTF-16 LE without its mark', Buffer.from(pair, 'utf16le'), { encoding: 'UTF-16', ...asPair }],
  ['UTF-16 BE without its mark', utf16be(pair), { encoding: 'UTF-16', ...asPair }],
  [
    'Vietnamese',
    'mã vạch\tgiá\n1\t25.000 ₫',
    { separator: '\t', headers: ['mã vạch', 'giá'], rows: [[2, '1', '25.000 ₫']] },
  ],
  [
    'commas',
    'ean,prix\n1,2.50\n2,"1,234.50"',
    {
      separator: ',',
      rows: [
        [2, '1', '2.50'],
        [3, '2', '1,234.50'],
      ],
    },
  ],
  ['tabs', 'ean\tprix\n1\t2,50', { separator: '\t', rows: [[2, '1', '2,50']] }],
  ['bars', 'ean|prix\n1|2,50', { separator: '|', rows: [[2, '1', '2,50']] }],
  [
    'semicolons with commas in all texts',
    'nom;prix\n"a, b, c";1,5\nd, e, f;2,5',
    {
      separator: ';',
      rows: [
        [2, 'a, b, c', '1,5'],
        [3, 'd, e, f', '2,5'],
      ],
    },
  ],
  [
    'one column',
    'ean\n96385074\n1',
    {
      headers: ['ean'],
      rows: [
        [2, '96385074'],
        [3, '1'],
      ],
    },
  ],
  [
    'what Excel says of it',
    'sep=;\r\nean;prix\r\n1;2',
    { separator: ';', headers: ['ean', 'prix'], rows: [[2, '1', '2']] },
  ],
  [
    'LF',
    'ean;prix\n1;2\n3;4\n',
    {
      rows: [
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    },
  ],
  [
    'CRLF',
    'ean;prix\r\n1;2\r\n3;4\r\n',
    {
      rows: [
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    },
  ],
  [
    'lone CR',
    'ean;prix\r1;2\r3;4',
    {
      rows: [
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    },
  ],
  [
    'ends of lines mixed',
    'ean;prix\r\n1;2\n3;4\r5;6',
    {
      rows: [
        [2, '1', '2'],
        [3, '3', '4'],
        [4, '5', '6'],
      ],
    },
  ],
  ['quotes', 'ean;nom\n1;"12"" pizza; ""maison"""', { rows: [[2, '1', '12" pizza; "maison"']] }],
  [
    'quotes that need none',
    'ean;nom\n1;12" pizza\n2;5" x 7"',
    {
      rows: [
        [2, '1', '12" pizza'],
        [3, '2', '5" x 7"'],
      ],
    },
  ],
  [
    'lines within quotes',
    'ean;nom\n1;"a\r\nb"\n2;c',
    {
      rows: [
        [2, '1', 'a\r\nb'],
        [3, '2', 'c'],
      ],
    },
  ],
  [
    'formulas that keep zeros',
    'ean;nom\n="0012";a\n"=""0013""";b',
    {
      rows: [
        [2, '="0012"', 'a'],
        [3, '="0013"', 'b'],
      ],
    },
  ],
  ['eaten zeros', 'ean;prix\n12345678905;1', { rows: [[2, '12345678905', '1']] }],
  [
    'empty rows, counted all the same',
    '\n;\nean;prix\n\n1;2\n;\n3;4\n\n',
    {
      headers: ['ean', 'prix'],
      rows: [
        [5, '1', '2'],
        [7, '3', '4'],
      ],
    },
  ],
  [
    'short rows',
    'ean;prix;nom\n1\n2;3',
    {
      rows: [
        [2, '1'],
        [3, '2', '3'],
      ],
    },
  ],
  [
    'a row with more cells than columns',
    'ean,prix\n1,2\n3,1,50\n4,5,,',
    {
      rows: [
        [2, '1', '2'],
        [3, invalid, invalid],
        [4, '4', '5'],
      ],
    },
  ],
  ['a header with empty ends', 'ean;prix;;\n1;2;x;\n', { headers: ['ean', 'prix'], rows: [[2, '1', '2']] }],
  ['a header with an empty middle', 'ean;;prix\n1;x;2', { headers: ['ean', '', 'prix'], rows: [[2, '1', 'x', '2']] }],
  ['the same header twice', 'prix;prix\n1;2', { headers: ['prix', 'prix'], rows: [[2, '1', '2']] }],
  ['a header on two lines', '"code\nbarres";prix\n1;2', { headers: ['code barres', 'prix'] }],
  ['header alone', 'ean;prix\n', { headers: ['ean', 'prix'], rows: [] }],
  [
    'NUL within a cell',
    'ean;nom\n1;a\u0000b\n2;c',
    {
      rows: [
        [2, '1', invalid],
        [3, '2', 'c'],
      ],
    },
  ],
  [
    'bytes that are no text',
    Buffer.concat([Buffer.from('\ufeffean;nom\n1;'), Buffer.from([0xff]), Buffer.from('\n')]),
    { rows: [[2, '1', invalid]] },
  ],
  ['a cell longer than a sheet takes', `ean;nom\n1;${'x'.repeat(32_768)}`, { rows: [[2, '1', invalid]] }],
  [
    'exactly 500 columns',
    `${Array.from({ length: 500 }, (_, i) => `c${i}`).join(';')}\n1;2`,
    { rows: [[2, '1', '2']] },
  ],
  [
    '501 columns',
    `${Array.from({ length: 501 }, (_, i) => `c${i}`).join(';')}\n1;2`,
    { code: 'tooManyColumns', row: 1, column: 501 },
  ],
  ['a quote that nobody closes', 'ean;nom\n1;a\n2;"b\n3;c\n', { code: 'quote', row: 3 }],
  ['nothing', '', { code: 'empty' }],
  ['spaces', ' \r\n \n', { code: 'empty' }],
  ['a mark alone', '\ufeff', { code: 'empty' }],
  ['separators alone', ';;\n;;', { code: 'empty' }],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), { code: 'notTable' }],
  ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), { code: 'notTable' }],
  ['a PDF', '%PDF-1.7\n1 0 obj', { code: 'notTable' }],
  ['a web page', '<html><table><tr><td>ean', { code: 'notTable' }],
  ['bytes of a program', Buffer.from(Array.from({ length: 512 }, (_, i) => (i * 37) % 256)), { code: 'notTable' }],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), { code: 'oldWorkbook' }],
  [
    'a workbook with a password',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    { code: 'encrypted' },
  ],
])('%s', async (_, bytes, expected) => {
  expect(await read(bytes)).toMatchObject(expected);
});

test('200,000 rows and no more', async () => {
  const rows = (count: number) => `ean;prix\n${'1;2\n'.repeat(count)}`;
  expect(await read(rows(200_001), {}, 65_536)).toEqual({ code: 'tooManyRows', row: 200_002 });
  expect(await read(rows(200_000), {}, 65_536)).toMatchObject({ rows: { length: 200_000 } });
});

test('a quote that swallows more than a row may have is refused where it begins', async () => {
  const file = `ean;nom\n1;a\n2;"b\n${'3;c\n'.repeat(600_000)}`;
  expect(await read(file, {}, 65_536)).toEqual({ code: 'quote', row: 3 });
});
