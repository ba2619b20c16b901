import { SaxesParser } from 'saxes';
import { ReadingFailure } from '../reading-failure.ts';

/** What is done with the parts of a document; names are without their prefix. */
export type XmlHandler = {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/**
 * Reads a part of a workbook as a stream, and yields after each piece, so that what the handler has gathered can be taken.
 * Throws `doctype` where it defines anything (entities that unfold, files to be fetched), `broken` where it is no XML.
 */
export async function* readXml(pieces: AsyncIterable<Uint8Array>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw new ReadingFailure({ code: 'doctype' });
  });
  parser.on('error', () => {
    throw new ReadingFailure({ code: 'broken' });
  });
  const { open, close, text } = handler;
  if (open) parser.on('opentag', ({ name, attributes }) => open(bare(name), attributes as Record<string, string>));
  if (close) parser.on('closetag', ({ name }) => close(bare(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder('utf-8');
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
  yield;
}

/** Reads a small part to its end. */
export async function readWholeXml(pieces: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(pieces, handler));
}

function bare(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
