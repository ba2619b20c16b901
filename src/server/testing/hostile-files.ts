import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What must not be left of an uploaded file. */
export const script = '<script>alert(1)</script>';
const orange = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff8800' } });

/** A picture that is whole, with a script behind its end, in its comment, and in its metadata. */
export async function pictureWithScript(format: 'gif' | 'jpeg' | 'png'): Promise<Buffer> {
  const picture = await orange()
    .withExif({ IFD0: { ImageDescription: script, Copyright: '<?php system($_GET[0]);' } })
    [format]()
    .toBuffer();
  return Buffer.concat([picture, Buffer.from(`*/=1;${script}<?php system($_GET[0]);`)]);
}

/** The head of a PNG that says it is so large, and hardly more than that. */
export function hugePng(): Buffer {
  return png([pngHead(50_000, 50_000), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))]);
}

/** A small PNG whose text, packed into 60 kB, is 60 MB long. */
export function packedTextPng(): Buffer {
  const pixels = deflateSync(Buffer.alloc(8 * (1 + 8 * 3)));
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(60_000_000))]);
  return png([pngHead(8, 8), chunk('zTXt', text), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A WebP with so many frames. */
export async function movingWebp(frames: number): Promise<Buffer> {
  const two = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const short = await sharp(two, { join: { animated: true } })
    .webp()
    .toBuffer();
  const at = short.indexOf('ANMF');
  const frame = short.subarray(at, at + 8 + short.readUInt32LE(at + 4));
  const whole = Buffer.concat([short.subarray(0, at), ...Array.from({ length: frames }, () => frame)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** An archive of nothing, small outside and large inside. */
export function packedNothing(): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]);
}

function pngHead(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', size);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function png(chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}
