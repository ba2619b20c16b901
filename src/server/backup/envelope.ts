import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt as scryptOf,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BrokenBackup, type ByteReader } from './read-bytes.ts';

const scrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scryptOf);

/** The first line of each backup; the number counts up with a form that older programs cannot read. */
const firstLine = 'PANIER-BACKUP-1\n';
const envelope = z.discriminatedUnion('cipher', [
  z.object({ cipher: z.literal('none') }),
  z.object({
    cipher: z.literal('aes-256-gcm'),
    // 128 MB of memory and some 0.4 s; a file of somebody else's must not ask for all that there is.
    kdf: z.object({
      n: z
        .number()
        .int()
        .min(2 ** 14)
        .max(2 ** 20),
      r: z.literal(8),
      p: z.literal(1),
      salt: z.base64(),
    }),
  }),
]);
type Envelope = z.output<typeof envelope>;

const frameSize = 2 ** 20;
const tagSize = 16;
const isLast = 0x8000_0000;

/**
 * The content in frames of a megabyte, each with a tag that depends on its place, on all of the head and on whether it is
 * the last: a frame that was changed, left out, added or moved is found. With a passphrase the tag is that of AES-256-GCM;
 * without, a checksum over all that comes before, which tells accidents but no forger.
 */
export async function* seal(content: AsyncIterable<Buffer>, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const kdf = { n: 2 ** 17, r: 8, p: 1, salt: randomBytes(16).toString('base64') } as const;
  const about: Envelope = passphrase ? { cipher: 'aes-256-gcm', kdf } : { cipher: 'none' };
  const head = Buffer.from(`${firstLine}${JSON.stringify(about)}\n`);
  yield head;
  const frames = await makeFrames(about, head, passphrase);
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    size += chunk.length;
    while (size > frameSize) {
      const all = Buffer.concat(waiting);
      yield frames.close(all.subarray(0, frameSize), false);
      waiting = [all.subarray(frameSize)];
      size -= frameSize;
    }
  }
  yield frames.close(Buffer.concat(waiting), true);
}

/** The content again; throws a BrokenBackup at the first frame that is not as it was written. */
export async function* open(bytes: ByteReader, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const first = await bytes.line(firstLine.length);
  if (`${first}\n` !== firstLine)
    throw new BrokenBackup(
      /^PANIER-BACKUP-\d+$/.test(first) ? 'it was written by a newer program' : 'it is no backup of Panier',
    );
  const text = await bytes.line(2000);
  const about = readEnvelope(text);
  if (about.cipher !== 'none' && !passphrase)
    throw new BrokenBackup('it is encrypted: set BACKUP_PASSPHRASE to what it was written with');
  const frames = await makeFrames(about, Buffer.from(`${firstLine}${text}\n`), passphrase);
  for (let ended = false; !ended; ) {
    const start = (await bytes.exactly(4)).readUInt32BE();
    ended = (start & isLast) !== 0;
    const length = start & ~isLast;
    if (length > frameSize) throw new BrokenBackup('a part of it has an impossible length');
    const sealed = await bytes.exactly(length);
    yield frames.open(sealed, await bytes.exactly(tagSize), ended);
  }
  if (!(await bytes.isAtEnd())) throw new BrokenBackup('something was added after its end');
}

function readEnvelope(text: string): Envelope {
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    throw new BrokenBackup('its head cannot be read');
  }
}

type Frames = {
  close: (plain: Buffer, last: boolean) => Buffer;
  open: (sealed: Buffer, tag: Buffer, last: boolean) => Buffer;
};

async function makeFrames(about: Envelope, head: Buffer, passphrase: string | undefined): Promise<Frames> {
  let place = 0;
  const start = (length: number, last: boolean) => {
    const four = Buffer.alloc(4);
    four.writeUInt32BE((length | (last ? isLast : 0)) >>> 0);
    return four;
  };
  if (about.cipher === 'none') {
    let before = createHash('sha256').update(head).digest();
    const sum = (plain: Buffer, last: boolean) => {
      before = createHash('sha256').update(before).update(start(plain.length, last)).update(plain).digest();
      return before.subarray(0, tagSize);
    };
    return {
      close: (plain, last) => Buffer.concat([start(plain.length, last), plain, sum(plain, last)]),
      open: (plain, tag, last) => {
        place += 1;
        if (!timingSafeEqual(sum(plain, last), tag)) throw new BrokenBackup(`its part ${place} was changed`);
        return plain;
      },
    };
  }
  const { n, r, p, salt } = about.kdf;
  // A salt of its own gives each file a key of its own: the place of a frame never comes twice under one key.
  const key = await scrypt(passphrase ?? '', Buffer.from(salt, 'base64'), 32, { N: n, r, p, maxmem: 256 * n * r });
  const nonce = () => {
    const twelve = Buffer.alloc(12);
    twelve.writeBigUInt64BE(BigInt(place++), 4);
    return twelve;
  };
  const bound = (length: number, last: boolean) => Buffer.concat([head, start(length, last)]);
  return {
    close: (plain, last) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonce()).setAAD(bound(plain.length, last));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([start(plain.length, last), sealed, cipher.getAuthTag()]);
    },
    open: (sealed, tag, last) => {
      const cipher = createDecipheriv('aes-256-gcm', key, nonce()).setAAD(bound(sealed.length, last)).setAuthTag(tag);
      try {
        return Buffer.concat([cipher.update(sealed), cipher.final()]);
      } catch {
        throw new BrokenBackup(
          place === 1 ? 'the passphrase is not that of the file' : `its part ${place} was changed`,
        );
      }
    },
  };
}
