import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** As much of CBOR as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };
/** What a browser and a device would have done otherwise. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Whether the person was asked for a finger, a face or a PIN. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  id?: string;
  key?: KeyObject;
};

/** A passkey and the device that holds it, for tests: ES256, without attestation. */
export function createAuthenticator(origin: string, idBytes = 32) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idBytes);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, how: Deviation) =>
    Buffer.from(JSON.stringify({ type: how.type ?? type, challenge, origin: how.origin ?? origin }));
  const authData = (rpId: string, how: Deviation, made = Buffer.alloc(0)) => {
    const flags = 0x01 | (how.verified === false ? 0 : 0x04) | (made.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(how.counter ?? counter);
    return Buffer.concat([sha256(how.rpId ?? rpId), Buffer.from([flags]), count, made]);
  };

  return {
    id: base64url(id),
    /** Answers what `navigator.credentials.create` would. */
    register(options: Options, how: Deviation = {}) {
      userHandle = options.user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number | string, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const rawId = how.id === undefined ? id : Buffer.from(how.id, 'base64url');
      const made = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([rawId.length >> 8, rawId.length & 255]),
        rawId,
        cbor(cose),
      ]);
      const attestationObject = cbor(
        new Map<number | string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(options.rp?.id ?? '', how, made)],
        ]),
      );
      return {
        id: base64url(rawId),
        rawId: base64url(rawId),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, how)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** Answers what `navigator.credentials.get` would. */
    sign(options: Options, how: Deviation = {}) {
      counter += 1;
      const data = authData(options.rpId ?? '', how);
      const client = clientData('webauthn.get', options.challenge, how);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), how.key ?? privateKey);
      return {
        id: how.id ?? base64url(id),
        rawId: how.id ?? base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: how.userHandle ?? userHandle,
        },
      };
    },
  };
}
