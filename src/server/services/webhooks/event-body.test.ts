import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { openSecret, sealSecret, signedHeaders } from './event-body.ts';

test('signatures are those of the package by which receivers verify', () => {
  const keys = fc.uint8Array({ minLength: 24, maxLength: 64 });
  fc.assert(
    fc.property(keys, fc.string({ unit: 'grapheme' }), fc.nat(), (key, body, id) => {
      const secret = `whsec_${Buffer.from(key).toString('base64')}`;
      const now = new Date();
      const headers = signedHeaders(secret, { id, body, now });
      expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(`msg_${id}`, now, body));
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
    }),
  );
});

test('a secret is opened for its own webhook alone', () => {
  const shop = Buffer.from('the secret of the shop, of 32 bytes');
  const sealed = sealSecret(shop, 7, 'whsec_x');
  expect(sealed).not.toContain('whsec_x');
  expect(openSecret(shop, 7, sealed)).toBe('whsec_x');
  expect(() => openSecret(shop, 8, sealed)).toThrow();
});
