import { expect, test } from 'vitest';
import { importLimits } from '#domain/import/import-failure.ts';
import type { ImportCell } from '#domain/import/import-field.ts';
import { makeWorkbook, makeZip, sheetRow } from '#server/testing/workbooks.ts';
import { openTable, readHead } from './read-table.ts';
import { ReadingFailure } from './reading-failure.ts';

const sourceOf = (file: Buffer) => ({
  bytes: file.length,
  read: async function* () {
    yield file;
  },
});

async function read(file: Buffer, sheet: string | null = null, limits = {}) {
  try {
    const { head, parts } = await openTable(sourceOf(file), { sheet }, { ...importLimits, ...limits });
    const rows: [number, ...ImportCell[]][] = [];
    for await (const part of parts) for (const { row, cells } of part.rows) rows.push([row, ...cells]);
    return { ...head, rows };
  } catch (error) {
    if (error instanceof ReadingFailure) return error.fault;
    throw error;
  }
}

const head = sheetRow(1, ['ean', 'prix', 'x']);
const sheetOf = (data: string, more: Partial<Parameters<typeof makeWorkbook>[0]> = {}) =>
  makeWorkbook({ sheets: [{ name: 'Feuil1', data: head + data }], ...more });
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="[Red]#,##0.00\\ &quot;day&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs>';

