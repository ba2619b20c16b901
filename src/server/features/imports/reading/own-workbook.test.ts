import { crc32 as crc32OfNode } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountCell, type Cell, codeCell, momentCell } from '#domain/csv/cell.ts';
import { importLimits } from '#domain/import/import-failure.ts';
import { type WorkbookRows, writeWorkbook } from '#domain/workbook/write-workbook.ts';
import { crc32 } from '#domain/workbook/write-zip.ts';
import { openXlsx } from './xlsx/read-xlsx.ts';

const base = { title: 'Produits', head: ['a', 'b'], decimals: 2 };

async function write(rows: WorkbookRows['rows'], most?: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook({ ...base, rows }, most)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readBack(bytes: Buffer, sheet: string | null = null) {
  const source = {
    bytes: bytes.length,
    read: async function* () {
      yield bytes;
    },
  };
  const { parts, sheets } = await openXlsx(source, { sheet }, importLimits);
  const rows = [];
  for await (const part of parts) rows.push(...part.rows.map(({ cells }) => cells));
  return { sheets, rows };
}

test('each kind of cell is what it was: no zero is lost, no text is run or shortened', async () => {
  const cells: Cell[] = [
    ...[codeCell('0012345678905'), codeCell('1E5'), '=1+1', '  "two"\n<lines> & more ', '1/2', '_x0041_', 'Bánh mì 🥖'],
    ...[amountCell(1.1), amountCell(0), 5.5, -3, null, '', momentCell('2026-11-24T23:30:00Z', 'Europe/Paris')],
  ];
  const { rows } = await readBack(await write([[cells]]));
  expect(rows[1]).toEqual([
    ...['0012345678905', '1E5', '=1+1', '  "two"\n<lines> & more ', '1/2', '_x0041_', 'Bánh mì 🥖'],
    ...[1.1, 0, 5.5, -3, null, null, '2026-11-25 00:30'],
  ]);
});

test('any text comes back but for signs that no XML may hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1 }), async (texts) => {
      const kept = (text: string) =>
        text
          .replace(/\r\n?/g, '\n')
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
      const { rows } = await readBack(await write([texts.map((text) => [`|${text}|`])]));
      expect(rows.slice(1).map(([cell]) => cell)).toEqual(texts.map((text) => `|${kept(text)}|`));
    }),
    { numRuns: 50 },
  );
});

test('rows beyond the end of a sheet go on in the next, under the same head', async () => {
  const bytes = await write([[[1], [2]], [[3]]], 3);
  expect(await readBack(bytes)).toEqual({ sheets: ['Produits', 'Produits 2'], rows: [['a', 'b'], [1], [2]] });
  expect((await readBack(bytes, 'Produits 2')).rows).toEqual([['a', 'b'], [3]]);
  expect((await readBack(await write([]))).rows).toEqual([['a', 'b']]);
});

test('a row that cannot be read ends the file by its error', async () => {
  const failing = async function* () {
    yield [['x']];
    throw new Error('gone');
  };
  await expect(write(failing())).rejects.toThrow('gone');
});

test('checksums are those of ZIP archives', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.uint8Array(), (one, other) => {
      expect(crc32(other, crc32(one))).toBe(crc32OfNode(Buffer.concat([one, other])));
    }),
  );
});
