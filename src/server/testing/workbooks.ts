import { crc32, deflateRawSync } from 'node:zlib';

type ZipPart = {
  name: string;
  content: Buffer | string;
  /** What its headers say instead of how long it is. */
  claims?: number;
  isEncrypted?: boolean;
};

/** A ZIP archive of these parts. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, isEncrypted = false } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06'), end]);
}

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Sheet = { name: string; state?: 'hidden' | 'veryHidden'; data: string };
type WorkbookParts = {
  sheets: readonly Sheet[];
  /** The items `<si>…</si>`. */
  shared?: string;
  /** `<numFmts>…</numFmts><cellXfs>…</cellXfs>`. */
  styles?: string;
  from1904?: boolean;
  more?: readonly ZipPart[];
};

/** A workbook of sheets, each by what stands in its `<sheetData>`. */
export function makeWorkbook({ sheets, shared, styles, from1904, more = [] }: WorkbookParts): Buffer {
  const related = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  if (shared) related.push(`<Relationship Id="sst" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/>`);
  if (styles) related.push(`<Relationship Id="st" Type="${office}/styles" Target="styles.xml"/>`);
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="r${at}"/>`,
  );
  return makeZip([
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="${relations}"><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${from1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(`<Relationships xmlns="${relations}">${related.join('')}</Relationships>`),
    },
    ...sheets.map(({ data }, at) => ({
      name: `xl/worksheets/s${at}.xml`,
      content: xml(`<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`),
    })),
    ...(shared ? [{ name: 'xl/sharedStrings.xml', content: xml(`<sst xmlns="${main}">${shared}</sst>`) }] : []),
    ...(styles ? [{ name: 'xl/styles.xml', content: xml(`<styleSheet xmlns="${main}">${styles}</styleSheet>`) }] : []),
    ...more,
  ]);
}

/** A row of a sheet: texts as inline strings, numbers as they are. */
export function sheetRow(row: number, cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '<c/>';
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
    return `<c t="inlineStr"><is><t>${cell.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}
