export type ZipPart = { name: string; content: AsyncIterable<string> | Iterable<string> };
type Packed = { name: Uint8Array<ArrayBuffer>; offset: number; sum: number; bytes: number; packed: number };

const encoder = new TextEncoder();
/** Names are UTF-8; sizes and checksum stand behind what is packed, as they are not known before. */
const flags = 0x808;
const version = 20;
const deflate = 8;
/** 1 January 1980, the first day that an archive knows: what is written does not depend on a clock. */
const firstDay = 0x21;

/**
 * An archive of these parts, packed while they come: of each no more than a piece is in memory. By what browsers and Node
 * have both.
 */
export async function* writeZip(parts: AsyncIterable<ZipPart>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Packed[] = [];
  let offset = 0;
  for await (const { name, content } of parts) {
    const part: Packed = { name: encoder.encode(name), offset, sum: 0, bytes: 0, packed: 0 };
    const head = numbers([0x04034b50, 4], ...factsOf({ ...part, bytes: 0 }, 0), [part.name.length, 2], [0, 2]);
    yield* [head, part.name];
    for await (const piece of pack(content, part)) {
      part.packed += piece.length;
      yield piece;
    }
    const tail = numbers([0x08074b50, 4], [part.sum, 4], [part.packed, 4], [part.bytes, 4]);
    yield tail;
    offset += head.length + part.name.length + part.packed + tail.length;
    written.push(part);
  }
  let listed = 0;
  for (const part of written) {
    const facts = factsOf(part, part.packed);
    const head = numbers([0x02014b50, 4], [version, 2], ...facts, [part.name.length, 2], [0, 12], [part.offset, 4]);
    yield* [head, part.name];
    listed += head.length + part.name.length;
  }
  yield numbers([0x06054b50, 4], [0, 4], [written.length, 2], [written.length, 2], [listed, 4], [offset, 4], [0, 2]);
}

type Field = readonly [value: number, bytes: number];

function factsOf({ sum, bytes }: Pick<Packed, 'sum' | 'bytes'>, packed: number): Field[] {
  return [
    [version, 2],
    [flags, 2],
    [deflate, 2],
    [0, 2],
    [firstDay, 2],
    [sum, 4],
    [packed, 4],
    [bytes, 4],
  ];
}

/** Numbers one after the other, the smallest byte first. */
function numbers(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = fields.flatMap(([value, length]) =>
    Array.from({ length }, (_, at) => (at < 4 ? (value >>> (8 * at)) & 255 : 0)),
  );
  return Uint8Array.from(bytes);
}

async function* pack(content: ZipPart['content'], part: Packed): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const fed = feed(content, writer, part).catch((error: unknown) => writer.abort(error));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value as Uint8Array<ArrayBuffer>;
    }
  } finally {
    // Whoever stops in between leaves nothing waiting.
    await reader.cancel().catch(() => undefined);
    await fed.catch(() => undefined);
  }
}

async function feed(
  content: ZipPart['content'],
  writer: WritableStreamDefaultWriter<BufferSource>,
  part: Packed,
): Promise<void> {
  for await (const text of content) {
    const bytes = encoder.encode(text);
    part.sum = crc32(bytes, part.sum);
    part.bytes += bytes.length;
    await writer.write(bytes);
  }
  await writer.close();
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The checksum of the parts of a ZIP archive (CRC-32); `before` is that of the bytes before these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}
