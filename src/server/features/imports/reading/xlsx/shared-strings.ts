import type { ImportLimits } from '#domain/import/import-failure.ts';
import { ReadingFailure } from '../reading-failure.ts';
import type { Zip } from './open-zip.ts';
import { readXml } from './read-xml.ts';
import { createTextStore, type TextStore } from './text-store.ts';

/**
 * The texts that the cells of a workbook share, in their order; with `most` no more than these, for the first rows.
 * Throws `sharedStrings` beyond the limit, which is counted as they are unpacked.
 */
export async function readSharedStrings(
  zip: Zip,
  part: string,
  { sharedStringBytes }: Pick<ImportLimits, 'sharedStringBytes'>,
  most = Number.POSITIVE_INFINITY,
): Promise<TextStore> {
  const strings = createTextStore();
  const reader = textReader((text) => strings.add(text), 'si');
  let bytes = 0;
  const counted = async function* () {
    for await (const piece of zip.read(part)) {
      bytes += piece.length;
      if (bytes > sharedStringBytes) throw new ReadingFailure({ code: 'sharedStrings' });
      yield piece;
    }
  };
  for await (const _ of readXml(counted(), reader)) if (strings.size >= most) break;
  return strings;
}

/** Reads the text of each element of a name: its runs joined, how it is pronounced left out. */
export function textReader(take: (text: string) => void, element: string) {
  let text = '';
  let isText = false;
  let phonetic = 0;
  return {
    open: (name: string) => {
      if (name === element) text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text: (more: string) => {
      if (isText) text += more;
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name === element) take(unescapeText(text));
    },
  };
}

/** What XML has no signs for is written as `_x000D_` in workbooks. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
