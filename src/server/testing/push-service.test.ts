import { createECDH, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decryptPush, makeBrowserKeys, readVapid, startPushService } from './push-service.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291, appendix A, is read', () => {
  const privateKey = bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const publicKey = pair.getPublicKey();
  expect(publicKey.toString('base64url')).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const keys = { privateKey, publicKey, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') };
  expect(decryptPush(keys, body).toString()).toBe('When I grow up, I want to be a watermelon');
  const changed = Buffer.from(body);
  changed[120] = (changed[120] ?? 0) ^ 1;
  expect(() => decryptPush(keys, changed)).toThrow();
  expect(() => decryptPush({ ...keys, auth: Buffer.alloc(16) }, body)).toThrow();
});

describe('who signs', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url');
  const now = 1_800_000_000;
  const origin = 'https://push.example';
  const right = { aud: origin, exp: now + 3600, sub: 'mailto:a@b.example' };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (claims: object, head: object = { typ: 'JWT', alg: 'ES256' }) => {
    const text = `${part(head)}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${key}`;
  };

  test('is known by the key', () => {
    expect(readVapid(signed(right), { origin, now })).toEqual({ key, sub: right.sub });
  });

  test.each([
    ['another service', signed({ ...right, aud: 'https://other.example' }), 'signed for https://other.example'],
    ['a day and a second', signed({ ...right, exp: now + 86_401 }), 'signed for too long, or no more'],
    ['yesterday', signed({ ...right, exp: now }), 'signed for too long, or no more'],
    ['nobody', signed({ ...right, sub: 'a@b.example' }), 'nobody to reach'],
    ['another algorithm', signed(right, { alg: 'none' }), 'not signed by ES256'],
    ['other claims', signed(right).replace(part(right), part({ ...right, exp: now + 9 })), 'wrong signature'],
    ['nothing', '', 'not signed by ES256'],
  ])('for %s is refused', (_, authorization, why) => {
    expect(readVapid(authorization, { origin, now })).toBe(why);
  });
});

test('the service says what is missing', async () => {
  const service = await startPushService();
  const { subscription } = service.subscribe(makeBrowserKeys().publicKey.toString('base64url'));
  const post = async (headers: Record<string, string>, url = subscription.endpoint, body = 'x') =>
    (await fetch(url, { method: 'POST', headers, body })).status;
  expect(await post({})).toBe(400);
  expect(await post({ ttl: '60' }, subscription.endpoint, 'x'.repeat(4097))).toBe(413);
  expect(await post({ ttl: '60', topic: 'x'.repeat(33) })).toBe(400);
  expect(await post({ ttl: '60' })).toBe(415);
  expect(await post({ ttl: '60', 'content-encoding': 'aes128gcm' })).toBe(401);
  expect(await post({ ttl: '60' }, `http://${service.host}/push/other`)).toBe(404);
  expect(service.faults[0]).toBe('no TTL');
});
