import type { TableSource } from '../table-source.ts';

export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** As imports name it. */
export const encodingNames = {
  'utf-8': 'UTF-8',
  'windows-1252': '1252',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
} as const;

/**
 * How the text of a file is encoded: by its byte order mark; without one UTF-16 where every other byte of its start is
 * zero, UTF-8 where all of it is valid, else Windows-1252, in which nothing is invalid.
 */
export async function findEncoding(source: TableSource, start: Buffer): Promise<TextEncoding> {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > start.length / 8 && Math.min(even, odd) < Math.max(even, odd) / 4)
    return odd > even ? 'utf-16le' : 'utf-16be';
  return (await isUtf8(source)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(source: TableSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of source.read()) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** The text of a file without its byte order mark, and how many of its bytes have been read so far. */
export async function* decodeText(source: TableSource, encoding: TextEncoding): AsyncGenerator<[string, number]> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const piece of source.read()) {
    bytes += piece.length;
    yield [decoder.decode(piece, { stream: true }), bytes];
  }
  yield [decoder.decode(), bytes];
}
