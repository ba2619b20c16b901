import { ReadingFailure } from './reading-failure.ts';

const starts = (...texts: string[]) => texts.map((text) => Buffer.from(text, 'latin1'));
/** How files begin that have no rows: pictures, PDFs, packed files, databases. */
const others = starts(
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '%PDF',
  'RIFF',
  'II*\0',
  'MM\0*',
  '\x1f\x8b',
  'BZh',
  '7z\xbc\xaf',
).concat(starts('Rar!', '\xfd7zXZ', 'SQLite', '\x7fELF', 'MZ\x90', 'OggS', '\0\0\0\x18ftyp', '\0\0\0 ftyp'));
/** What old workbooks and those with a password are kept in. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * What a file is by its first bytes, or all of them (`isWhole`), whatever its name says. Throws `empty`, `oldWorkbook`,
 * `encrypted` and `notTable`; which archive is a workbook is seen when it is opened.
 */
export function recogniseFile(start: Buffer, isWhole: boolean): 'xlsx' | 'jsonl' | 'text' {
  const begins = (mark: Buffer) => start.subarray(0, mark.length).equals(mark);
  if (begins(compound)) throw new ReadingFailure({ code: isEncrypted(start) ? 'encrypted' : 'oldWorkbook' });
  if (start.length >= 4 && begins(Buffer.from('PK'))) return 'xlsx';
  if (others.some(begins)) throw new ReadingFailure({ code: 'notTable' });
  const text = start
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '');
  if (isWhole && !/[a-z0-9\x80-\xff]/i.test(text)) throw new ReadingFailure({ code: 'empty' });
  if (/^\s*<(?:\?xml|!doctype|html|table|workbook)/i.test(text)) throw new ReadingFailure({ code: 'notTable' });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what texts have none of
  const controls = text.match(/[\x01-\x08\x0e-\x19\x1b-\x1f]/g)?.length ?? 0;
  if (controls > text.length / 50) throw new ReadingFailure({ code: 'notTable' });
  return /^\s*\{\s*"/.test(text) ? 'jsonl' : 'text';
}

/** The directory of a workbook with a password names its one large part. */
function isEncrypted(start: Buffer): boolean {
  return start.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}