test.each<[string, Buffer, object]>([
  [
    'numbers, texts, yes and no as they are kept',
    sheetOf(
      sheetRow(2, [3017620422003, 3.3300000000000001, 'a & b']) +
        '<row r="3"><c t="b"><v>1</v></c><c><v>3.01762E+12</v></c></row>',
    ),
    { encoding: null, separator: null, sheets: ['Feuil1'], sheet: 'Feuil1', headers: ['ean', 'prix', 'x'] },
  ],
  [
    'numbers',
    sheetOf(sheetRow(2, [3017620422003, 3.3300000000000001, 'a & b'])),
    { rows: [[2, 3017620422003, 3.33, 'a & b']] },
  ],
  ['yes and no', sheetOf('<row r="3"><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>'), { rows: [[3, true, false]] }],
  [
    'shared texts, in runs, without how they are pronounced',
    sheetOf('<row r="2"><c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>9</v></c></row>', {
      shared:
        '<si><t>a_x000D_b</t></si><si><r><t>Crè</t></r><r><t xml:space="preserve">me </t></r><rPh><t>X</t></rPh></si>',
    }),
    { rows: [[2, 'Crème ', 'a\rb', { fault: 'invalid' }]] },
  ],
  [
    'formulas by their kept value',
    sheetOf('<row r="2"><c><f>1+1</f><v>2</v></c><c t="str"><f>"a"</f><v>a</v></c></row>'),
    { rows: [[2, 2, 'a']] },
  ],
  [
    'formulas without one, and those that went wrong',
    sheetOf('<row r="2"><c><v>1</v></c><c><f>A1</f></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>'),
    { rows: [[2, 1, { fault: 'formulaWithoutValue' }, { fault: 'formulaWithoutValue' }]] },
  ],
  [
    'days by their format alone',
    sheetOf('<row r="2"><c s="1"><v>46350</v></c><c s="2"><v>46350.729166667</v></c><c s="3"><v>46350</v></c></row>', {
      styles,
    }),
    { rows: [[2, '2026-11-24', '2026-11-24 17:30', 46350]] },
  ],
  [
    'days counted from 1904',
    sheetOf('<row r="2"><c s="1"><v>44888</v></c></row>', { styles, from1904: true }),
    { rows: [[2, '2026-11-24']] },
  ],
  [
    'days as texts',
    sheetOf('<row r="2"><c t="d"><v>2026-11-24T00:00:00</v></c><c t="d"><v>2026-11-24T17:30:00Z</v></c></row>'),
    { rows: [[2, '2026-11-24', '2026-11-24 17:30']] },
  ],
  [
    'per cents as they are shown',
    sheetOf('<row r="2"><c s="4"><v>0.055</v></c><c s="4"><v>0.2</v></c></row>', { styles }),
    { rows: [[2, 5.5, 20]] },
  ],
  [
    'merged cells: the first has the value',
    sheetOf('<row r="2"><c r="A2"><v>1</v></c><c r="B2"/><c r="C2"/></row>'),
    { rows: [[2, 1]] },
  ],
  [
    'cells that are left out',
    sheetOf('<row r="4"><c r="C4"><v>7</v></c></row><row><c><v>8</v></c></row>'),
    {
      rows: [
        [4, null, null, 7],
        [5, 8],
      ],
    },
  ],
  [
    'rows whose numbers go back',
    sheetOf('<row r="9"><c><v>1</v></c></row><row r="9"><c><v>2</v></c></row><row r="x"><c><v>3</v></c></row>'),
    {
      rows: [
        [9, 1],
        [10, 2],
        [11, 3],
      ],
    },
  ],
  ['a row that no sheet has', sheetOf('<row r="99999999999"><c><v>1</v></c></row>'), { code: 'broken' }],
  [
    'half of a letter in a header',
    makeWorkbook({ sheets: [{ name: 'A', data: sheetRow(1, ['ean_xD800_', '_x0000_b']) }] }),
    { headers: ['ean\ufffd', 'b'] },
  ],
  ['half of a letter in a cell', sheetOf(sheetRow(2, [1, 'a_xDC00_'])), { rows: [[2, 1, { fault: 'invalid' }]] }],
  ['notes beside the table', sheetOf('<row r="2"><c><v>1</v></c><c r="F2"><v>9</v></c></row>'), { rows: [[2, 1]] }],
  ['a cell far out', sheetOf('<row r="2"><c><v>1</v></c><c r="XFD2"><v>9</v></c></row>'), { rows: [[2, 1]] }],
  [
    'prefixes of names',
    makeWorkbook({
      sheets: [{ name: 'A', data: '<x:row xmlns:x="y"><x:c t="inlineStr"><x:is><x:t>ean</x:t></x:is></x:c></x:row>' }],
    }),
    { headers: ['ean'] },
  ],
  [
    'hidden sheets are passed over',
    makeWorkbook({
      sheets: [
        { name: 'Caché', state: 'hidden', data: sheetRow(1, ['x']) },
        { name: 'Très', state: 'veryHidden', data: sheetRow(1, ['y']) },
        { name: 'Vu', data: sheetRow(1, ['ean']) + sheetRow(2, ['1']) },
      ],
    }),
    { sheets: ['Vu'], sheet: 'Vu', headers: ['ean'], rows: [[2, '1']] },
  ],
  [
    'no sheet that is seen',
    makeWorkbook({ sheets: [{ name: 'Caché', state: 'hidden', data: head }] }),
    { code: 'noSheet' },
  ],
  ['an empty sheet', makeWorkbook({ sheets: [{ name: 'A', data: '' }] }), { code: 'empty' }],
  ['header alone', sheetOf(''), { headers: ['ean', 'prix', 'x'], rows: [] }],
  [
    '501 columns',
    makeWorkbook({
      sheets: [
        {
          name: 'A',
          data: sheetRow(
            1,
            Array.from({ length: 501 }, (_, i) => `c${i}`),
          ),
        },
      ],
    }),
    { code: 'tooManyColumns', row: 1, column: 501 },
  ],
  ['entities', makeWorkbook({ sheets: [{ name: 'A', data: head }], more: [] }), { headers: ['ean', 'prix', 'x'] }],
  ['an unknown entity', sheetOf('<row r="2"><c t="inlineStr"><is><t>&evil;</t></is></c></row>'), { code: 'broken' }],
  ['XML that ends too early', sheetOf('<row r="2"><c>'), { code: 'broken' }],
  ['an archive of something else', makeZip([{ name: 'a.txt', content: 'a' }]), { code: 'notTable' }],
  [
    'an OpenDocument',
    makeZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
    { code: 'openDocument' },
  ],
  [
    'parts with a password',
    makeZip([{ name: 'xl/workbook.xml', content: 'x', isEncrypted: true }]),
    { code: 'encrypted' },
  ],
  ['half of an archive', sheetOf('').subarray(0, 700), { code: 'broken' }],
  ['no workbook in it', makeZip([{ name: 'xl/workbook.xml', content: '' }]), { code: 'broken' }],
])('%s', async (_, file, expected) => {
  expect(await read(file)).toMatchObject(expected);
});

