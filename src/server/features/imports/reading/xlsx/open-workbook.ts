import { ReadingFailure } from '../reading-failure.ts';
import { type NumberUse, numberUse } from './number-formats.ts';
import type { Zip } from './open-zip.ts';
import { readWholeXml } from './read-xml.ts';

/** What is to be known of a workbook before a sheet is read. */
export type Workbook = {
  /** The visible sheets, each with the part that it is in. */
  sheets: { name: string; part: string }[];
  sharedStrings: string | null;
  /** What numbers are, by the style of their cell. */
  uses: readonly NumberUse[];
  from1904: boolean;
};

/** Throws `broken`, `doctype`, and `openDocument` or `notTable` for archives of something else. */
export async function openWorkbook(zip: Zip): Promise<Workbook> {
  const main = await mainPart(zip);
  const related = await readRelations(zip, main);
  const listed: { name: string; part: string }[] = [];
  let from1904 = false;
  await readWholeXml(zip.read(main), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = isTrue(attributes.date1904);
      if (name !== 'sheet' || /hidden/i.test(attributes.state ?? '')) return;
      const id = Object.entries(attributes).find(([key]) => key === 'r:id' || key.endsWith(':id'))?.[1];
      const relation = related.find((one) => one.id === id);
      if (relation?.type === 'worksheet') listed.push({ name: attributes.name ?? '', part: relation.part });
    },
  });
  const partOf = (type: string) => related.find((one) => one.type === type && zip.has(one.part))?.part ?? null;
  const styles = partOf('styles');
  return {
    sheets: listed.filter(({ part }) => zip.has(part)),
    sharedStrings: partOf('sharedStrings'),
    uses: styles ? await readUses(zip, styles) : [],
    from1904,
  };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

async function mainPart(zip: Zip): Promise<string> {
  if (zip.has('mimetype') || zip.has('content.xml')) throw new ReadingFailure({ code: 'openDocument' });
  const root = zip.has('_rels/.rels') ? await readRelations(zip, '') : [];
  const main = root.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!zip.has(main) || !main.endsWith('.xml')) throw new ReadingFailure({ code: 'notTable' });
  return main;
}

type Relation = { id: string; type: string; part: string };

/** What a part refers to, types by the last word of their address. */
async function readRelations(zip: Zip, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const file = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations: Relation[] = [];
  if (!zip.has(file)) return relations;
  await readWholeXml(zip.read(file), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (name !== 'Relationship' || mode === 'External') return;
      // Against an address, so that `..` ends at the root of the archive.
      const path = new URL(target, `file:///${folder}`).pathname.slice(1);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: decodeURIComponent(path) });
    },
  });
  return relations;
}

async function readUses(zip: Zip, part: string): Promise<NumberUse[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isCell = false;
  await readWholeXml(zip.read(part), {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isCell = true;
      if (name === 'xf' && isCell) formats.push(Number(attributes.numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return formats.map((id) => numberUse(id, codes.get(id)));
}
