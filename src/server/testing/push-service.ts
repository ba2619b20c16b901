import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** The keys of a browser: its pair on P-256 and the secret of its subscription. */
export type BrowserKeys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer };
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A push as the browser has it. */
export type TakenPush = {
  message: { title: string; body: string; link: string; tag: string };
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  sub: string;
};

/** A browser that has subscribed at the service. */
export type TestBrowser = {
  subscription: Subscription;
  /** What the service holds for it, the oldest first: of one topic the last alone. */
  taken: () => TakenPush[];
  /** What has come to it in all. */
  count: () => number;
  /** It has unsubscribed: from now on the service answers so. */
  leave: (status: 404 | 410) => void;
  /** The next answers for it; afterwards it is taken again. */
  refuse: (...statuses: number[]) => void;
};

/**
 * A push service at a free port of this machine, closed after the last test of the file. It speaks RFC 8030 and takes what is
 * encrypted by RFC 8291 and signed by RFC 8292 with `shopKey` alone; what is not answers 400, 401 or 403.
 */
export async function startPushService(): Promise<{
  /** `127.0.0.1:port`, as PUSH_ALLOWED_HOSTS writes it. */
  host: string;
  subscribe: (shopKey: string) => TestBrowser;
  /** Why it refused what came, in order. */
  faults: string[];
}> {
  type Answer = { status: number; why?: string; headers?: Record<string, string> };
  type Box = { keys: BrowserKeys; shopKey: string; held: TakenPush[]; count: number; gone: number; next: number[] };
  const boxes = new Map<string, Box>();
  const faults: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => take(request, Buffer.concat(parts), response));
  });
  const take = (request: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { status, why = '', headers = {} } = judge(request, body);
    if (why) faults.push(why);
    response.writeHead(status, headers).end();
  };
  function judge(request: IncomingMessage, body: Buffer): Answer {
    const no = (status: number, why = ''): Answer => ({ status, why });
    const box = boxes.get(request.url ?? '');
    const { headers } = request;
    const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
    if (!box) return no(404, 'no such subscription');
    const refused = box.next.shift();
    if (refused) return { status: refused, headers: refused === 429 ? { 'retry-after': '120' } : {} };
    if (box.gone) return no(box.gone);
    if (request.method !== 'POST') return no(405, 'not a POST');
    const ttl = header('ttl');
    if (ttl === undefined || !/^\d+$/.test(ttl)) return no(400, 'no TTL');
    if (body.length > 4096) return no(413, 'more than 4096 bytes');
    const topic = header('topic');
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return no(400, 'a topic is 32 letters of base64url');
    const urgency = header('urgency');
    if (urgency !== undefined && !/^(very-low|low|normal|high)$/.test(urgency)) return no(400, 'no such urgency');
    if (header('content-encoding') !== 'aes128gcm') return no(415, 'not aes128gcm');
    const signed = readVapid(header('authorization') ?? '', { origin, now: Date.now() / 1000 });
    if (typeof signed === 'string') return no(401, signed);
    if (signed.key !== box.shopKey) return no(403, 'signed with another key');
    try {
      const message = JSON.parse(decryptPush(box.keys, body).toString());
      if (topic !== undefined) box.held = box.held.filter((one) => one.topic !== topic);
      box.held.push({ message, ttl: Number(ttl), urgency, topic, sub: signed.sub });
      box.count += 1;
    } catch (error) {
      return no(400, String(error));
    }
    return { status: 201, headers: { location: `${origin}/message/${randomBytes(8).toString('hex')}`, ttl } };
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    host,
    faults,
    subscribe: (shopKey) => {
      const keys = makeBrowserKeys();
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const box: Box = { keys, shopKey, held: [], count: 0, gone: 0, next: [] };
      boxes.set(path, box);
      const text = (bytes: Buffer) => bytes.toString('base64url');
      return {
        subscription: { endpoint: `${origin}${path}`, keys: { p256dh: text(keys.publicKey), auth: text(keys.auth) } },
        taken: () => box.held,
        count: () => box.count,
        leave: (status) => {
          box.gone = status;
        },
        refuse: (...statuses) => box.next.push(...statuses),
      };
    },
  };
}

export function makeBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), publicKey: pair.getPublicKey(), auth: randomBytes(16) };
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', key)).digest();
const one = Buffer.from([1]);

/**
 * What a body of the coding `aes128gcm` (RFC 8188) says that is encrypted for a browser (RFC 8291): one record. Throws where
 * it is not.
 */
export function decryptPush({ privateKey, publicKey, auth }: BrowserKeys, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  // RFC 8291, 3.3 and 3.4: the shared secret with the secret of the subscription, then the salt of the message.
  const combined = hmac(auth, pair.computeSecret(senderKey));
  const keyMaterial = hmac(combined, 'WebPush: info\0', publicKey, senderKey, one);
  const base = hmac(salt, keyMaterial);
  const key = hmac(base, 'Content-Encoding: aes128gcm\0', one).subarray(0, 16);
  const nonce = hmac(base, 'Content-Encoding: nonce\0', one).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros of padding (RFC 8188, 2).
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('no last record');
  return padded.subarray(0, end);
}

/**
 * Who signed a request by RFC 8292: the public key and whom to reach, or what is wrong with it. `now` in seconds.
 */
export function readVapid(
  authorization: string,
  { origin, now }: { origin: string; now: number },
): { key: string; sub: string } | string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text || 'e30', 'base64url').toString());
  if (read(head).alg !== 'ES256') return 'not signed by ES256';
  const { aud, exp, sub } = read(claims);
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return 'no public key';
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'wrong signature';
  if (aud !== origin) return `signed for ${aud}`;
  if (typeof exp !== 'number' || exp <= now || exp > now + 24 * 3600) return 'signed for too long, or no more';
  if (!/^(mailto:|https:)/.test(sub)) return 'nobody to reach';
  return { key, sub };
}