test('the sheet that is chosen, and none that is not there', async () => {
  const sheets = ['Un', 'Deux'].map((name) => ({ name, data: sheetRow(1, [name]) }));
  const file = makeWorkbook({ sheets });
  expect(await read(file, 'Deux')).toMatchObject({ sheets: ['Un', 'Deux'], sheet: 'Deux', headers: ['Deux'] });
  expect(await read(file, 'Trois')).toEqual({ code: 'noSheet' });
});

test.each(['xl/worksheets/s0.xml', 'xl/sharedStrings.xml', 'xl/workbook.xml', 'xl/styles.xml'])(
  'what defines entities in %s is refused',
  async (name) => {
    const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><a>&b;</a>';
    const row = '<row r="2"><c t="s"><v>0</v></c></row>';
    const file = sheetOf(row, { shared: '<si><t>a</t></si>', styles, more: [{ name, content: bomb }] });
    expect(await read(file)).toEqual({ code: 'doctype' });
  },
);

test('what unpacks to more than it may is refused while it is unpacked, whatever it says of itself', async () => {
  const content = `<worksheet><sheetData>${sheetRow(1, ['a'])}${' '.repeat(3_000_000)}</sheetData></worksheet>`;
  const bomb = (claims?: number) =>
    makeWorkbook({
      sheets: [{ name: 'A', data: '' }],
      more: [{ name: 'xl/worksheets/s0.xml', content, ...(claims && { claims }) }],
    });
  expect(await read(bomb(), null, { unpackedBytes: 2_000_000 })).toEqual({ code: 'unpacked' });
  expect(await read(bomb(100), null, { unpackedBytes: 2_000_000 })).toEqual({ code: 'unpacked' });
  expect(await read(bomb(100))).toMatchObject({ headers: ['a'] });
});

test('so are shared texts beyond their limit, and few of them that unfold to many cells', async () => {
  const long = `<si><t>${'x'.repeat(30_000)}</t></si>`;
  const rows = Array.from({ length: 200 }, (_, i) => `<row r="${i + 2}"><c t="s"><v>0</v></c></row>`).join('');
  expect(await read(sheetOf(rows, { shared: long }), null, { sharedStringBytes: 20_000 })).toEqual({
    code: 'sharedStrings',
  });
  expect(await read(sheetOf(rows, { shared: long }), null, { unpackedBytes: 1_000_000 })).toEqual({ code: 'unpacked' });
});

test('the first rows need no more of the shared texts than they use', async () => {
  const shared = Array.from({ length: 60_000 }, (_, i) => `<si><t>text ${i}</t></si>`).join('');
  const rows = Array.from({ length: 60_000 }, (_, i) => `<row r="${i + 2}"><c t="s"><v>${i}</v></c></row>`).join('');
  const file = sheetOf(rows, { shared });
  const limits = { ...importLimits, sharedStringBytes: 200_000 };
  expect((await readHead(sourceOf(file), 3, limits)).rows).toEqual(
    [0, 1, 2].map((i) => ({ row: i + 2, cells: [`text ${i}`] })),
  );
  expect(await read(file, null, limits)).toEqual({ code: 'sharedStrings' });
});
