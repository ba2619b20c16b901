import type { Cell } from '#domain/csv/cell.ts';
import { sheetRow } from './sheet-row.ts';
import { writeZip, type ZipPart } from './write-zip.ts';

export type WorkbookRows = {
  /** What the sheet is called. */
  title: string;
  head: readonly string[];
  /** In parts, the head not among them. */
  rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
  /** Of the shop's currency. */
  decimals: number;
};

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A sheet has no more rows. */
const mostRows = 1_048_576;

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Rows as a workbook (.xlsx, ISO/IEC 29500), written while they come: codes are texts, which no program reads as numbers,
 * amounts and moments are numbers with a format, no text is a formula. More rows than a sheet has go on in the next.
 */
export function writeWorkbook(file: WorkbookRows, most = mostRows): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return writeZip(partsOf(file, most));
}

async function* partsOf({ title, head, rows, decimals }: WorkbookRows, most: number): AsyncGenerator<ZipPart> {
  const source = linesOf(rows)[Symbol.asyncIterator]();
  let next = await source.next();
  let sheets = 0;
  const sheet = async function* () {
    yield xml(
      `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
    );
    yield sheetRow(head, decimals, { isHead: true });
    let part = '';
    for (let count = 1; count < most && !next.done; count++) {
      part += sheetRow(next.value, decimals);
      if (part.length > pieceLength) {
        yield part;
        part = '';
      }
      next = await source.next();
    }
    yield `${part}</sheetData></worksheet>`;
  };
  do {
    sheets++;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet() };
  } while (!next.done);
  const names = sheetNames(title, sheets);
  yield* frame(names, decimals);
}

/** Letters that are packed at once. */
const pieceLength = 65_536;

async function* linesOf(parts: WorkbookRows['rows']): AsyncGenerator<readonly Cell[]> {
  for await (const part of parts) yield* part;
}

function* frame(names: readonly string[], decimals: number): Generator<ZipPart> {
  const each = (of: (name: string, number: number) => string) => names.map((name, at) => of(name, at + 1)).join('');
  const part = (name: string, text: string): ZipPart => ({ name, content: [xml(text)] });
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  );
  yield part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relations}">${each((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield part('xl/styles.xml', styles(decimals));
  yield part(
    '_rels/.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${ofSheets}.worksheet+xml"/>`)}</Types>`,
  );
}

/** As `sheetRow` numbers them: as it is, a text, an amount, a moment, a heading. */
function styles(decimals: number): string {
  const amount = decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0';
  const formats = `<numFmts count="2"><numFmt numFmtId="164" formatCode="${amount}"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts>`;
  const cell = (format: number, font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const cells = [cell(0), cell(49), cell(164), cell(165), cell(49, 1)];
  return `<styleSheet xmlns="${main}">${formats}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}

/** What a workbook takes as names of its sheets: 31 letters, without some signs, each once. */
function sheetNames(title: string, count: number): string[] {
  const name =
    title
      .replace(/[[\]:*?/\\<>&"']/g, ' ')
      .trim()
      .slice(0, 25) || 'Sheet';
  return Array.from({ length: count }, (_, at) => (at === 0 ? name : `${name} ${at + 1}`));
}
