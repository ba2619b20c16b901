/** Why a file cannot be restored, in words for whoever runs the shop. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup';
}

export type ByteReader = {
  /** So many bytes; throws a BrokenBackup where the input ends before. */
  exactly: (length: number) => Promise<Buffer>;
  /** Up to the next line break, without it; throws a BrokenBackup where there is none within so many bytes. */
  line: (longest: number) => Promise<string>;
  isAtEnd: () => Promise<boolean>;
};

/** Reads a stream in pieces of any length. */
export function readBytes(input: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = input[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** Answers whether so many bytes are there. */
  const fill = async (length: number) => {
    const parts = [rest];
    let size = rest.length;
    while (size < length) {
      const { done, value } = await chunks.next();
      if (done) break;
      parts.push(Buffer.from(value));
      size += value.length;
    }
    rest = parts.length > 1 ? Buffer.concat(parts) : rest;
    return size >= length;
  };
  const take = (length: number) => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  return {
    exactly: async (length) => {
      if (!(await fill(length))) throw new BrokenBackup('its end is missing');
      return take(length);
    },
    line: async (longest) => {
      for (let length = 1; ; length++) {
        if (length > longest) throw new BrokenBackup('it is no backup of Panier');
        if (!(await fill(length))) throw new BrokenBackup('its end is missing');
        if (rest[length - 1] === 10) return take(length).toString('utf8', 0, length - 1);
      }
    },
    isAtEnd: async () => !(await fill(1)),
  };
}
